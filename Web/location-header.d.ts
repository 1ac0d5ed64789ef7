// SPDX-License-Identifier: MIT

/** Longitude and latitude in degrees WGS84, in this order, as GeoJSON has them. */
export type Coordinate = readonly [longitude: number, latitude: number];

/** A saved address as the chooser shows it. Members of your own stay in it: closures and events get your object. */
export interface Address {
  /** Tells this address from the others. */
  readonly id: string;
  /** The name its owner gave it, for example "Home". */
  readonly label: string;
  /** The address itself on one line, for example "221 Elm Street, Apt 4". */
  readonly line: string;
  /**
   * The SF Symbol of its row: `house`, `briefcase`, `person`, `heart`, `star`, `building.2`, `location`; a pin for any
   * other.
   */
  readonly symbol?: string;
  /** Where it is, when that is known. */
  readonly coordinate?: Coordinate | null;
  /** How far, in metres, the true place may be, where the answer depends on it. */
  readonly accuracyMeters?: number | null;
}

/** When an order would arrive. */
export interface Timing {
  /** How long an order placed now takes, for example "25–35 min"; empty while it is not known. */
  readonly estimate: string;
  /** The time for which the order is scheduled; null delivers now. */
  readonly scheduled: Date | null;
  /** When the scheduled order arrives, for example "18:30–19:00"; empty while it is not known. */
  readonly window: string;
}

/** What is set as a timing: what is left out is not known, a text is RFC 3339. */
export interface TimingInit {
  readonly estimate?: string;
  readonly scheduled?: Date | string | null;
  readonly window?: string;
}

/** A change that would make a refused address deliverable; at most one of the last three is there. */
export interface Remedy {
  /** Tells it from the others of the same refusal. */
  readonly id: string;
  /** Its words: "From 17:30". */
  readonly title: string;
  /** Checks the same address for this time. A button only while there is an `onSchedule`. */
  readonly schedule?: Date | string;
  /** Checks another place. */
  readonly deliverTo?: Address;
  /** Closes the chooser and opens the bag. A button only while there is an `onCart`. */
  readonly opensBag?: boolean;
}

/**
 * The error of `onSelect` and `onUseCurrentLocation` whose message is written for people: it stays in the row.
 *
 * An error named "AbortError" backs out quietly; of any other, whatever it is, a general sentence is told.
 */
export class Refusal extends Error {
  constructor(message: string, options?: {
    remedies?: readonly Remedy[];
    accuracyMeters?: number | null;
  });
  readonly name: 'Refusal';
  readonly remedies: readonly Remedy[];
  readonly accuracyMeters: number | null;
}

/** Where a closure stands. */
export interface CheckOptions {
  /** Aborts when nobody waits for the answer any more: a newer pick came, or the chooser was closed. */
  readonly signal: AbortSignal;
  /** The time for which the check is made; null for an order now. */
  readonly time: Date | null;
}

/** Where a scheduler stands. */
export interface ScheduleOptions {
  /** Aborts when nobody waits for a time any more: another choice was made from the menu. */
  readonly signal: AbortSignal;
}

/** Where a closure stands that is asked for the address of where this device is. */
export interface LocationOptions extends CheckOptions {
  /** How far, in metres, the true place may be; null where the device does not tell. */
  readonly accuracyMeters: number | null;
}

/** Whether the location of the device may be seen. */
export type LocationPermission = 'notDetermined' | 'denied' | 'authorized' | 'servicesOff';

/** Finds this device; the default is the Geolocation API of the browser. */
export interface LocationProvider {
  /** What the person allows at this moment, without asking. */
  readonly permission: LocationPermission;
  /** Asks the person; `notDetermined` when the question was left unanswered. */
  requestPermission(options: { signal: AbortSignal }): Promise<LocationPermission>;
  /** Finds the device once; a `Refusal` that it throws is shown. */
  locate(options: { signal: AbortSignal }): Promise<{
    coordinate: Coordinate;
    accuracyMeters?: number | null;
  }>;
}

/** What a person can do to the header. */
export type Action =
  | { do: 'openChooser' | 'closeChooser' | 'useCurrentLocation' | 'openSettings' | 'addAddress' }
  | { do: 'chooseNow' | 'chooseSchedule' | 'openSearch' | 'openBag' }
  | { do: 'search'; text: string }
  | { do: 'pick'; id: string; occurrence?: number }
  | { do: 'takeRemedy'; id: string };

