/* SPDX-License-Identifier: MIT */

#ifndef CZONEKERNELS_SHIM_H
#define CZONEKERNELS_SHIM_H

/* What Swift has no words for: asking for memory early, and arithmetic on pairs of numbers. */

#include <stdint.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* Asks for the cache line at an address, which need not be valid. */
static inline void prefetch(const void *address) { __builtin_prefetch(address); }

/* How places become cells of a grid. Of pairs, the first is of longitudes. */
typedef struct {
  double least[2];
  double scale[2];
  double end[2];       /* positions below this are in cells */
  int column_shift;    /* from a unit to its column */
  int row_shift;       /* from a pair of units to the number of the first cell in its row, */
  uint32_t row_mask;   /* which has these bits */
  uint32_t cell_count; /* stands for no cell */
} cell_map;

/* Where a place is. */
typedef struct {
  uint64_t units;    /* x + 2^32 y, if it has a cell */
  uint32_t cell;     /* the number of its cell */
  uint32_t is_usual; /* 0 on the antimeridian and off the globe, where it has no cell */
} cell_place;

/* Finds the cell of a place. All rounding is that of `GridFrame`. */
static inline cell_place find_cell(const cell_map *map, double longitude, double latitude) {
#pragma STDC FP_CONTRACT OFF
  const double before = -0.5, to_whole = 0x1.8p52;
  const double limits[2] = {180, 0x1.6800000000001p6 /* just above 90 */};
#ifdef __SSE2__
  const __m128d place = _mm_set_pd(latitude, longitude);
  const __m128d size = _mm_andnot_pd(_mm_set1_pd(-0.0), place);
  const __m128d usual = _mm_cmplt_pd(size, _mm_loadu_pd(limits));
  const __m128d least = _mm_loadu_pd(map->least), scale = _mm_loadu_pd(map->scale);
  const __m128d position = _mm_mul_pd(_mm_sub_pd(place, least), scale);
  const __m128d inside = _mm_and_pd(_mm_cmpgt_pd(position, _mm_set1_pd(before)),
                                    _mm_cmplt_pd(position, _mm_loadu_pd(map->end)));
  const __m128i whole = _mm_castpd_si128(_mm_add_pd(position, _mm_set1_pd(to_whole)));
  const uint64_t units = (uint64_t)_mm_cvtsi128_si64(_mm_shuffle_epi32(whole, 8));
  const int is_usual = _mm_movemask_pd(usual) == 3;
  const int has_cell = _mm_movemask_pd(_mm_and_pd(inside, usual)) == 3;
#else
  const double place[2] = {longitude, latitude};
  uint64_t units = 0;
  int is_usual = 1, has_cell = 1;
  for (int axis = 0; axis < 2; axis += 1) {
    const double position = (place[axis] - map->least[axis]) * map->scale[axis];
    is_usual &= place[axis] < limits[axis] && -place[axis] < limits[axis];
    has_cell &= is_usual && position > before && position < map->end[axis];
    const double whole = position + to_whole;
    uint64_t bits;
    __builtin_memcpy(&bits, &whole, sizeof bits);
    units |= (bits & 0xFFFFFFFF) << 32 * axis;
  }
#endif
  const uint32_t row = (uint32_t)(units >> map->row_shift) & map->row_mask;
  const uint32_t cell = row | (uint32_t)units >> map->column_shift;
  const cell_place found = {units, has_cell ? cell : map->cell_count, (uint32_t)is_usual};
  return found;
}

/* Finds the cells of at most 64 places, longitudes and latitudes in turn, and asks for the memory
 * of their codes. Returns one bit for each place that is not usual. */
static inline uint64_t find_cells(const cell_map *map, const double *places, int count,
                                  const uint32_t *codes, uint64_t *units, uint32_t *cells) {
  uint64_t unusual = 0;
  for (int index = 0; index < count; index += 1) {
    const cell_place found = find_cell(map, places[2 * index], places[2 * index + 1]);
    units[index] = found.units;
    cells[index] = found.cell;
    prefetch(codes + found.cell);
    unusual |= (uint64_t)!found.is_usual << index;
  }
  return unusual;
}

/* What a straight path makes of some edges, one bit each. */
typedef struct {
  uint64_t crossed;    /* it crosses the edge once */
  uint64_t open;       /* that is not certain */
  uint64_t straddling; /* the ends of the edge certainly lie on both sides of the path's line */
} path_crossings;

#ifdef __SSE2__
/* |x| + |y| of each vertex. */
static inline __m128i sizes_of_vertices(__m128i vertices) {
  const __m128i negated = _mm_sub_epi16(_mm_setzero_si128(), vertices);
  return _mm_madd_epi16(_mm_max_epi16(vertices, negated), _mm_set1_epi16(1));
}

/* Of which numbers the magnitude is above `most`. */
static inline __m128i are_far(__m128i numbers, __m128i most) {
  const __m128i least = _mm_sub_epi32(_mm_setzero_si128(), most);
  return _mm_or_si128(_mm_cmpgt_epi32(numbers, most), _mm_cmpgt_epi32(least, numbers));
}

/* The highest bit of each number. */
static inline uint64_t top_bits(__m128i numbers) {
  return (uint64_t)_mm_movemask_ps(_mm_castsi128_ps(numbers));
}
#endif

