import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { makeShopSchema } from './resolvers.ts';

const schema = makeShopSchema();

describe('enumerations have exactly the values of the contract', () => {
  test.each([
    ['[ENUM-01]', 'Board', 'AI BB FB HB RO SC'],
    ['[ENUM-02]', 'Platform', 'APP WEB'],
    ['[ENUM-03]', 'BookingMode', 'AUTO_BOOK SELF_BOOK'],
    ['[ENUM-04]', 'Impairment', 'HEARING_IMPAIRMENT MENTAL_IMPAIRMENT OTHER VISUAL_IMPAIRMENT'],
    ['[ENUM-05]', 'MediaType', 'IMAGE VIDEO'],
    [
      '[ENUM-06]',
      'Sort',
      'POPULARITY PRICE_HIGH_LOW PRICE_LOW_HIGH STAR_RATING TRIPADVISOR_RATING TRIP_ADVISOR_SCORE',
    ],
    [
      '[ENUM-07]',
      'PaymentMethod',
      'PAYPAL PAY_WITH_CARD PAY_WITH_CASH PAY_WITH_GOOGLE_PAY PAY_WITH_KLARNA UNKNOWN',
    ],
    ['[ENUM-08]', 'PaymentOutcome', 'CONFIRMED TIMEOUT UNKNOWN'],
    ['[ENUM-09]', 'LocationType', 'COUNTRY HOTEL LOCATION REGION RESORT TOWN'],
    [
      '[ENUM-10]',
      'Assistance',
      'ADAPTED_HOTEL_ROOM ADDITIONAL_PARTY_ASSISTANCE PARTY_ASSISTANCE STAIRS VEHICLE WHEELCHAIR',
    ],
    ['[ENUM-11]', 'LuggageType', 'CABIN_BAGGAGE HAND_LUGGAGE HOLD_LUGGAGE'],
    [
      '[ENUM-12]',
      'ChildSeating',
      'CAN_SIT_SEPARATELY_FROM_ADULT HAS_INFANT SIT_WITH_ADULT UNKNOWN',
    ],
    ['[ENUM-13]', 'OtherStatus', 'COMPLETED PENDING'],
    ['[ENUM-14]', 'Residency', 'OTHER REPUBLIC_OF_IRELAND UNITED_KINGDOM'],
    ['[ENUM-15]', 'TimeUnit', 'DAYS HOURS MINUTES MONTHS SECONDS YEARS'],
    ['[ENUM-16]', 'DateFormat', 'RANGE SPECIFIC'],
    ['[ENUM-17]', 'PriceDisplay', 'TOTAL_PRICE PER_PERSON_PRICE'],
    ['[ENUM-18]', 'CreditStatus', 'AVAILABLE CANCELLED EXPIRED LOCKED REDEEMED'],
    ['[CHK-12]', 'CheckoutStatus', 'OPEN PLACING PLACED EXPIRED'],
    ['[ORD-03]', 'OrderStatus', 'PLACED PROCESSING CONFIRMED PENDING FAILED CANCELLED'],
    ['[RSLT-08]', 'FilterApiType', 'VALUES VALUE RANGE'],
    ['[RSLT-08]', 'FilterType', 'checkbox radio text priceRange popularFilters'],
  ])('%s %s', (_, name, values) => {
    const type = schema.getType(name);
    expect(
      isEnumType(type) &&
        type
          .getValues()
          .map((value) => value.name)
          .toSorted(),
    ).toEqual(values.split(' ').toSorted());
  });
});

describe('types have at least the fields of the contract', () => {
  test.each([
    [
      'Basket [BSKT-01]',
      'id reference expiresAt expiry summary hotel flights transfer flightFulfilment bags insurance parking price packagePrice originalPriceWithExtras payments paymentScheduleOptions includedPerks supplierSession priorityBoarding promotionalCode additionalCharges lineItems',
    ],
    [
      'HolidayPrice',
      'price discountedPrice atolTrustProtectionFee room board baggagePrices boardQuoteId flightQuoteId inboundFlightPrice outboundFlightPrice seatsPrice',
    ],
    ['HotelPrice', 'price discountedPrice room board'],
    ['TransferPrice', 'price discountedPrice id numberOfPassengers'],
    ['ActiveSupplierSession', 'id sessionId expiresAt extendedCount'],
    ['ExpiredSupplierSession', 'sessionId'],
    [
      'Checkout',
      'id status orderReference isExistingCustomer eligibleForPromotionalCode basket passengerDetails contactDetails carDetails paymentSchedule paymentScheduleOptions lineItems newCredits',
    ],
    ['PaymentSchedule', 'name equalInstalmentPlan instalments paymentMethods'],
    ['ScheduledInstalment', 'amount dueDate remainingBalance transactionFee'],
    [
      'PassengerDetails',
      'title firstName lastName dateOfBirth leadAuthorised age specialAssistance',
    ],
    ['SpecialAssistance', 'impairments requiredAssistance wheelchairType'],
    [
      'ContactDetails',
      'emailAddress alternativeEmailAddress phoneNumber optIntoMarketing billingAddress',
    ],
    ['CarDetails', 'colour make model registration'],
    ['CarPark', 'id type name description'],
    ['ResultFilter', 'name type apiType enabled unFormattedOptions'],
  ])('%s', (title, fields) => {
    const type = schema.getType(title.replace(/ .*/, ''));
    expect(isObjectType(type) ? Object.keys(type.getFields()) : []).toEqual(
      expect.arrayContaining(fields.split(' ')),
    );
  });
});

