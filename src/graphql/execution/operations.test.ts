import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SENTINEL_HOTELS } from '#simulators/sentinels.ts';
import {
  CONTACT,
  createBasket,
  findGoodPackage,
  findPackages,
  makeCriteria,
  openCheckout,
  PASSENGERS,
  type FoundPackage,
} from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
let visitor: ApiVisitor;
let found: FoundPackage;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 40 });
  visitor = running.visitor();
  // An airline that holds seats in a session, whatever is cheapest on the day.
  found = await findGoodPackage(visitor, { filters: { carriers: ['FR'] } });
});
afterAll(() => running.close());

const MONEY = '{ amount currencyCode }';

describe('what is listed under an identity', () => {
  test('the pictures and media of a hotel, each once by its address [CACHE-02]', async () => {
    type Shown = { hotel: { pictures: { url: string }[]; media: { original: string }[] } };
    const { hotel } = await visitor.ask<Shown>(
      'query H { hotel(id: "1") { pictures { url } media { original type alt derivatives(types: ["528x416.avif"]) { url } } } }',
    );
    expect(hotel.media.length).toBeGreaterThan(1);
    expect(new Set(hotel.media.map(({ original }) => original)).size).toBe(hotel.media.length);
    expect(new Set(hotel.pictures.map(({ url }) => url)).size).toBe(hotel.media.length);
    expect(hotel.media[0]).toEqual({
      original: expect.stringMatching(/^\/pictures\/hotel\/1\/.*2688x1080\.webp$/),
      type: 'IMAGE',
      alt: expect.stringMatching(/./),
      derivatives: [{ url: expect.stringMatching(/528x416\.avif$/) }],
    });
  });

  test('places by country: each country once, by name, with places of its own', async () => {
    type Shown = {
      destinationGroups: {
        name: string;
        destinations: { value: string; slug: string; within: string }[];
      }[];
    };
    const { destinationGroups: groups } = await visitor.ask<Shown>(
      'query G { destinationGroups(first: 3) { name destinations { value slug within } } }',
    );
    const names = groups.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual([...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en')));
    for (const { name, destinations } of groups) {
      expect(destinations.length).toBeLessThanOrEqual(3);
      for (const { value, slug, within } of destinations) {
        expect(slug).toBe(value);
        expect(within.split(', ').at(-1)).toBe(name);
      }
    }
  });
});

describe('search', () => {
  test('results come in pages of 20, each hotel once, ordered as asked, with filters as defined [RSLT-06, RSLT-08, RSLT-10, GQL-07]', async () => {
    type Page = {
      packageSearchResults: {
        total: number;
        page: number;
        pages: number;
        packages: readonly { hotel: { id: string }; price: { total: { amount: number } } }[];
        filters: readonly {
          name: string;
          type: string;
          apiType: string;
          enabled: boolean;
          unFormattedOptions: readonly { value: string; count: number }[];
        }[];
      };
    };
    const ask = async (page: number) =>
      (
        await visitor.ask<Page>(
          'query S($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { total page pages packages { hotel { id } price { total { amount } } } filters { name type apiType enabled unFormattedOptions { value count } } } }',
          { criteria: makeCriteria({ sort: 'PRICE_LOW_HIGH', searchType: 'UNKNOWN', page }) },
        )
      ).packageSearchResults;
    const first = await ask(1);
    expect(first.total, 'more than a page').toBeGreaterThan(20);
    expect(first.packages).toHaveLength(20);
    expect(first.pages).toBe(Math.ceil(first.total / 20));
    const all = [...first.packages, ...(await ask(2)).packages];
    expect(new Set(all.map(({ hotel }) => hotel.id)).size).toBe(first.total);
    const prices = all.map(({ price }) => price.total.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const { name, type, apiType, unFormattedOptions } of first.filters) {
      expect({ name, type, apiType }).toEqual({
        name: expect.any(String),
        type: expect.stringMatching(/^(checkbox|radio|text|priceRange|popularFilters)$/),
        apiType: expect.stringMatching(/^(VALUES|VALUE|RANGE)$/),
      });
      expect(Array.isArray(unFormattedOptions)).toBe(true);
    }
    const stars = first.filters.find(({ name }) => name === 'stars');
    expect(
      stars?.unFormattedOptions.reduce((sum, { count }) => sum + count, 0),
      'every hotel has its stars',
    ).toBe(first.total);
  });

  test('`packages` gives the leads of the same search without its facets [GQL-07]', async () => {
    const { packages } = await visitor.ask<{
      packages: { packages: readonly { hotelQuoteId: string }[] };
    }>(
      'query P($criteria: SearchCriteriaInput!) { packages(criteria: $criteria, first: 3) { packages { hotelQuoteId } } }',
      { criteria: makeCriteria() },
    );
    expect(packages.packages.map(({ hotelQuoteId }) => hotelQuoteId)).toEqual(
      (await findPackages(visitor)).slice(0, 3).map(({ hotelQuoteId }) => hotelQuoteId),
    );
  });
});

describe('a place and a hotel by id', () => {
  test('destinationById gives value, label, active, availableFrom and seasonality [DEST-05]', async () => {
    const text =
      'query D($id: ID!) { destinationById(id: $id) { value label active availableFrom seasonality { startDate endDate } } }';
    const { destinationById } = await visitor.ask<{ destinationById: object }>(text, {
      id: 'spain-majorca',
    });
    expect(destinationById).toMatchObject({
      value: 'spain-majorca',
      label: 'Majorca',
      active: true,
    });
    expect(Object.keys(destinationById)).toEqual([
      'value',
      'label',
      'active',
      'availableFrom',
      'seasonality',
    ]);
    expect(await visitor.ask(text, { id: 'atlantis' })).toEqual({ destinationById: null });
    expect(
      await visitor.ask('query S($id: ID!) { destinationById(id: $id) { slug } }', {
        id: 'spain-majorca',
      }),
    ).toEqual({ destinationById: { slug: 'spain-majorca' } });
  });

  test('a destination has its names, whether and when it is open, where it is and of which type [DEST-01]', async () => {
    const summer = { startDate: '04-01', endDate: '10-31' };
    const text =
      'query D($id: ID!) { destinationById(id: $id) { value label active availableFrom seasonality { startDate endDate } locationId type position { lat lon } } }';
    const ask = async (id: string) =>
      (await visitor.ask<{ destinationById: object }>(text, { id })).destinationById;
    expect(await ask('spain-majorca')).toEqual({
      value: 'spain-majorca',
      label: 'Majorca',
      active: true,
      availableFrom: null,
      seasonality: summer,
      locationId: 'spain-majorca',
      type: 'REGION',
      position: { lat: 39.62, lon: 2.98 },
    });
    expect(await ask('1')).toEqual({
      value: '1',
      label: SENTINEL_HOTELS[0]!.name,
      active: true,
      availableFrom: null,
      seasonality: summer,
      locationId: SENTINEL_HOTELS[0]!.placeId,
      type: 'HOTEL',
      position: { lat: expect.closeTo(39.796, 1), lon: expect.closeTo(2.692, 1) },
    });
  });

  test.each([
    ['europe', 'CONTINENT', 'LOCATION'],
    ['spain', 'COUNTRY', 'COUNTRY'],
    ['spain-majorca', 'REGION', 'REGION'],
    [SENTINEL_HOTELS[0]!.placeId, 'RESORT', 'RESORT'],
  ])(
    'a place says how wide it is: %s is a %s, by its type a %s [DEST-02]',
    async (id, kind, type) => {
      const asked = 'query D($id: ID!) { destinationById(id: $id) { value kind type } }';
      expect(await visitor.ask(asked, { id })).toEqual({
        destinationById: { value: id, kind, type },
      });
    },
  );

  test('hotel by id is chosen by value and label, with city, place and when that opens [DEST-07]', async () => {
    expect(
      await visitor.ask(
        'query H($id: ID!) { hotel(id: $id) { value: id label: name address { city } locationBasedData { locationId } locatedIn { availableFrom } } }',
        { id: '1' },
      ),
    ).toEqual({
      hotel: {
        value: '1',
        label: SENTINEL_HOTELS[0]!.name,
        address: { city: 'Puerto Sóller' },
        locationBasedData: { locationId: SENTINEL_HOTELS[0]!.placeId },
        locatedIn: expect.toSatisfy(
          (places: readonly { availableFrom: string | null }[]) =>
            places.length > 0 && places.every(({ availableFrom }) => availableFrom === null),
        ),
      },
    });
  });

  type Said = {
    readonly rating: number;
    readonly topics: readonly { readonly code: string; readonly count: number }[];
    readonly reviews: readonly { readonly date: string; readonly topics: readonly string[] }[];
  };

  test('hotel by id has its fields, pictures with derivatives, and reviews [DEAL-07, DEAL-08]', async () => {
    const { hotel } = await visitor.ask<{ hotel: Record<string, unknown> }>(
      `query H($id: ID!) { hotel(id: $id) { id: value name: label resortName ourStarRating locatedIn { id name hierarchyPosition availableFrom } locationBasedData { locationId } address { city } nearestAirports { iata name }
        pictures(first: 1) { url derivatives { type url } } tripAdvisorInformation { rating reviewCount reviewsUrl topics { code name count } reviews { rating date title content party stayed topics } } } }`,
      { id: '1' },
    );
    expect(hotel).toMatchObject({
      id: '1',
      name: SENTINEL_HOTELS[0]!.name,
      resortName: 'Puerto Sóller',
      ourStarRating: 4,
      address: { city: 'Puerto Sóller' },
      locationBasedData: { locationId: SENTINEL_HOTELS[0]!.placeId },
      nearestAirports: expect.arrayContaining([{ iata: 'PMI', name: expect.any(String) }]),
      pictures: [
        {
          url: expect.stringContaining('/pictures/'),
          derivatives: expect.arrayContaining([
            { type: expect.stringMatching(/^\d+x\d+\.(avif|webp)$/), url: expect.any(String) },
          ]),
        },
      ],
    });
    const {
      tripAdvisorInformation: { rating, topics, reviews },
    } = hotel as { tripAdvisorInformation: Said };
    expect(rating).toBeGreaterThan(0);
    expect(reviews.length).toBeGreaterThan(0);
    expect(reviews.map(({ date }) => date)).toEqual(
      reviews
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const { code, count } of topics)
      expect(reviews.filter((review) => review.topics.includes(code)).length).toBe(count);
    expect(
      await visitor.ask('query H($id: ID!) { hotel(id: $id) { id } }', { id: '999999' }),
    ).toEqual({ hotel: null });
  });
});

type RoomKind = {
  readonly displayName: string;
  readonly sizeM2: number;
  readonly beds: string;
  readonly bedKinds: readonly string[];
  readonly view: string | null;
  readonly sleeps: number;
  readonly picture: { readonly url: string };
};

test('a deal tells whether its hotel answers later, what the hotel gives back until when, whom its room sleeps and which bags are in the fare', async () => {
  type Deal = {
    holiday: {
      isOnRequest: boolean;
      board: { isRefundable: boolean; refundableUntil: string | null };
      rooms: readonly { facts: readonly string[] }[];
      roomChoices: readonly { rooms: readonly { displayName: string }[] }[];
      roomKinds: readonly RoomKind[];
      flightItinerary: { outbound: { baggageOptions: readonly { label: string }[] } };
    };
  };
  const open = async (quotes: FoundPackage) =>
    (
      await visitor.ask<Deal>(
        'query O($hotelQuoteId: ID!, $flightQuoteId: ID!) { holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId) { ... on Holiday { isOnRequest board { isRefundable refundableUntil } rooms { facts } roomChoices { rooms { displayName } } roomKinds { displayName sizeM2 beds bedKinds view sleeps picture { url alt } } flightItinerary { outbound { baggageOptions { label } } } } } }',
        quotes,
      )
    ).holiday;
  const onRequest = SENTINEL_HOTELS.findIndex(({ behaviour }) => behaviour === 'on_request') + 1;
  const later = await open(await findGoodPackage(visitor, { hotelIds: [String(onRequest)] }));
  const family = await open(
    await findGoodPackage(visitor, { rooming: [{ adults: 2, childAges: [1] }] }),
  );
  expect([later.isOnRequest, family.isOnRequest]).toEqual([true, false]);
  expect(family.rooms[0]!.facts[1]).toMatch(/, sleeps \d, with a cot$/);
  expect(later.rooms[0]!.facts[1]).toMatch(/, sleeps \d$/);
  const kinds = new Map(later.roomKinds.map((kind) => [kind.displayName, kind]));
  expect(kinds.size).toBe(later.roomKinds.length);
  for (const { displayName } of later.roomChoices.flatMap(({ rooms }) => rooms)) {
    const kind = kinds.get(displayName)!;
    expect(displayName.endsWith(kind.view ?? '')).toBe(true);
    expect(kind.sizeM2).toBeGreaterThan(10);
    expect(kind.sleeps).toBeGreaterThanOrEqual(kind.bedKinds.length);
    expect(kind.beds).toContain(kind.bedKinds[0]);
    expect(kind.picture.url).toContain(`/room-${kind.bedKinds.join('-')}-`);
  }
  for (const { board, flightItinerary } of [later, family]) {
    expect(board.refundableUntil !== null).toBe(board.isRefundable);
    for (const { label } of flightItinerary.outbound.baggageOptions)
      expect(label).toMatch(/^[A-Z\d]/);
  }
});

test('whoever asks for the choices of a deal alone asks no supplier, and is told before how many there are', async () => {
  type Choices = {
    holiday: {
      kind: string;
      otherChoices: { flights: number; rooms: number; boards: number };
      board: { code: string };
      roomChoices: readonly { chosen: boolean; board: { code: string } }[];
      flightChoices: readonly { chosen: boolean }[];
    };
  };
  const soldOut = SENTINEL_HOTELS.findIndex(({ behaviour }) => behaviour === 'sold_out') + 1;
  const quotes = await findGoodPackage(visitor, { hotelIds: [String(soldOut)] });
  const open = async (isPricedLive?: boolean) =>
    (
      await visitor.ask<Choices>(
        'query O($hotelQuoteId: ID!, $flightQuoteId: ID!, $isPricedLive: Boolean) { holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, isPricedLive: $isPricedLive) { kind: __typename ... on Holiday { otherChoices { flights rooms boards } board { code } roomChoices { chosen board { code } } flightChoices { chosen } } } }',
        { ...quotes, ...(isPricedLive !== undefined && { isPricedLive }) },
      )
    ).holiday;
  const listed = await open(false);
  expect([listed.kind, (await open()).kind]).toEqual(['Holiday', 'NoAvailability']);
  const rooms = listed.roomChoices.filter(({ chosen }) => !chosen);
  expect(listed.otherChoices).toEqual({
    flights: listed.flightChoices.filter(({ chosen }) => !chosen).length,
    rooms: rooms.length,
    boards: rooms.filter(({ board }) => board.code !== listed.board.code).length,
  });
  expect(listed.otherChoices.flights).toBeGreaterThan(0);
  expect(listed.otherChoices.rooms).toBeGreaterThan(listed.otherChoices.boards);
});

describe('the operations of a checkout answer statusCode, errors and checkout', () => {
  let checkoutId: string;
  let basketId: string;
  beforeAll(async () => {
    basketId = await createBasket(visitor, found);
  });

  test('a basket says until when it is held, and by which session with the airline [BSKT-08]', async () => {
    type Shown = {
      basket: {
        basket: {
          expiresAt: string;
          expiry: string;
          supplierSession: { expiresAt: string };
          price: { total: object };
        };
      };
    };
    const { basket } = await visitor.ask<Shown>(
      `query B($id: ID!) { basket(id: $id) { basket { expiresAt expiry price { total ${MONEY} } supplierSession { __typename ... on ActiveSupplierSession { id sessionId expiresAt extendedCount } } } } }`,
      { id: basketId },
    );
    const { expiry, expiresAt, supplierSession, price } = basket.basket;
    expect(price.total).toEqual(found.price.total);
    expect(supplierSession).toEqual({
      __typename: 'ActiveSupplierSession',
      id: expect.stringMatching(/./),
      sessionId: expect.stringMatching(/./),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      extendedCount: 0,
    });
    expect(Date.parse(expiry)).toBe(
      Math.min(Date.parse(expiresAt), Date.parse(supplierSession.expiresAt) + 840_000),
    );
  });

  test('checkoutFromBasket, and again the same checkout [CHK-16]', async () => {
    const text =
      'mutation C($basketId: ID!) { checkoutFromBasket(basketId: $basketId) { statusCode errors { code message field } checkout { id } } }';
    checkoutId = await openCheckout(visitor, basketId);
    expect(await visitor.ask(text, { basketId })).toEqual({
      checkoutFromBasket: { statusCode: 200, errors: [], checkout: { id: checkoutId } },
    });
    expect(await visitor.ask(text, { basketId: 'no-such-basket' })).toMatchObject({
      checkoutFromBasket: {
        statusCode: 404,
        checkout: null,
        errors: [{ code: 'basket_does_not_exist', message: expect.any(String), field: 'basketId' }],
      },
    });
  });

  test('a checkout that cannot be opened is logged as CheckoutFromBasketError [ERR-13]', async () => {
    const warn = vi.spyOn(running.shop.log, 'warn');
    await visitor.ask(
      'mutation C($basketId: ID!) { checkoutFromBasket(basketId: $basketId) { statusCode } }',
      { basketId: 'no-such-basket' },
    );
    expect(warn.mock.calls).toContainEqual([{ kind: 'absent' }, 'CheckoutFromBasketError']);
  });

  test('one that cannot be fetched is logged as FetchCheckoutError [ERR-12]', async () => {
    const warn = vi.spyOn(running.shop.log, 'warn');
    await visitor.ask(
      'query C { checkoutById(checkoutId: "no-such-checkout") { statusCode } }',
      {},
    );
    expect(warn.mock.calls).toContainEqual([{ kind: 'absent' }, 'FetchCheckoutError']);
  });

  test('refused passengers are logged by code and field, without what was typed [PAX-31]', async () => {
    const warn = vi.spyOn(running.shop.log, 'warn');
    const text =
      'mutation P($checkoutId: ID!, $passengerDetails: [PassengerDetailsInput!]!) { addPassengerDetailsToCheckout(checkoutId: $checkoutId, passengerDetails: $passengerDetails) { statusCode } }';
    const [lead, other] = PASSENGERS;
    await visitor.ask(text, {
      checkoutId,
      passengerDetails: [
        lead,
        { ...other, firstName: 'Philippa', lastName: 'Marchbanks', dateOfBirth: '2020-01-02' },
      ],
    });
    const logged = JSON.stringify(warn.mock.calls);
    expect(logged).toMatch(/addPassengerDetailsToCheckout.*passengerDetails\[1\]\.dateOfBirth/);
    expect(logged).not.toMatch(/Philippa|Marchbanks|2020-01-02/);
  });

  test('addPassengerDetailsToCheckout saves what was sent, trimmed, or says which field is wrong [PAX-01, PAX-04, PAX-29]', async () => {
    const text =
      'mutation P($checkoutId: ID!, $passengerDetails: [PassengerDetailsInput!]!) { addPassengerDetailsToCheckout(checkoutId: $checkoutId, passengerDetails: $passengerDetails) { statusCode errors { code message field } checkout { id passengerDetails { title firstName lastName leadAuthorised age { value unit } dateOfBirth specialAssistance { impairments requiredAssistance wheelchairType } } } } }';
    const [lead, other] = PASSENGERS;
    const refused = await visitor.ask<{
      addPassengerDetailsToCheckout: { statusCode: number; errors: readonly { field: string }[] };
    }>(text, { checkoutId, passengerDetails: [lead, { ...other, dateOfBirth: '2020-01-01' }] });
    expect(refused.addPassengerDetailsToCheckout).toMatchObject({
      statusCode: 422,
      checkout: null,
    });
    expect(refused.addPassengerDetailsToCheckout.errors[0]?.field).toMatch(/1.*dateOfBirth/);
    expect(
      await visitor.ask(text, {
        checkoutId,
        passengerDetails: [{ ...lead, age: { value: 5, unit: 'MONTHS' } }, other],
      }),
    ).toMatchObject({
      addPassengerDetailsToCheckout: {
        statusCode: 422,
        errors: [{ code: 'passenger_age_mismatch', field: 'passengerDetails[0].age' }],
      },
    });
    const saved = await visitor.ask(text, {
      checkoutId,
      passengerDetails: [{ ...lead, firstName: '  Sarah ' }, other],
    });
    expect(saved).toMatchObject({
      addPassengerDetailsToCheckout: {
        statusCode: 200,
        errors: [],
        checkout: {
          id: checkoutId,
          passengerDetails: [
            { ...lead, age: { unit: 'YEARS' } },
            { firstName: 'Daniel', specialAssistance: null },
          ],
        },
      },
    });
  });

  test('addPaymentScheduleToCheckout chooses a plan that is offered [PAY-04, PAY-16]', async () => {
    const text = `mutation S($checkoutId: ID!, $paymentSchedule: PaymentScheduleInput!) { addPaymentScheduleToCheckout(checkoutId: $checkoutId, paymentSchedule: $paymentSchedule) { statusCode errors { code field message } checkout { id paymentSchedule { name equalInstalmentPlan paymentMethods instalments { amount ${MONEY} dueDate remainingBalance transactionFee ${MONEY} } } } } }`;
    type Saved = {
      addPaymentScheduleToCheckout: {
        statusCode: number;
        checkout: {
          paymentSchedule: {
            instalments: readonly {
              amount: { amount: number };
              remainingBalance: number;
            }[];
          };
        };
      };
    };
    const { addPaymentScheduleToCheckout: saved } = await visitor.ask<Saved>(text, {
      checkoutId,
      paymentSchedule: { name: 'Equal_Instalments' },
    });
    expect(saved).toMatchObject({
      statusCode: 200,
      errors: [],
      checkout: {
        id: checkoutId,
        paymentSchedule: {
          name: 'Equal_Instalments',
          equalInstalmentPlan: true,
          paymentMethods: expect.arrayContaining(['PAY_WITH_CARD']),
        },
      },
    });
    const { instalments } = saved.checkout.paymentSchedule;
    expect(instalments.length).toBeGreaterThan(1);
    expect(instalments.at(-1)?.remainingBalance).toBe(0);
    expect(instalments[0]!.remainingBalance).toBe(
      instalments.slice(1).reduce((sum, { amount }) => sum + amount.amount, 0),
    );
    expect(
      await visitor.ask(text, { checkoutId, paymentSchedule: { name: 'pay_never' } }),
    ).toMatchObject({ addPaymentScheduleToCheckout: { statusCode: 422, checkout: null } });
  });

  test('a plan that could not be added is logged [PAY-18]', async () => {
    const warn = vi.spyOn(running.shop.log, 'warn');
    await visitor.ask(
      'mutation S($checkoutId: ID!, $paymentSchedule: PaymentScheduleInput!) { addPaymentScheduleToCheckout(checkoutId: $checkoutId, paymentSchedule: $paymentSchedule) { statusCode } }',
      { checkoutId, paymentSchedule: { name: 'pay_never' } },
    );
    expect(warn.mock.calls).toContainEqual([
      expect.objectContaining({ operation: 'addPaymentScheduleToCheckout' }),
      expect.any(String),
    ]);
  });

  test('addContactDetailsToCheckout keeps marketing consent as given [CONT-01, CONT-06, CONT-07]', async () => {
    const text =
      'mutation C($checkoutId: ID!, $contactDetails: ContactDetailsInput!) { addContactDetailsToCheckout(checkoutId: $checkoutId, contactDetails: $contactDetails) { statusCode errors { field } checkout { contactDetails { emailAddress alternativeEmailAddress phoneNumber optIntoMarketing billingAddress { address city postalCode country isoCountryCode } } } } }';
    const { title: _title, firstName: _first, lastName: _last, ...shown } = CONTACT;
    for (const optIntoMarketing of [true, false]) {
      const saved = await visitor.ask(text, {
        checkoutId,
        contactDetails: { ...CONTACT, optIntoMarketing },
      });
      expect(saved).toEqual({
        addContactDetailsToCheckout: {
          statusCode: 200,
          errors: [],
          checkout: {
            contactDetails: { ...shown, optIntoMarketing, alternativeEmailAddress: null },
          },
        },
      });
    }
  });

  test('checkoutById gives the checkout as saved, and for another id 404 [CHK-12, CHK-13]', async () => {
    const text = `query C($checkoutId: ID!) { checkoutById(checkoutId: $checkoutId) { statusCode errors { code message field } checkout { id status orderReference isExistingCustomer eligibleForPromotionalCode basket { id } passengerDetails { firstName }
      contactDetails { emailAddress } carDetails { registration } paymentSchedule { name } paymentScheduleOptions { name } lineItems { id } newCredits { id } } } }`;
    expect(await visitor.ask(text, { checkoutId })).toMatchObject({
      checkoutById: {
        statusCode: 200,
        errors: [],
        checkout: {
          id: checkoutId,
          status: 'OPEN',
          orderReference: null,
          isExistingCustomer: false,
          basket: { id: basketId },
          passengerDetails: [{ firstName: 'Sarah' }, { firstName: 'Daniel' }],
          contactDetails: { emailAddress: CONTACT.emailAddress },
          carDetails: null,
          paymentSchedule: { name: 'Equal_Instalments' },
        },
      },
    });
    expect(await visitor.ask(text, { checkoutId: 'no-such-checkout' })).toMatchObject({
      checkoutById: { statusCode: 404, checkout: null },
    });
  });

  test('createPaymentRequest, placeOrder and commitOrder; placing again gives the same order, another order none [ORD-01, ORD-02]', async () => {
    const pay = await visitor.ask<{
      createPaymentRequest: { paymentToken: string; challengeUrl: string | null };
    }>(
      'mutation P($checkoutId: ID!, $cardToken: String!) { createPaymentRequest(checkoutId: $checkoutId, cardToken: $cardToken, idempotencyKey: "press") { ... on PaymentRequest { paymentToken challengeUrl } } }',
      { checkoutId, cardToken: await running.cardToken('4111111111111111') },
    );
    expect(pay.createPaymentRequest.challengeUrl).toBeNull();
    const place =
      'mutation P($checkoutId: ID!, $paymentToken: ID!) { placeOrder(checkoutId: $checkoutId, paymentToken: $paymentToken) { __typename ... on PlacedOrder { order { reference } } } }';
    const { paymentToken } = pay.createPaymentRequest;
    const [first, second] = await Promise.all(
      [1, 2].map(() =>
        visitor.ask<{ placeOrder: { __typename: string; order: { reference: string } } }>(place, {
          checkoutId,
          paymentToken,
        }),
      ),
    );
    expect(first?.placeOrder).toEqual({
      __typename: 'PlacedOrder',
      order: { reference: expect.stringMatching(/^[A-Z0-9]+$/) },
    });
    expect(second).toEqual(first);
    expect(await visitor.ask(place, { checkoutId, paymentToken: 'another' })).toMatchObject({
      placeOrder: { __typename: 'DuplicateOrder' },
    });
    const { commitOrder } = await visitor.ask<{ commitOrder: object }>(
      'mutation C($checkoutId: ID!) { commitOrder(checkoutId: $checkoutId) { __typename ... on ProcessingOrder { order { reference status } } } }',
      { checkoutId },
    );
    // The provider's word that the money was captured makes it CONFIRMED; here nobody delivers it.
    expect(commitOrder).toEqual({
      __typename: 'ProcessingOrder',
      order: { reference: first?.placeOrder.order.reference, status: 'PLACED' },
    });
  });

  test('the link of the mail opens the order to be read by anybody, without address and documents; its key opens nothing else [S-05]', async () => {
    const { document } = await running.shop.database
      .selectFrom('customer_order')
      .select('document')
      .where('checkout_id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    const [, key = ''] = v
      .parse(v.object({ brand: v.object({ orderPath: v.string() }) }), document)
      .brand.orderPath.split('?key=');
    const look =
      'query O($checkoutId: ID!, $key: String) { orderByCheckout(checkoutId: $checkoutId, key: $key) { isShared passengerNames emailAddress cancelling { until lost { amount } } documents { url } } }';
    const stranger = running.visitor();
    expect(await stranger.ask(look, { checkoutId, key })).toEqual({
      orderByCheckout: {
        isShared: true,
        passengerNames: ['Sarah Hargreaves', 'Daniel Hargreaves'],
        emailAddress: null,
        cancelling: expect.arrayContaining([{ until: null, lost: { amount: expect.any(Number) } }]),
        documents: [],
      },
    });
    expect(await visitor.ask(look, { checkoutId, key })).toMatchObject({
      orderByCheckout: { isShared: false, emailAddress: CONTACT.emailAddress },
    });
    for (const wrong of [null, '', key.slice(0, -1), key.replace('20', '21')])
      expect(await stranger.ask(look, { checkoutId, key: wrong })).toEqual({
        orderByCheckout: null,
      });
    expect(
      await stranger.ask(
        'query C($checkoutId: ID!) { checkoutById(checkoutId: $checkoutId) { statusCode } }',
        { checkoutId },
      ),
    ).toMatchObject({ checkoutById: { statusCode: 404 } });
  });
});

test('a party of more than nine cannot be searched, so never checks out [CHK-18, SRCH-20]', async () => {
  const { packageSearchResults } = await visitor.ask<{ packageSearchResults: object }>(
    'query S($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { statusCode total errors { code field } } }',
    { criteria: makeCriteria({ rooming: [{ adults: 5 }, { adults: 5 }] }) },
  );
  expect(packageSearchResults).toMatchObject({
    total: 0,
    errors: [{ code: 'large_party', field: 'rooming' }],
  });
});