/* Follows a path from (0, 0) to (x, y) across the edges that join each vertex with the next one.
 *
 * A vertex is a word: x in the lower half, y in the upper one, both signed; |x| + |y| of each,
 * and of the path, is below 32768. The bit of an edge is the number of its second vertex. `count`
 * is at most 64, and memory is read up to 3 vertices further.
 *
 * All numbers but the start of the path may be off by less than 0.8. So a cross product is off by
 * less than the sizes of its two vertices, |x| + |y|, and 2. */
static inline path_crossings crossings_of_path(const uint32_t *vertices, int count, int16_t x,
                                               int16_t y) {
  path_crossings found = {0, 0, 0};
  const int32_t path_slack = (x < 0 ? -x : x) + (y < 0 ? -y : y) + 2;
#ifdef __SSE2__
  const __m128i path = _mm_set1_epi32((int32_t)((uint32_t)(uint16_t)x << 16 | (uint16_t)-y));
  const __m128i slack = _mm_set1_epi32(path_slack);
  const __m128i upper_half = _mm_set1_epi32((int32_t)0xFFFF0000);
  for (int index = 1; index < count; index += 4) {
    const __m128i a = _mm_loadu_si128((const __m128i *)(vertices + index - 1));
    const __m128i b = _mm_loadu_si128((const __m128i *)(vertices + index));
    const __m128i a_size = sizes_of_vertices(a);
    const __m128i b_size = sizes_of_vertices(b);
    /* On which sides of the path the ends of the edge are. */
    const __m128i a_side = _mm_madd_epi16(a, path);
    const __m128i b_side = _mm_madd_epi16(b, path);
    const __m128i ends_far = _mm_and_si128(are_far(a_side, _mm_add_epi32(a_size, slack)),
                                           are_far(b_side, _mm_add_epi32(b_size, slack)));
    /* On which sides of the edge start and tip of the path are. The whole sum for the tip would not
     * fit, so it is halved, and off by less than half of three products and the rounding. */
    const __m128i swapped = _mm_or_si128(_mm_slli_epi32(b, 16), _mm_srli_epi32(b, 16));
    const __m128i turned = _mm_sub_epi16(_mm_xor_si128(swapped, upper_half), upper_half);
    const __m128i start = _mm_madd_epi16(a, turned);
    const __m128i change = _mm_sub_epi32(_mm_srai_epi32(a_side, 1), _mm_srai_epi32(b_side, 1));
    const __m128i tip = _mm_add_epi32(_mm_srai_epi32(start, 1), change);
    const __m128i edge_slack = _mm_add_epi32(_mm_add_epi32(a_size, b_size), _mm_set1_epi32(2));
    const __m128i path_far = _mm_and_si128(are_far(start, edge_slack),
                                           are_far(tip, _mm_add_epi32(edge_slack, slack)));
    const uint64_t straddles = top_bits(_mm_and_si128(ends_far, _mm_xor_si128(a_side, b_side)));
    const uint64_t parts = top_bits(_mm_and_si128(path_far, _mm_xor_si128(start, tip)));
    const uint64_t missed = (top_bits(ends_far) & ~straddles) | (top_bits(path_far) & ~parts);
    found.crossed |= (straddles & parts) << index;
    found.open |= (15 & ~(straddles & parts) & ~missed) << index;
    found.straddling |= straddles << index;
  }
#else
  for (int index = 1; index < count; index += 1) {
    /* In 64 bits, because numbers of a damaged file may overflow 32. */
    const int64_t ax = (int16_t)(vertices[index - 1] & 0xFFFF);
    const int64_t ay = (int16_t)(vertices[index - 1] >> 16);
    const int64_t bx = (int16_t)(vertices[index] & 0xFFFF);
    const int64_t by = (int16_t)(vertices[index] >> 16);
    const int64_t a_size = (ax < 0 ? -ax : ax) + (ay < 0 ? -ay : ay);
    const int64_t b_size = (bx < 0 ? -bx : bx) + (by < 0 ? -by : by);
    const int64_t a_side = x * ay - y * ax, b_side = x * by - y * bx;
    const int64_t start = ax * by - ay * bx;
    const int64_t tip = (start >> 1) + (a_side >> 1) - (b_side >> 1);
    const int64_t a_slack = a_size + path_slack, b_slack = b_size + path_slack;
    const int64_t start_slack = a_size + b_size + 2, tip_slack = start_slack + path_slack;
    const uint64_t ends_far = (a_side > a_slack || a_side < -a_slack) &&
                              (b_side > b_slack || b_side < -b_slack);
    const uint64_t path_far = (start > start_slack || start < -start_slack) &&
                              (tip > tip_slack || tip < -tip_slack);
    const uint64_t straddles = ends_far && (a_side < 0) != (b_side < 0);
    const uint64_t parts = path_far && (start < 0) != (tip < 0);
    const uint64_t missed = (ends_far & ~straddles) | (path_far & ~parts);
    found.crossed |= (straddles & parts) << index;
    found.open |= (1 & ~(straddles & parts) & ~missed) << index;
    found.straddling |= straddles << index;
  }
#endif
  return found;
}

#endif
