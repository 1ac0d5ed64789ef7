// SPDX-License-Identifier: MIT

import CDoorstepRule
import Testing

/// Plug-ins that were built against version 1.0 must find every field where it was then.
@Suite("Layout of the plug-in interface")
struct InterfaceLayoutTests {
  /// From the rules of the x86-64 and AArch64 ABIs: each field at the next multiple of its size.
  @Test func `every field of version 1.0 is where it was`() {
    #expect(unsafe offsets(of: \doorstep_text.bytes, \.length) == [0, 8])
    #expect(
      offsets(
        of: \doorstep_failure.struct_size, \.text_length, \.text, \.pointer_length, \.pointer)
        == [0, 4, 8, 248, 252])
    #expect(
      unsafe offsets(
        of: \doorstep_request.struct_size, \.given, \.longitude, \.latitude, \.placed_unix_ms,
        \.deliver_unix_ms, \.utc_offset_seconds, \.base_estimate_seconds, \.base_fee_minor,
        \.subtotal_minor, \.item_count, \.weight_grams, \.basket_tags, \.customer_tags, \.currency,
        \.zone_id, \.hub_id, \.request_id, \.deadline_monotonic_ns, \.host_ref)
        == [
          0, 4, 8, 16, 24, 32, 40, 44, 48, 56, 64, 72, 80, 96, 112, 128, 144, 160, 168, 176,
        ])
    #expect(
      offsets(
        of: \doorstep_verdict.struct_size, \.action, \.fee_delta_minor, \.estimate_delta_seconds,
        \.code_length, \.code, \.message_length, \.message)
        == [0, 4, 8, 16, 20, 24, 72, 76])
    #expect(
      unsafe offsets(
        of: \doorstep_host.struct_size, \.abi_minor, \.host_data, \.name, \.version, \.log,
        \.request_json, \.cancelled, \.get_extension)
        == [0, 4, 8, 16, 32, 48, 56, 64, 72])
    #expect(
      unsafe offsets(
        of: \doorstep_rule.struct_size, \.abi_minor, \.min_host_minor, \.capabilities, \.id,
        \.version, \.summary, \.config_schema, \.toolchain, \.author_data, \.create, \.destroy,
        \.evaluate, \.get_extension)
        == [0, 4, 8, 12, 16, 32, 48, 64, 80, 96, 104, 112, 120, 128])
  }

  @Test func `what version 1.1 added stands behind that`() {
    #expect(unsafe offsets(of: \doorstep_request.wanted, \.reserved) == [184, 188])
    #expect(unsafe offsets(of: \doorstep_host.service_folder, \.annotate) == [80, 96])
    #expect(
      unsafe offsets(
        of: \doorstep_batch_item.request, \.verdict, \.failure, \.status, \.reserved)
        == [0, 8, 16, 24, 28])
    #expect(
      unsafe offsets(of: \doorstep_batch.struct_size, \.reserved, \.evaluate_batch) == [0, 4, 8])
    #expect(
      unsafe offsets(of: \doorstep_watch_list.struct_size, \.reserved, \.host_data, \.add)
        == [0, 4, 8, 16])
    #expect(
      unsafe offsets(of: \doorstep_watches.struct_size, \.reserved, \.list_files) == [0, 4, 8])
  }

  /// The fields of version 1.1 and no more: a later minor version changes this test by appending.
  @Test func `no struct of version 1.1 has grown`() {
    #expect(unsafe MemoryLayout<doorstep_text>.size == 16)
    #expect(MemoryLayout<doorstep_failure>.size == 376)
    #expect(unsafe MemoryLayout<doorstep_request>.size == 192)
    #expect(MemoryLayout<doorstep_verdict>.size == 320)
    #expect(unsafe MemoryLayout<doorstep_host>.size == 104)
    #expect(unsafe MemoryLayout<doorstep_rule>.size == 136)
    #expect(unsafe MemoryLayout<doorstep_batch_item>.size == 32)
    #expect(MemoryLayout<doorstep_batch>.size == 16)
    #expect(unsafe MemoryLayout<doorstep_watch_list>.size == 24)
    #expect(MemoryLayout<doorstep_watches>.size == 16)
  }

  @Test func `no number of version 1.1 has changed`() {
    #expect(DOORSTEP_WANTED_NOTES == 1)
    #expect(
      [DOORSTEP_NOTE_LIMIT, DOORSTEP_NOTE_KEY_CAPACITY, DOORSTEP_NOTE_VALUE_CAPACITY]
        == [8, 48, 240])
    #expect(
      [DOORSTEP_BATCH_LIMIT, DOORSTEP_WATCH_LIMIT, DOORSTEP_WATCH_PATH_CAPACITY]
        == [1024, 64, 4095])
    #expect([DOORSTEP_BATCH, DOORSTEP_WATCHES] == ["doorstep.batch/1", "doorstep.watches/1"])
  }

  /// Numbers that plug-ins have compiled in.
  @Test func `no number of version 1.0 has changed`() {
    #expect([DOORSTEP_ABI_MAJOR, DOORSTEP_ABI_MINOR] == [1, 1])
    #expect(
      [DOORSTEP_ALLOW, DOORSTEP_REFUSE, DOORSTEP_ADJUST, DOORSTEP_ABSTAIN, DOORSTEP_UNKNOWN]
        == [1, 2, 3, 4, 5])
    #expect(
      [
        DOORSTEP_OK, DOORSTEP_FAILED, DOORSTEP_BAD_CONFIG, DOORSTEP_UNSUPPORTED,
        DOORSTEP_CANCELLED, DOORSTEP_OUT_OF_MEMORY,
      ] == [0, -1, -2, -3, -4, -5])
    #expect(
      [
        DOORSTEP_GIVEN_COORDINATE, DOORSTEP_GIVEN_DELIVERY_TIME, DOORSTEP_GIVEN_BASE_ESTIMATE,
        DOORSTEP_GIVEN_BASE_FEE, DOORSTEP_GIVEN_SUBTOTAL, DOORSTEP_GIVEN_ITEM_COUNT,
        DOORSTEP_GIVEN_WEIGHT, DOORSTEP_GIVEN_BASKET_TAGS, DOORSTEP_GIVEN_CUSTOMER_TAGS,
      ] == [1, 2, 4, 8, 16, 32, 64, 128, 256])
    #expect([DOORSTEP_CONCURRENT, DOORSTEP_WANTS_JSON, DOORSTEP_PURE] == [1, 2, 4])
  }

  private func offsets<Struct, each Field>(of fields: repeat KeyPath<Struct, each Field>) -> [Int?]
  {
    var offsets: [Int?] = []
    for field in repeat each fields { offsets.append(MemoryLayout<Struct>.offset(of: field)) }
    return offsets
  }
}
