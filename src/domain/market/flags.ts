/**
 * The switches of the site, one closed list (FLAG-03, FLAG-04, FLAG-06, LAND-04, XTRA-01): what is
 * on unless an operator says otherwise, and what is gone when it is off.
 */

type FlagFacts = {
  /** What holds until something else is said. */
  readonly isOn: boolean;
  /** Decided by the operator alone: visitors cannot switch it for themselves (FLAG-07). */
  readonly isInternal?: true;
  /** What is seen when it is on, for the operator. */
  readonly effect: string;
};

export const FLAGS = {
  atolLogo: {
    isOn: true,
    isInternal: true,
    effect: 'the home page has a mark for ATOL protection, in Great Britain',
  },
  carParking: {
    isOn: true,
    isInternal: true,
    effect: 'car parks are offered among the extras',
  },
  cityBreaksTab: { isOn: true, effect: 'the search has a tab for city breaks' },
  clientSideNavigation: {
    isOn: true,
    effect: 'links change the page in the browser; off, each loads a new document',
  },
  compulsorySeatMaps: {
    isOn: true,
    isInternal: true,
    effect: 'families with a child under 12 choose their seats, where the airline has a seat map',
  },
  covidTestPerk: {
    isOn: false,
    isInternal: true,
    effect: 'a Covid test comes with every holiday',
  },
  holidayDiscovery: {
    isOn: false,
    effect: 'a search without a place leads to /holiday-discovery',
  },
  hotelOnlySearch: { isOn: true, effect: 'the search has a tab for hotels without flights' },
  insurance: {
    isOn: true,
    isInternal: true,
    effect: 'insurance is offered among the extras',
  },
  largePartyAlert: { isOn: true, effect: 'the search says what to do with more than nine people' },
  liveHotelPrice: {
    isOn: true,
    isInternal: true,
    effect: 'a deal is priced by its suppliers as it is opened; off, when it is put in the basket',
  },
  newLoginJourney: {
    isOn: true,
    effect: 'a login begins with the email alone; off, with email and password',
  },
  noFlexibleDates: { isOn: false, effect: 'the search asks for no days before or after' },
  persistedFilters: {
    isOn: true,
    effect: 'the filters of the last results stay for the visitor’s session',
  },
  priceDropProtectionLogo: {
    isOn: true,
    isInternal: true,
    effect: 'the home page has a mark for price drop protection',
  },
  retryLogic: {
    isOn: true,
    effect: 'a browser sends a data call that failed once more',
  },
  reviewCarousel: {
    isOn: true,
    effect: 'the home page and those of months and kinds of holiday show what guests said',
  },
  ryanairVerifiedLogo: {
    isOn: false,
    isInternal: true,
    effect: 'the home page has a mark that Ryanair has verified us',
  },
  searchToAppRouter: { isOn: false, effect: 'results stand at /test-results' },
  seatMapsAndPriority: {
    isOn: true,
    isInternal: true,
    effect: 'seats and priority boarding are offered among the extras',
  },
  selfBooking: {
    isOn: true,
    isInternal: true,
    effect:
      'visitors may book easyJet’s flights themselves within a day, without its fee, by a card of ours',
  },
  sustainabilityBadge: { isOn: true, effect: 'a deal shows that its hotel is eco certified' },
  trustAccountLogo: {
    isOn: true,
    isInternal: true,
    effect: 'the home page has a mark for the trust account',
  },
  useRoomingPh1: { isOn: true, effect: 'a search says who sleeps in which room' },
} as const satisfies Readonly<Record<string, FlagFacts>>;

export type FlagKey = keyof typeof FLAGS;
/** What each flag is for one visitor. */
export type Flags = Readonly<Record<FlagKey, boolean>>;

/** Whether a text is the key of a flag. */
export const isFlagKey = (text: string): text is FlagKey => Object.hasOwn(FLAGS, text);

export const FLAG_KEYS: readonly FlagKey[] = Object.keys(FLAGS).filter(isFlagKey);

/** What is known of a flag. */
export const factsOf = (key: FlagKey): FlagFacts => FLAGS[key];

/** Every flag, each as `value` says. */
export const mapFlags = (value: (key: FlagKey) => boolean): Flags =>
  // Every key of the list gets a value, which the compiler does not see of an object made of pairs.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(FLAG_KEYS.map((key) => [key, value(key)])) as Flags;

/** What holds until something else is said. */
export const STANDARD_FLAGS: Flags = mapFlags((key) => FLAGS[key].isOn);
