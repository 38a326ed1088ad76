import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { isEnumType, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { makeShopSchema } from './resolvers.ts';

const schema = makeShopSchema();

describe('enumerations have exactly the values of the contract', () => {
  test.each([
    ['Board', 'AI BB FB HB RO SC', 'ENUM-01'],
    ['Platform', 'APP WEB', 'ENUM-02'],
    ['BookingMode', 'AUTO_BOOK SELF_BOOK', 'ENUM-03'],
    ['Impairment', 'HEARING_IMPAIRMENT MENTAL_IMPAIRMENT OTHER VISUAL_IMPAIRMENT', 'ENUM-04'],
    ['MediaType', 'IMAGE VIDEO', 'ENUM-05'],
    [
      'Sort',
      'POPULARITY PRICE_HIGH_LOW PRICE_LOW_HIGH STAR_RATING TRIPADVISOR_RATING TRIP_ADVISOR_SCORE',
      'ENUM-06',
    ],
    [
      'PaymentMethod',
      'PAYPAL PAY_WITH_CARD PAY_WITH_CASH PAY_WITH_GOOGLE_PAY PAY_WITH_KLARNA UNKNOWN',
      'ENUM-07',
    ],
    ['PaymentOutcome', 'CONFIRMED TIMEOUT UNKNOWN', 'ENUM-08'],
    ['LocationType', 'COUNTRY HOTEL LOCATION REGION RESORT TOWN', 'ENUM-09'],
    [
      'Assistance',
      'ADAPTED_HOTEL_ROOM ADDITIONAL_PARTY_ASSISTANCE PARTY_ASSISTANCE STAIRS VEHICLE WHEELCHAIR',
      'ENUM-10',
    ],
    ['LuggageType', 'CABIN_BAGGAGE HAND_LUGGAGE HOLD_LUGGAGE', 'ENUM-11'],
    ['ChildSeating', 'CAN_SIT_SEPARATELY_FROM_ADULT HAS_INFANT SIT_WITH_ADULT UNKNOWN', 'ENUM-12'],
    ['OtherStatus', 'COMPLETED PENDING', 'ENUM-13'],
    ['Residency', 'OTHER REPUBLIC_OF_IRELAND UNITED_KINGDOM', 'ENUM-14'],
    ['TimeUnit', 'DAYS HOURS MINUTES MONTHS SECONDS YEARS', 'ENUM-15'],
    ['DateFormat', 'RANGE SPECIFIC', 'ENUM-16'],
    ['PriceDisplay', 'TOTAL_PRICE PER_PERSON_PRICE', 'ENUM-17'],
    ['CreditStatus', 'AVAILABLE CANCELLED EXPIRED LOCKED REDEEMED', 'ENUM-18'],
    ['CheckoutStatus', 'OPEN PLACING PLACED EXPIRED', 'CHK-12'],
    ['OrderStatus', 'PLACED PROCESSING CONFIRMED PENDING FAILED CANCELLED', 'ORD-03'],
    ['FilterApiType', 'VALUES VALUE RANGE', 'RSLT-08'],
    ['FilterType', 'checkbox radio text priceRange popularFilters', 'RSLT-08'],
  ])(
    '%s [ENUM-01, ENUM-02, ENUM-03, ENUM-04, ENUM-05, ENUM-06, ENUM-07, ENUM-08, ENUM-09, ENUM-10, ENUM-11, ENUM-12, ENUM-13, ENUM-14, ENUM-15, ENUM-16, ENUM-17, ENUM-18, CHK-12, ORD-03, RSLT-08]',
    (name, values) => {
      const type = schema.getType(name);
      expect(
        isEnumType(type) &&
          type
            .getValues()
            .map((value) => value.name)
            .toSorted(),
      ).toEqual(values.split(' ').toSorted());
    },
  );
});

describe('types have at least the fields of the contract', () => {
  test.each([
    [
      'Basket',
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
  ])(
    '%s [BSKT-01, BSKT-04, BSKT-05, BSKT-06, BSKT-08, CHK-11, PAY-04, PAX-01, CONT-01, PARK-01, PARK-03, RSLT-08]',
    (name, fields) => {
      const type = schema.getType(name);
      expect(isObjectType(type) ? Object.keys(type.getFields()) : []).toEqual(
        expect.arrayContaining(fields.split(' ')),
      );
    },
  );
});

test.each(
  'Basket Checkout Customer PriceDropProtectionClaim SavedDeal HolidayBookmark CreditCampaign TargetedCampaignCredit PriceDropProtectionCredit'.split(
    ' ',
  ),
)('the named type %s is there, known to a cache by its id [GQL-10]', (name) => {
  const type = schema.getType(name);
  expect(isObjectType(type) && String(type.getFields()['id']?.type)).toBe('ID!');
});

test.each(['PlacedOrder', 'ProcessingOrder'])(
  'the named type %s carries the order, which has the id [GQL-10]',
  (name) => {
    const [type, order] = [schema.getType(name), schema.getType('Order')];
    expect(isObjectType(type) && String(type.getFields()['order']?.type)).toBe('Order!');
    expect(isObjectType(order) && String(order.getFields()['id']?.type)).toBe('ID!');
  },
);

describe('results are unions of exactly the outcomes of the contract', () => {
  test.each([
    [
      'PlaceOrderResult',
      'BasketExpired CheckoutDoesNotExist DuplicateOrder ItemDoesNotExist OrderPlacementFailed PaymentTokenInvalid PlacedOrder',
    ],
    ['CommitOrderResult', 'ProcessingOrder UnprocessedOrder'],
    ['SupplierSession', 'ActiveSupplierSession ExpiredSupplierSession'],
  ])('%s [ORD-01, ORD-02, BSKT-08]', (name, members) => {
    const type = schema.getType(name);
    expect(
      isUnionType(type) &&
        type
          .getTypes()
          .map((member) => member.name)
          .toSorted(),
    ).toEqual(members.split(' ').toSorted());
  });

  test('line items are of the kinds of the contract [BSKT-02]', () => {
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

/** Nothing gives these yet. */
const WITHOUT_RESOLVERS = ['account/account.graphql'];

test('each schema text has its resolvers beside it, under its name', async () => {
  const files = await Array.fromAsync(glob('**/*.graphql', { cwd: import.meta.dirname }));
  const alone = files.filter(
    (file) => !existsSync(path.join(import.meta.dirname, file.replace(/\.graphql$/, '.ts'))),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(alone).toEqual(WITHOUT_RESOLVERS);
});
