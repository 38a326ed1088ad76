/**
 * Fields of the root that take the id of nobody's thing. Those of `OPEN` answer everybody alike;
 * those of `OWN` answer with what the visitor's session has, and have no way to name another's.
 * `operations.test.ts` looks at what they show to others.
 */
const OPEN = [
  'Query.site',
  'Query.departureAirports',
  'Query.destinations',
  'Query.destinationById',
  'Query.hotel',
  'Query.hotelList',
  'Query.packageSearchResults',
  'Query.packages',
  'Query.departuresBoard',
  'Query.holidayCalendar',
  'Query.holidayGrid',
  'Query.discover',
  'Query.holiday',
  'Query.nearbyOffers',
  'Mutation.ping',
  'Mutation.startLogin',
  'Mutation.logIn',
  'Mutation.registerCustomer',
  'Mutation.startPasswordReset',
];

const OWN = [
  'Query.customer',
  'Query.customerOrders',
  'Query.customerSessions',
  'Query.customerAuthenticator',
  'Query.authenticatorSetUp',
  'Query.holidayBookmarks',
  'Query.mailPreferences',
  'Mutation.createBasket',
  'Mutation.createHolidayBookmark',
  'Mutation.saveCustomerDetails',
  'Mutation.saveMailPreferences',
  'Mutation.endCustomerSessions',
  'Mutation.startAuthenticator',
  'Mutation.confirmAuthenticator',
  'Mutation.startEmailChange',
  'Mutation.makeRecoveryCodes',
  'Mutation.removeAuthenticator',
  'Mutation.logOut',
];

export const FIELDS_WITHOUT_ID: readonly string[] = [...OPEN, ...OWN];
