/* SPDX-License-Identifier: MIT */

#ifndef CZONEKERNELS_SHIM_H
#define CZONEKERNELS_SHIM_H

/* What Swift has no words for: asking for memory early, and the multiplication of pairs. */

#include <stdint.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* Asks for the cache line at an address, which need not be valid. */
static inline void prefetch(const void *address) { __builtin_prefetch(address); }

/* On which sides of a line some vertices lie, one bit each. */
typedef struct {
  uint64_t right; /* to the right of the line */
  uint64_t near;  /* so near to it that the side is not certain */
} vertex_sides;

/* Compares vertices with the line from (0, 0) to (x, y).
 *
 * A vertex is a word: x in the lower half, y in the upper one, both signed and above -32768. `count`
 * is at most 64; memory is read up to the next multiple of 4. A side is not certain when twice the
 * area between line and vertex is at most `slack` plus the size of the vertex, |x| + |y|. */
static inline vertex_sides sides_of_line(const uint32_t *vertices, int count, int16_t x, int16_t y,
                                         int32_t slack) {
  vertex_sides sides = {0, 0};
#ifdef __SSE2__
  const __m128i line = _mm_set1_epi32((int32_t)((uint32_t)(uint16_t)x << 16 | (uint16_t)-y));
  const __m128i line_slack = _mm_set1_epi32(slack);
  const __m128i ones = _mm_set1_epi16(1);
  const __m128i zero = _mm_setzero_si128();
  for (int index = 0; index < count; index += 4) {
    const __m128i four = _mm_loadu_si128((const __m128i *)(vertices + index));
    const __m128i side = _mm_madd_epi16(four, line);
    const __m128i sizes = _mm_max_epi16(four, _mm_sub_epi16(zero, four));
    const __m128i most = _mm_add_epi32(_mm_madd_epi16(sizes, ones), line_slack);
    const __m128i far =
        _mm_or_si128(_mm_cmpgt_epi32(side, most), _mm_cmpgt_epi32(_mm_sub_epi32(zero, most), side));
    sides.right |= (uint64_t)_mm_movemask_ps(_mm_castsi128_ps(side)) << index;
    sides.near |= (uint64_t)(_mm_movemask_ps(_mm_castsi128_ps(far)) ^ 15) << index;
  }
#else
  for (int index = 0; index < count; index += 1) {
    const int32_t vertex_x = (int16_t)(vertices[index] & 0xFFFF);
    const int32_t vertex_y = (int16_t)(vertices[index] >> 16);
    /* In 64 bits, because numbers of a damaged file may overflow 32. */
    const int64_t side = (int64_t)x * vertex_y - (int64_t)y * vertex_x;
    const int64_t most = (int64_t)slack + (vertex_x < 0 ? -vertex_x : vertex_x) +
                         (vertex_y < 0 ? -vertex_y : vertex_y);
    sides.right |= (uint64_t)(side < 0) << index;
    sides.near |= (uint64_t)(side <= most && side >= -most) << index;
  }
#endif
  const uint64_t counted = count < 64 ? ((uint64_t)1 << count) - 1 : ~(uint64_t)0;
  sides.right &= counted;
  sides.near &= counted;
  return sides;
}

#endif