/** What an action came to. */
export type Outcome =
  /** The address is the selection now, or was it already; the chooser is closed. */
  | { readonly kind: 'selected'; readonly address: Address }
  /** It failed: the row or the pill shows the message, and what was chosen stays. */
  | { readonly kind: 'refused'; readonly message: string }
  /** A pick was overtaken, or backed out of. */
  | { readonly kind: 'backedOut' }
  /** Its control is not there: nothing was done. */
  | { readonly kind: 'unavailable' }
  /** What is no pick was done. */
  | { readonly kind: 'done' };

/** A haptic or an announcement. */
export type Feedback =
  | { readonly haptic: 'selection' | 'error' }
  | { readonly announcement: string };

/** All that the header draws, says or lets feel, as values; `docs/HEADER.md` lists the members. */
export interface Snapshot {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly reduceMotion: boolean;
  readonly address: {
    readonly caption: string;
    readonly label: string | null;
    readonly line: string | null;
    readonly accuracy: string | null;
    readonly isPlaceholder: boolean;
    readonly skeleton: { readonly shapes: readonly ('label' | 'line')[]; readonly shimmers: boolean } | null;
    readonly accessibilityText: string;
  };
  readonly search: { readonly prompt: string; readonly accessibilityText: string } | null;
  readonly pill: {
    readonly text: string;
    readonly estimate: string | null;
    readonly isMenu: boolean;
    readonly menu: readonly {
      readonly id: 'now' | 'schedule';
      readonly title: string;
      readonly isSelected: boolean;
    }[];
    readonly status: SnapshotStatus | null;
    readonly accessibilityText: string;
  };
  readonly bag: {
    readonly count: number;
    readonly badge: string | null;
    readonly accessibilityText: string;
  } | null;
  readonly chooser: {
    readonly isOpen: boolean;
    readonly title: string;
    readonly closeTitle: string;
    readonly rowsTitle: string;
    readonly rows: readonly SnapshotRow[];
    readonly search: {
      readonly prompt: string;
      readonly query: string;
      readonly state: 'idle' | 'searching' | 'failed';
      readonly status: SnapshotStatus | null;
      readonly rowsTitle: string;
      readonly rows: readonly SnapshotRow[];
    } | null;
    readonly currentLocation: SnapshotLocation | null;
    readonly addAddress: { readonly title: string; readonly symbol: string } | null;
  };
  readonly feedback: readonly (Feedback & { readonly number: number })[];
  readonly lastFeedback: number;
  /** When the pill reads otherwise by itself, in seconds since 1970; null when it stays as it is. */
  readonly changesAt: number | null;
}

export interface SnapshotStatus {
  readonly text: string;
  readonly color: 'danger' | 'textSecondary';
}

export interface SnapshotRemedy {
  readonly id: string;
  readonly title: string;
  readonly isAction: boolean;
}

export interface SnapshotRow {
  readonly id: string;
  readonly occurrence: number;
  readonly label: string | null;
  readonly line: string | null;
  readonly symbol: string;
  readonly isSelected: boolean;
  readonly state: 'idle' | 'checking' | 'refused';
  readonly status: SnapshotStatus | null;
  readonly remedies: readonly SnapshotRemedy[];
  readonly accessibilityText: string;
}

export interface SnapshotLocation {
  readonly title: string;
  readonly symbol: string;
  readonly state: 'idle' | 'waitingForPermission' | 'finding' | 'accessOff' | 'failed';
  readonly status: SnapshotStatus | null;
  readonly accuracy: string | null;
  readonly openSettings: string | null;
  readonly remedies: readonly SnapshotRemedy[];
  readonly accessibilityText: string;
}

/** What the header did by itself; properties that the page sets cause none of these. They do not bubble. */
export interface LocationHeaderEventMap {
  /** An address was picked. */
  selectionchange: CustomEvent<{ readonly selection: Address }>;
  /** Now was chosen, or a time together with an address; or a check by the server changed the estimate. */
  timingchange: CustomEvent<{ readonly timing: Timing }>;
  /** The chooser opened or closed. */
  chooserchange: CustomEvent<{ readonly isOpen: boolean }>;
  /** A haptic or an announcement was given. */
  feedback: CustomEvent<Feedback>;
}

/** `<location-header>`: the "Deliver to" header of a page. A property that is set to undefined is as never set. */
export class LocationHeaderElement extends HTMLElement {
  /** The same `Refusal` that the module exports. */
  static readonly Refusal: typeof Refusal;

  /** The saved addresses in the order of the rows; null while they load. */
  get addresses(): readonly Address[] | null;
  set addresses(value: readonly Address[] | null);
  /** The chosen address, saved or not; null reads "Choose an address". Setting it asks nothing. */
  selection: Address | null;
  /** The estimate for an order now, and the time for which it is scheduled instead. */
  get timing(): Timing;
  set timing(value: TimingInit);
  /** How many items are in the bag. */
  cartCount: number;
  /** What the empty search field says; "Search", in the language of the header, when it is empty or null. */
  get searchPrompt(): string;
  set searchPrompt(value: string | null | undefined);

