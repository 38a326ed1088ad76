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
  'Query.destinationGroups',
  'Query.hotel',
  'Query.hotelList',
  'Query.packageSearchResults',
  'Query.packages',
  'Query.departuresBoard',
  'Query.holidayCalendar',
  'Query.holidayGrid',
  'Query.discover',
  'Query.mapPins',
  'Query.holiday',
  'Query.nearbyOffers',
  'Mutation.ping',
  'Mutation.startLogin',
  'Mutation.logIn',
  'Mutation.registerCustomer',
  'Mutation.startPasswordReset',
  'Mutation.startPasskeyLogin',
  'Mutation.finishPasskeyLogin',
  'Mutation.openAppSession',
  'Mutation.reportProblem',
];

const OWN = [
  'Query.customer',
  'Query.customerOrders',
  'Query.customerSessions',
  'Query.customerAuthenticator',
  'Query.authenticatorSetUp',
  'Query.holidayBookmarks',
  'Query.mailPreferences',
  'Query.customerPasskeys',
  'Query.previousSearches',
  'Query.isSearchKept',
  'Query.keepsPreviousSearches',
  'Query.partyRooms',
  'Query.walletCredits',
  'Query.personalData',
  'Query.companions',
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
  'Mutation.startPasskey',
  'Mutation.addPasskey',
  'Mutation.createAppCode',
  'Mutation.createPartyRoom',
  'Mutation.deletePreviousSearches',
  'Mutation.keepPreviousSearches',
  'Mutation.logOut',
  'Mutation.requestDataCopy',
  'Mutation.requestErasure',
  'Mutation.withdrawErasure',
];

/**
 * Fields that take what opens a party room, or the id of a customer's or visitor's own thing. That
 * another's is answered as one that is not there, the tests of each say: `party-room.test.ts`,
 * `passkeys.test.ts`, `previous-searches.test.ts`, `claims.test.ts`, `companions.test.ts`.
 */
const TRIED_APART = [
  'Query.partyRoom',
  'Mutation.joinPartyRoom',
  'Mutation.addHolidayToPartyRoom',
  'Mutation.removeHolidayFromPartyRoom',
  'Mutation.voteInPartyRoom',
  'Mutation.lockPartyLimits',
  'Mutation.goOnWithPartyRoom',
  'Mutation.startPartyRound',
  'Mutation.leavePartyRoom',
  'Mutation.removePartyPerson',
  'Mutation.renewPartyRoomLink',
  'Mutation.renamePasskey',
  'Mutation.removePasskey',
  'Mutation.deletePreviousSearch',
  'Mutation.saveCompanion',
  'Mutation.removeCompanion',
  'Query.priceDropProtections',
  'Query.priceDropProtectionClaim',
  'Mutation.createPriceDropProtectionClaim',
];

export const FIELDS_WITHOUT_ID: readonly string[] = [...OPEN, ...OWN, ...TRIED_APART];
