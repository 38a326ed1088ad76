/** Switches of a deployment (FLAG-06): what pages do differently by configuration. */
export type Features = {
  /** Links change the page in the browser; off, each loads a new document (ROUTE-26). */
  readonly clientSideNavigation: boolean;
  /** A search without a place leads to `/holiday-discovery` (RSLT-05). */
  readonly holidayDiscovery: boolean;
  /** Filters stay for the session (RSLT-11). */
  readonly persistedFilters: boolean;
  /** Results stand at `/test-results` (RSLT-04). */
  readonly searchToAppRouter: boolean;
  /** A search says who sleeps in which room (SRCH-08). */
  readonly useRoomingPh1: boolean;
};

/** What a deployment has that says nothing else. */
export const STANDARD_FEATURES: Features = {
  clientSideNavigation: true,
  holidayDiscovery: false,
  persistedFilters: true,
  searchToAppRouter: false,
  useRoomingPh1: true,
};
