// SPDX-License-Identifier: MIT

/// The files of a new plug-in in C.
enum CPluginTemplate {
  /// The paths of the files, and what they say.
  static func files(named name: String, checkout: String) -> [(path: String, text: String)] {
    [
      ("\(name).c", rule(named: name)), ("\(name)Test.c", test(named: name)),
      ("Makefile", makefile(named: name, checkout: checkout)),
    ]
  }

  private static func rule(named name: String) -> String {
    """
    /* Refuses deliveries before six in the morning. */
    #include "doorstep_rule_kit.h"

    static doorstep_status create(const doorstep_rule *rule, const doorstep_host *host,
                                  doorstep_text config, void **instance, doorstep_failure *failure) {
      (void)rule, (void)host, (void)config, (void)failure;
      *instance = NULL; /* A rule with a configuration keeps here what it read. */
      return DOORSTEP_OK;
    }

    static void destroy(void *instance) { (void)instance; }

    static doorstep_status evaluate(void *instance, const doorstep_request *request,
                                    doorstep_verdict *verdict, doorstep_failure *failure) {
      (void)instance, (void)failure;
      const int64_t second_of_day = doorstep_delivery_wall_seconds(request) % 86400;
      if (second_of_day < 6 * 3600) {
        return doorstep_refuse(verdict, "TOO_EARLY", "We deliver from six in the morning");
      }
      return doorstep_allow(verdict);
    }

    static const doorstep_rule table = {
        .struct_size = sizeof(doorstep_rule),
        .abi_minor = DOORSTEP_ABI_MINOR,
        .capabilities = DOORSTEP_CONCURRENT | DOORSTEP_PURE,
        .id = DOORSTEP_TEXT("com.example.\(name.lowercased())"),
        .version = DOORSTEP_TEXT("0.1.0"),
        .summary = DOORSTEP_TEXT("Refuses deliveries before six in the morning."),
        .create = create,
        .destroy = destroy,
        .evaluate = evaluate,
    };

    DOORSTEP_EXPORT const doorstep_rule *doorstep_rule_entry_v1(void) { return &table; }

    """
  }

  private static func test(named name: String) -> String {
    """
    /* Asks the rule as Doorstep would, without Doorstep. */
    #include <stdio.h>

    #include "doorstep_rule_kit.h"

    /* The action for an order that is wanted at `hour` on the service's clock; 0 if the rule fails. */
    static uint32_t action_at(int hour) {
      const doorstep_rule *rule = doorstep_rule_entry_v1();
      const doorstep_host host = {.struct_size = sizeof(host)};
      doorstep_request request = {
          .struct_size = sizeof(request),
          .given = DOORSTEP_GIVEN_DELIVERY_TIME,
          .deliver_unix_ms = hour * 3600000LL,
      };
      doorstep_verdict verdict = {.struct_size = sizeof(verdict)};
      doorstep_failure failure = {.struct_size = sizeof(failure)};
      const doorstep_text config = DOORSTEP_TEXT("{}");
      void *instance = NULL;
      if (rule->create(rule, &host, config, &instance, &failure) != DOORSTEP_OK) return 0;
      if (rule->evaluate(instance, &request, &verdict, &failure) != DOORSTEP_OK) verdict.action = 0;
      rule->destroy(instance);
      return verdict.action;
    }

    static int expect(int hour, uint32_t action) {
      const uint32_t found = action_at(hour);
      if (found == action) return 0;
      fprintf(stderr, "at %d o'clock: expected action %u, found %u\\n", hour, action, found);
      return 1;
    }

    int main(void) {
      const int failures = expect(5, DOORSTEP_REFUSE) + expect(6, DOORSTEP_ALLOW);
      if (failures == 0) puts("\(name): all tests passed");
      return failures != 0;
    }

    """
  }

  private static func makefile(named name: String, checkout: String) -> String {
    """
    # `make` builds the plug-in, `make test` tests it.
    DOORSTEP ?= \(checkout)
    CFLAGS ?= -O2
    OPTIONS := -std=c99 -Wall -Wextra -Werror -fPIC -fvisibility=hidden \\
      -I "$(DOORSTEP)/Sources/CDoorstepRule/include"

    lib\(name).so: \(name).c
    \t$(CC) $(CFLAGS) $(OPTIONS) -shared $< -o $@

    .PHONY: test
    test: lib\(name).so
    \t$(CC) $(CFLAGS) $(OPTIONS) \(name)Test.c \(name).c -o \(name)Test
    \t./\(name)Test

    .PHONY: clean
    clean:
    \trm -f lib\(name).so \(name)Test

    """
  }
}
