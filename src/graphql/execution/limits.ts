/**
 * What a stranger may ask at once (reliability-security: S-12): depth, cost, aliases, directives,
 * as validation rules; tokens are limited by the parser, the body's size by the endpoint.
 */
import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const LIMITS = {
  depth: 12,
  fields: 1_000,
  aliases: 15,
  directives: 50,
  rootFields: 10,
  heavyFields: 3,
  searchesWithin: 8,
  tokens: 2_000,
  bodyBytes: 100_000,
} as const;

/**
 * Fields of the root that look at thousands of prices, or call a supplier or the card provider;
 * what is big to send; and what somebody may want to try a thousand times.
 */
export const HEAVY: ReadonlySet<string> = new Set([
  'Query.packageSearchResults',
  'Query.packages',
  'Query.departuresBoard',
  'Query.holidayCalendar',
  'Query.holidayGrid',
  'Query.discover',
  'Query.holiday',
  'Query.nearbyOffers',
  'Query.savedDeals',
  'Query.partyRoom',
  'Query.previousSearches',
  'Query.isSearchKept',
  'GridSheet.totals',
  'Mutation.createBasket',
  'Mutation.refreshBasket',
  'Mutation.extendBasket',
  'Mutation.createPaymentPage',
  'Mutation.createPaymentRequest',
  'Mutation.finishPaymentRequest',
  'Mutation.placeOrder',
  'Mutation.commitOrder',
  'Mutation.createHolidayBookmark',
  'Mutation.createPartyRoom',
  'Mutation.addHolidayToPartyRoom',
  'Mutation.createPriceDropProtectionClaim',
  'Mutation.startLogin',
  'Mutation.createCustomerAccount',
  'Mutation.resendLoginCode',
  'Mutation.finishLogin',
  'Mutation.logIn',
  'Mutation.registerCustomer',
  'Mutation.startPasswordReset',
  'Mutation.resetPassword',
  'Mutation.finishLoginBySecondFactor',
  'Mutation.startEmailChange',
  'Mutation.finishEmailChange',
  'Mutation.confirmAuthenticator',
  'Mutation.makeRecoveryCodes',
  'Mutation.createAppCode',
  'Mutation.openAppSession',
  'Mutation.startPasskeyLogin',
  'Mutation.finishPasskeyLogin',
  'Mutation.requestDataCopy',
  'Mutation.reportProblem',
  'Mutation.requestErasure',
]);

/** Fields of the root that read or write a few rows, or nothing. */
export const CHEAP: ReadonlySet<string> = new Set([
  'Query.site',
  'Query.basket',
  'Query.departureAirports',
  'Query.destinations',
  'Query.destinationById',
  'Query.hotel',
  'Query.hotelList',
  'Query.checkoutById',
  'Query.orderByCheckout',
  'Query.placementProgress',
  'Query.customer',
  'Query.customerOrders',
  'Query.customerSessions',
  'Query.mailPreferences',
  'Query.customerAuthenticator',
  'Query.authenticatorSetUp',
  'Query.customerPasskeys',
  'Query.personalData',
  'Query.holidayBookmarks',
  'Query.partyRooms',
  'Query.priceDropProtections',
  'Query.priceDropProtectionClaim',
  'Query.keepsPreviousSearches',
  'Query.login',
  'Query.walletCredits',
  'Query.checkoutCredits',
  'Mutation.ping',
  'Mutation.acceptBasketPrice',
  'Mutation.setTransfer',
  'Mutation.setCarPark',
  'Mutation.setInsurance',
  'Mutation.setHoldBags',
  'Mutation.checkoutFromBasket',
  'Mutation.addPassengerDetailsToCheckout',
  'Mutation.addContactDetailsToCheckout',
  'Mutation.addCarDetailsToCheckout',
  'Mutation.addPaymentScheduleToCheckout',
  'Mutation.addPromotionalCodeToCheckout',
  'Mutation.removePromotionalCodeFromCheckout',
  'Mutation.setCheckoutCredits',
  'Mutation.closePayment',
  'Mutation.saveCustomerDetails',
  'Mutation.deleteHolidayBookmark',
  'Mutation.setTargetPrice',
  'Mutation.joinPartyRoom',
  'Mutation.removeHolidayFromPartyRoom',
  'Mutation.voteInPartyRoom',
  'Mutation.lockPartyLimits',
  'Mutation.goOnWithPartyRoom',
  'Mutation.startPartyRound',
  'Mutation.leavePartyRoom',
  'Mutation.removePartyPerson',
  'Mutation.renewPartyRoomLink',
  'Mutation.deletePreviousSearch',
  'Mutation.deletePreviousSearches',
  'Mutation.keepPreviousSearches',
  'Mutation.logOut',
  'Mutation.endCustomerSessions',
  'Mutation.saveMailPreferences',
  'Mutation.startAuthenticator',
  'Mutation.removeAuthenticator',
  'Mutation.startPasskey',
  'Mutation.addPasskey',
  'Mutation.renamePasskey',
  'Mutation.removePasskey',
  'Mutation.withdrawErasure',
  'Subscription.placementProgress',
]);