test.each(
  'Basket Checkout Customer PriceDropProtectionClaim SavedDeal HolidayBookmark CreditCampaign TargetedCampaignCredit PriceDropProtectionCredit'.split(
    ' ',
  ),
)('the named type %s is there, known to a cache by its id', (name) => {
  const type = schema.getType(name);
  expect(isObjectType(type) && String(type.getFields()['id']?.type)).toBe('ID!');
});

test.each(['PlacedOrder', 'ProcessingOrder'])(
  'the named type %s carries the order, which has the id',
  (name) => {
    const [type, order] = [schema.getType(name), schema.getType('Order')];
    expect(isObjectType(type) && String(type.getFields()['order']?.type)).toBe('Order!');
    expect(isObjectType(order) && String(order.getFields()['id']?.type)).toBe('ID!');
  },
);

describe('results are unions of exactly the outcomes of the contract', () => {
  test.each([
    [
      '[ORD-01]',
      'PlaceOrderResult',
      'BasketExpired CheckoutDoesNotExist DuplicateOrder ItemDoesNotExist OrderPlacementFailed PaymentTokenInvalid PlacedOrder',
    ],
    [
      '',
      'CreateCustomerAccountResult',
      'CheckoutDoesNotExist ContactDetailsDoesNotExist CustomerAccountAlreadyExists CustomerAccountCreated InvalidInput',
    ],
    ['[ORD-02]', 'CommitOrderResult', 'ProcessingOrder UnprocessedOrder'],
    ['[BSKT-08]', 'SupplierSession', 'ActiveSupplierSession ExpiredSupplierSession'],
  ])('%s %s', (_, name, members) => {
    const type = schema.getType(name);
    expect(
      isUnionType(type) &&
        type
          .getTypes()
          .map((member) => member.name)
          .toSorted(),
    ).toEqual(members.split(' ').toSorted());
  });

  test('passengers, a promotional code and credits come to one of the results of the contract', () => {
    const result = schema.getType('CheckoutResult');
    expect(
      isInterfaceType(result)
        ? schema
            .getImplementations(result)
            .objects.map(({ name }) => name)
            .toSorted()
        : [],
    ).toEqual([
      'BasketExpired',
      'CheckoutDoesNotExist',
      'CheckoutIneligibleForPromotionalCode',
      'CheckoutResponse',
      'ChildAgesAreInconsistent',
      'CreditArrayInvalid',
      'InvalidInput',
      'NegativeTotalCost',
      'ProfitBelowThreshold',
    ]);
  });

  test.each([
    'BasketExpired',
    'CheckoutDoesNotExist',
    'CheckoutIneligibleForPromotionalCode',
    'PaymentAlreadyExists',
    'PaymentPageCreationFailed',
    'PaymentRequestCreationFailed',
    'BasketMissingPaymentSchedule',
    'DuplicateOrder',
    'OrderPlacementFailed',
    'PaymentTokenInvalid',
    'NoAvailability',
    'CustomerAccountAlreadyExists',
    'ContactDetailsDoesNotExist',
    'OrderNotFound',
    'PriceDropProtectionClaimNotFound',
  ])('%s is a result of some operation [ERR-27]', (name) => {
    expect(resultsOfOperations()).toContain(name);
  });

  test('line items are of the kinds of the contract', () => {
    const kinds =
      'BasketableHoliday BasketableFlight BasketableHotel BasketableCarPark BasketableInsurance BasketableTransfer BasketableFlightBookingFulfilmentOption BasketablePriorityBoardingAndTwoCabinBags'.split(
        ' ',
      );
    const lineItem = schema.getType('LineItem');
    expect(
      isInterfaceType(lineItem)
        ? schema
            .getImplementations(lineItem)
            .objects.map(({ name }) => name)
            .toSorted()
        : [],
    ).toEqual(kinds.toSorted());
  });
});

test('the operations of the contract are there [GQL-06, GQL-07]', () => {
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(
    expect.arrayContaining([
      'checkoutById',
      'destinationById',
      'hotel',
      'packages',
      'packageSearchResults',
    ]),
  );
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(
    expect.arrayContaining([
      'checkoutFromBasket',
      'addPaymentScheduleToCheckout',
      'addPassengerDetailsToCheckout',
      'createPaymentPage',
      'createPaymentRequest',
      'placeOrder',
      'commitOrder',
      'addContactDetailsToCheckout',
    ]),
  );
});

/** Names of all types that an operation may come to. */
function resultsOfOperations(): readonly string[] {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  );
  return fields.flatMap(({ type }) => {
    const result = getNamedType(type);
    return isAbstractType(result) ? schema.getPossibleTypes(result).map(({ name }) => name) : [];
  });
}

/** Nothing gives these yet. */
const WITHOUT_RESOLVERS = ['schema.graphql'];

test('each schema text has its resolvers beside it, under its name', async () => {
  const floor = path.join(import.meta.dirname, '..');
  const files = await Array.fromAsync(glob('**/*.graphql', { cwd: floor }));
  const alone = files.filter(
    (file) => !existsSync(path.join(floor, file.replace(/\.graphql$/, '.ts'))),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(alone).toEqual(WITHOUT_RESOLVERS);
});

test.each(
  'Basket Checkout PlacedOrder ProcessingOrder Customer PriceDropProtectionClaim SavedDeal HolidayBookmark CreditCampaign TargetedCampaignCredit PriceDropProtectionCredit'.split(
    ' ',
  ),
)('the schema has the named type %s [GQL-10]', (name) => {
  expect(isObjectType(schema.getType(name))).toBe(true);
});

test.each(['Image', 'Media', 'DestinationGroup', 'FlightOption'])(
  'the schema has the type %s that the contract’s cache knows',
  (name) => {
    expect(isObjectType(schema.getType(name))).toBe(true);
  },
);
