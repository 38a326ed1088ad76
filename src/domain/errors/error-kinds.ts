/**
 * What can fail, by the name that the log tells it under (ERR-11 to ERR-26): a closed list. Why it
 * failed stands beside it in the line: the class of a data call's error (ERR-10), the words of a
 * supplier. What a data call's answer itself can be is a list of its own (`DATA_ERROR_KINDS`).
 */
export const ERROR_KINDS = [
  /** ERR-15: nothing below names more closely what a data call was to do. */
  'QueryApiError',
  'MutationApiError',

  // Searches and holidays (ERR-18, ERR-19).
  'SearchDateInPastError',
  'SearchEndDateBeforeStartDateError',
  'MissingQueryParameterError',
  'HolidayNotFoundError',
  /** Its suppliers did not say what it costs: the list price stands. */
  'HolidayRequoteUnavailableError',

  // What was to be fetched (ERR-11, ERR-12, ERR-26).
  'FetchLocationsError',
  'FetchHotelNamesError',
  'FetchBookmarksError',
  'FetchCheckoutError',
  'FetchTransfersError',
  'FetchCarParkingError',
  'FetchInsuranceError',
  'FetchContentError',

  // Sessions of airlines that hold flights in one, and hotels booked alone (ERR-16).
  /** The airline did not answer when the flights were to be held: the basket goes without. */
  'NoFlightBookingSessionError',
  /** Seats were asked for of flights that are held in none. */
  'MissingAirlineSessionError',

  /** A hotel's basket becomes no checkout: its time is up. */
  'NoCheckoutFromHotelError',

  // What a page has beside its holiday (ERR-22).
  'PriorityBoardingError',
  'SeatMapError',
  /** A browser could not draw the map. */
  'MapError',

  // What was to be made (ERR-13, ERR-21).
  'CreateSearchError',
  'CreateBasketError',
  'CheckoutFromBasketError',
  'PlaceOrderError',
  'SupplierPlaceOrderError',

  /** ERR-23: a page failed, and its visitor reads an error page with its status. */
  'CustomPageError',
  /** ERR-24: a consumer did not take events, which wait for it. */
  'EventPublishError',

  // What is kept of pictures (ERR-25).
  'CacheGetError',
  'CacheSetError',
  'CacheDeleteError',

  // Defects of data that suppliers' feeds bring (ERR-20).
  /** A hotel, or a plan or rates of one, that cannot be sold as its supplier describes it. */
  'MisconfiguredHotelError',
  'MissingFlightPriceError',
  /** A series that does not say, or not in one way, what a hold bag costs. */
  'MissingBagsInfoError',
  /** A room whose words name no bed: there is nothing that a picture of it could show. */
  'MissingRoomImageError',
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];
