# Doorstep's commands; `make` or `make help` lists them.

LIBRARIES := libcurl4-openssl-dev libjansson-dev libmicrohttpd-dev libsqlite3-dev libssl-dev libxxhash-dev
RELEASE := .build/release
DOORSTEP := $(RELEASE)/doorstep
SOURCES := Package.swift Sources Tests Plugins

.DEFAULT_GOAL := help

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: libraries
libraries:
	@scripts/install-dependencies $(LIBRARIES)

.PHONY: build
build: libraries ## Build everything for release
	swift build -c release

.PHONY: demo
demo: build ## Build, then answer for some addresses of the sample service
	@scripts/demo $(DOORSTEP)

.PHONY: test
test: libraries ## Build and run all tests
	swift test --explicit-target-dependency-import-check error

.PHONY: lint
lint: ## Check the format of all Swift code
	swift format lint --strict --recursive $(SOURCES)

.PHONY: format
format: ## Format all Swift code
	swift format format --in-place --recursive $(SOURCES)

.PHONY: leaks
leaks: libraries ## Run the C wrappers' tests under valgrind
	@scripts/install-dependencies valgrind
	scripts/check-leaks

.PHONY: fuzz
fuzz: build ## Damage the sample services 2,000 times and judge every answer
	scripts/fuzz-cli $(DOORSTEP)

.PHONY: fuzz-zones
fuzz-zones: build ## Damage the body of compiled zones 2,000 times; nothing may crash
	scripts/fuzz-zones $(DOORSTEP)

.PHONY: exact
exact: ## Hold the zone index against exact oracles at PLACES=100000000 places, from SEED on
	scripts/check-exactness "$(PLACES)" "$(SEED)" "$(TRIAL)"

.PHONY: races
races: ## Run readers and reloads of the zone index under ThreadSanitizer
	scripts/test-alone ZoneIndexingTests --sanitize=thread --filter ConcurrencyTests

# It loads a plug-in that is sanitized into a process that is not.
SANITIZED := a shipped plug-in can be confined

.PHONY: sanitize
sanitize: build ## Run the tests of the plug-in host under ThreadSanitizer and AddressSanitizer
	# With plain processes for plug-ins apart: a sanitizer needs threads and files that those forbid.
	mkdir -p .build/alone
	"$$(dirname "$$(realpath "$$(command -v swift)")")/clang" -O1 -fPIC \
	  -c Tests/Fixtures/Sanitizers/mutex.c -o .build/alone/mutex.o
	scripts/test-alone RulePluginsTests --sanitize=thread \
	  -Xlinker -E -Xlinker "$(CURDIR)/.build/alone/mutex.o" --skip '$(SANITIZED)'
	# The tables of plug-ins live as long as the process: they would count as leaks.
	ASAN_OPTIONS=detect_leaks=0 scripts/test-alone RulePluginsTests --sanitize=address --skip '$(SANITIZED)'

.PHONY: routing
routing: build ## Hold measured ways and isochrones against OSRM and Valhalla
	@scripts/check-routing $(DOORSTEP)

.PHONY: web
web: build ## Play the header's scenarios to the web component in Chromium, with axe-core
	scripts/check-web $(DOORSTEP)

.PHONY: terminal
terminal: build ## Play all scenarios of the header on a terminal, and test its manners
	@scripts/install-dependencies python3-venv tmux
	scripts/check-terminal $(RELEASE)

.PHONY: bench
bench: build ## Measure the hot paths
	$(RELEASE)/doorstep-bench cases

.PHONY: compare
compare: build ## Compare look-ups with GEOS and Shapely, and write docs/BENCHMARKS.md
	@scripts/install-dependencies g++ libgeos-dev python3-venv
	Benchmarks/compare --write docs/BENCHMARKS.md

.PHONY: plugins
plugins: build ## Begin plug-ins in C and Swift elsewhere, build, test and load them
	scripts/check-new-plugins $(DOORSTEP)

.PHONY: check
check: lint test leaks demo ## What CI runs

.PHONY: clean
clean: ## Delete what was built
	rm -rf .build