  /**
   * Runs before an address becomes the selection, so that it can be refused. Null applies every pick at once;
   * undefined is the default again, which asks the Doorstep server at `server`.
   */
  get onSelect(): ((address: Address, options: CheckOptions) => unknown) | null;
  set onSelect(value: ((address: Address, options: CheckOptions) => unknown) | null | undefined);
  /** Turns the place of this device into the address that becomes the selection; null hides the row. */
  onUseCurrentLocation:
    ((coordinate: Coordinate, options: LocationOptions) => Address | Promise<Address>) | null;
  /** Opens the form for a new address, after the chooser closed; null hides the row. */
  onAddAddress: (() => void) | null;
  /**
   * Opens the scheduler from the menu of the pill; null leaves the pill a plain label. What it throws, or its promise
   * is rejected with, stays at the pill as a sentence until something else is chosen.
   */
  onSchedule: ((options: ScheduleOptions) => unknown) | null;
  /** Opens the search; null hides the field. */
  onSearch: (() => void) | null;
  /** Opens the bag; null hides it. */
  onCart: (() => void) | null;
  /**
   * Finds addresses beside the saved ones for what a person types into the chooser, the best first; null takes the
   * search out of the chooser. The signal aborts when a newer search came, or the chooser was closed.
   */
  onFind: ((query: string, options: { readonly signal: AbortSignal }) =>
    readonly Address[] | Promise<readonly Address[]>) | null;

  /** Opens the settings of the device, where a shell around the page can; null says how to get there. */
  onOpenSettings: (() => void) | null;
  /** Finds this device; null where nothing can, undefined for the browser. */
  get locationProvider(): LocationProvider | null;
  set locationProvider(value: LocationProvider | null | undefined);
  /** The Doorstep server of the default `onSelect`, from the attribute `server`; the root of the page's without it. */
  get server(): string;
  set server(value: string | null | undefined);
  /**
   * Gives the address of a place nearby, so that the default `onSelect` can offer to deliver there: what it gives is
   * picked with that very coordinate. Where it is null, gives null or throws, such a place is only told.
   */
  describePlace: ((coordinate: Coordinate, options: { readonly signal: AbortSignal }) =>
    Address | null | Promise<Address | null>) | null;
  /** What else the default `onSelect` tells the server of the order: `basket`, `customerTags`, `postcode`, … */
  order: Record<string, unknown>;

  /** The language of the header's own words, a BCP 47 tag; null goes by `lang` of the page. */
  get locale(): string;
  set locale(value: string | null | undefined);
  /** The IANA zone on whose clock times are written; null is that of the device. */
  get timeZone(): string;
  set timeZone(value: string | null | undefined);
  /** How hours are written; null goes by the language. */
  get hourCycle(): 'h12' | 'h23' | null;
  set hourCycle(value: 'h12' | 'h23' | null | undefined);
  /** Whether nothing shimmers or moves; null goes by `prefers-reduced-motion`. */
  get reduceMotion(): boolean;
  set reduceMotion(value: boolean | null | undefined);
  /** The instant at which "today" is read; null is the clock of the device. */
  get now(): () => Date;
  set now(value: (() => Date) | null | undefined);

  /** What the header shows at this moment. */
  readonly snapshot: Snapshot;
  /** The time for which a check that begins now is made; null for an order now. */
  readonly timeToCheck: Date | null;
  /** Does what a person can do; an action whose control is not there changes nothing. */
  perform(action: Action): Promise<Outcome>;

  addEventListener<Name extends keyof LocationHeaderEventMap>(
    type: Name, listener: (this: LocationHeaderElement, event: LocationHeaderEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions): void;
}

/**
 * The `onSelect` that an element has until another is set: posts to `v1/check` below `element.server`.
 *
 * A yes brings `element.timing` up to date, which `timingchange` tells; anything else throws a `Refusal` with what
 * would turn it.
 */
export function postCheck(element: LocationHeaderElement): (
  address: Address, options: CheckOptions) => Promise<void>;

/**
 * Asks the server of the default `onSelect` about the chosen address again, as after a time was chosen for it, and
 * brings `element.timing` up to date. The default itself does so when Now is chosen.
 *
 * It throws a `Refusal` where the address cannot be reached then; no estimate is shown in that case.
 */
export function renewTiming(element: LocationHeaderElement, options?: { signal?: AbortSignal }): Promise<void>;

declare global {
  interface HTMLElementTagNameMap {
    'location-header': LocationHeaderElement;
  }
}