/** Fields that search again beside the answer that they belong to. */
const SEARCHES_WITHIN: ReadonlySet<string> = new Set([
  'PackageSearchResults.weeks',
  'PackageSearchResults.alternatives',
  'Holiday.roomChoices',
  'Holiday.flightChoices',
  'Holiday.dateChoices',
]);

/**
 * Counts of a selection with its fragments spread out; a field that is not in the schema is another
 * rule's business.
 */
type Measure = {
  readonly depth: number;
  readonly fields: number;
  /** Fields of the selection itself. */ readonly own: number;
  readonly heavy: number;
  readonly within: number;
};

const NOTHING: Measure = { depth: 0, fields: 0, own: 0, heavy: 0, within: 0 };

/** Validation rule that refuses an operation over the limits; each refusal names the limit. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const refuse = (message: string) => context.reportError(new GraphQLError(message));
  let aliases = 0;
  let directives = 0;
  return {
    Field: (node) => {
      if (node.alias && ++aliases === LIMITS.aliases + 1)
        refuse(`More than ${LIMITS.aliases} aliases.`);
    },
    Directive: () => {
      if (++directives === LIMITS.directives + 1)
        refuse(`More than ${LIMITS.directives} directives.`);
    },
    OperationDefinition: (node) => {
      const found = measureOperation(node, context.getSchema(), context.getDocument());
      if (found.depth > LIMITS.depth)
        refuse(`The operation is deeper than ${LIMITS.depth} levels.`);
      if (found.fields > LIMITS.fields)
        refuse(`The operation asks for more than ${LIMITS.fields} fields.`);
      if (found.own > LIMITS.rootFields)
        refuse(`More than ${LIMITS.rootFields} fields at the root.`);
      if (found.heavy > LIMITS.heavyFields)
        refuse(`More than ${LIMITS.heavyFields} searches, calendars, grids or calls to others.`);
      if (found.within > LIMITS.searchesWithin)
        refuse(`More than ${LIMITS.searchesWithin} lists of choices.`);
    },
  };
}

/** What an operation of a document asks for. */
export const measureOperation = (
  { selectionSet, operation }: OperationDefinitionNode,
  schema: GraphQLSchema,
  document: DocumentNode,
): Measure =>
  measure(selectionSet, schema.getRootType(operation) ?? undefined, {
    schema,
    document,
    measured: new Map(),
  });

/**
 * Each fragment is measured once, however often it is spread; one that spreads itself counts as
 * nothing inside itself.
 */
type Place = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly measured: Map<string, Measure>;
};

function measure(
  set: SelectionSetNode,
  type: GraphQLCompositeType | undefined,
  place: Place,
): Measure {
  return set.selections.reduce(
    (total, selection) => sum(total, measureSelection(selection, type, place)),
    NOTHING,
  );
}

function measureSelection(
  selection: SelectionNode,
  type: GraphQLCompositeType | undefined,
  place: Place,
): Measure {
  if (selection.kind === Kind.FIELD) return measureField(selection, type, place);
  if (selection.kind === Kind.INLINE_FRAGMENT)
    return measure(
      selection.selectionSet,
      namedType(place.schema, selection.typeCondition?.name.value) ?? type,
      place,
    );
  return measureFragment(selection.name.value, place);
}

function measureFragment(name: string, place: Place): Measure {
  const known = place.measured.get(name);
  if (known) return known;
  place.measured.set(name, NOTHING);
  const fragment = findFragment(place.document, name);
  const found = fragment
    ? measure(
        fragment.selectionSet,
        namedType(place.schema, fragment.typeCondition.name.value),
        place,
      )
    : NOTHING;
  place.measured.set(name, found);
  return found;
}

function measureField(
  node: FieldNode,
  type: GraphQLCompositeType | undefined,
  place: Place,
): Measure {
  const field =
    isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
  const coordinate = `${type?.name}.${node.name.value}`;
  const inner = node.selectionSet
    ? measure(
        node.selectionSet,
        namedType(place.schema, field && getNamedType(field.type).name),
        place,
      )
    : NOTHING;
  return {
    depth: inner.depth + 1,
    fields: inner.fields + 1,
    own: 1,
    heavy: inner.heavy + (HEAVY.has(coordinate) ? 1 : 0),
    within: inner.within + (SEARCHES_WITHIN.has(coordinate) ? 1 : 0),
  };
}

const sum = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  own: a.own + b.own,
  heavy: a.heavy + b.heavy,
  within: a.within + b.within,
});

function namedType(
  schema: GraphQLSchema,
  name: string | undefined,
): GraphQLCompositeType | undefined {
  const type = name === undefined ? undefined : schema.getType(name);
  return isCompositeType(type) ? type : undefined;
}

const findFragment = (document: DocumentNode, name: string): FragmentDefinitionNode | undefined =>
  document.definitions.find(
    (node): node is FragmentDefinitionNode =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name,
  );
