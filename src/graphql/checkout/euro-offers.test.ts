/**
 * Random offers of the Irish site at several rates: one total to the cent wherever it is told, from
 * the card to the charge (SITE-07). `PROPERTY_RUNS` says how many of them are bought.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headsOf, type Party } from '#domain/party.ts';
import { atRates } from '#server/purchase-context.ts';
import { SENTINEL_HOTELS } from '#simulators/sentinels.ts';
import {
  createBasket,
  departureDay,
  fillCheckout,
  makeCriteria,
  openCheckout,
  type FoundPackage,
  type Money,
} from '#testing/api-purchase.ts';
import {
  openRunningShop,
  type ApiVisitor,
  type RunningShop,
  type Variables,
} from '#testing/running-shop.ts';

const OFFERS = 1_000;
const BOUGHT = Number(process.env['PROPERTY_RUNS'] ?? 25);
const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_123);

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop({ sellsInIreland: true });
});
afterAll(() => running.close());

type Line = {
  readonly kind: string;
  readonly basis: string;
  readonly amount: Money;
  readonly paidAtHotel: boolean;
};
type Offer = FoundPackage & { readonly lines: readonly Line[] };

const COUPLE: Party = [{ adults: 2, childAges: [] }];
const FAMILY: Party = [
  { adults: 2, childAges: [9, 1] },
  { adults: 1, childAges: [] },
];
const wishes = fc.record({
  rate: fc.constantFrom(1_155_000, 1_100_000, 1_234_567, 1_000_000, 899_999),
  day: fc.integer({ min: 40, max: 440 }),
  nights: fc.constantFrom(3, 4, 7, 10, 14),
  airport: fc.constantFrom('LGW', 'MAN', 'STN', 'BHX', 'EDI'),
  searchType: fc.constantFrom('HOLIDAY', 'HOLIDAY', 'HOLIDAY', 'UNKNOWN'),
  rooming: fc.constantFrom(COUPLE, COUPLE, FAMILY),
  bags: fc.constantFrom(0, 0, 1, 2),
});
type Wish = typeof wishes extends fc.Arbitrary<infer One> ? One : never;

test(
  `${OFFERS} random offers cost the same to the cent on card, calendar, grid, deal, basket and charge (seed ${SEED})`,
  { timeout: 300_000 + BOUGHT * 2_000 },
  async () => {
    const britain = running.visitor();
    let [seen, bought, taxed] = [0, 0, 0];
    for (const wish of fc.sample(wishes, { seed: SEED, numRuns: OFFERS })) {
      if (seen >= OFFERS) break;
      const ireland = sellingAt(wish.rate);
      const criteria = criteriaOf(wish);
      const offers = await search(ireland, criteria);
      const pounds = await search(britain, criteria);
      expect(offers.map(({ hotel }) => hotel)).toEqual(pounds.map(({ hotel }) => hotel));
      for (const [i, offer] of offers.entries()) {
        seen += 1;
        const total = offer.price.total.amount;
        const where = `${offer.hotel.name} at ${wish.rate}, ${JSON.stringify(criteria)}`;
        expect(total, where).toBe(convertedBy(wish, pounds[i]!.price.total.amount));
        taxed += expectLines(offer, total, where);
        expect(await pricedElsewhere(ireland, wish, offer), where).toEqual(
          Object.fromEntries(['calendar', 'grid'].map((place) => [place, total])),
        );
        if (!isSteady(offer)) continue;
        expect(await dealTotal(ireland, offer), where).toBe(total);
        const isDue = bought * OFFERS < seen * BOUGHT;
        if (!isDue || wish.rooming !== COUPLE) continue;
        expect(await chargedFor(ireland, offer), where).toBe(payableOf(offer.lines));
        bought += 1;
      }
    }
    expect(seen).toBeGreaterThanOrEqual(OFFERS);
    expect(bought).toBeGreaterThan(BOUGHT * 0.7);
    expect(taxed, 'local taxes that are due in euro').toBeGreaterThan(100);
  },
);

test(
  `price filters take in each boundary cent, and not the next, at any rate (seed ${SEED})`,
  { timeout: 300_000 },
  async () => {
    let tried = 0;
    for (const wish of fc.sample(wishes, { seed: SEED, numRuns: 60 })) {
      const ireland = sellingAt(wish.rate);
      const criteria = { ...criteriaOf(wish), sort: 'PRICE_LOW_HIGH' };
      for (const { hotel, price } of (await search(ireland, criteria)).slice(0, 5)) {
        const total = price.total.amount;
        const isFound = async (bounds: Variables): Promise<boolean> => {
          const filtered = { ...criteria, hotelIds: [hotel.id], filters: { price: bounds } };
          const found = await search(ireland, filtered);
          return found.some((offer) => offer.price.total.amount === total);
        };
        expect([
          await isFound({ min: total, max: total }),
          await isFound({ max: total - 1 }),
          await isFound({ min: total + 1 }),
        ]).toEqual([true, false, false]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(150);
  },
);

function sellingAt(rate: number): ApiVisitor {
  const { context } = running.visitor(undefined, 'ie');
  return running.at({ ...context, shop: atRates(context.shop, { EUR: rate }) });
}

const criteriaOf = ({ day, nights, airport, searchType, rooming, bags }: Wish): Variables =>
  makeCriteria({
    departureDate: departureDay(day),
    nights: [nights],
    flexibility: 0,
    searchType,
    rooming,
    ...(searchType === 'HOLIDAY' && { departureAirports: [airport], bags }),
  });

const OFFER = `hotelQuoteId flightQuoteId hotel { id name } price { total { amount currencyCode } } lines { kind basis amount { amount currencyCode } paidAtHotel }`;

const search = async ({ ask }: ApiVisitor, criteria: Variables): Promise<readonly Offer[]> =>
  (
    await ask<{ packageSearchResults: { packages: readonly Offer[] } }>(
      `query S($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { packages { ${OFFER} } } }`,
      { criteria },
    )
  ).packageSearchResults.packages;

/** As the rule says, in whole numbers: without the contribution of each seat, half up. */
function convertedBy({ rate, rooming, searchType }: Wish, pence: number): number {
  const seats = searchType === 'UNKNOWN' ? 0 : headsOf(rooming).paying;
  return Number((2n * BigInt(pence - 250 * seats) * BigInt(rate) + 1_000_000n) / 2_000_000n);
}

/** Lines sum to the total; a tax due in euro stands at its own figure: how many there are. */
function expectLines({ lines }: Offer, total: number, where: string): number {
  expect(
    lines.reduce((sum, { amount }) => sum + amount.amount, 0),
    where,
  ).toBe(total);
  const figures = lines.flatMap(({ kind, basis, amount }) => {
    const figure = /^(?:At most )?(\d+)\.(\d\d) EUR\. /.exec(basis);
    return kind === 'local_tax' && figure ? [[`${figure[1]}${figure[2]}`, amount.amount]] : [];
  });
  for (const [figure, amount] of figures) expect(amount, where).toBe(Number(figure));
  return figures.length;
}

/** What calendar and grid say of the hotel for the day and nights of the offer. */
async function pricedElsewhere({ ask }: ApiVisitor, wish: Wish, { hotel }: Offer) {
  const criteria: Variables = { ...criteriaOf(wish), hotelIds: [hotel.id] };
  const { holidayCalendar, holidayGrid } = await ask<{
    holidayCalendar: { dates: { totals: number[] }[] };
    holidayGrid: { firstDate: string; days: number; sheets: { totals: string }[] };
  }>(
    `query P($criteria: SearchCriteriaInput!, $from: Date, $hotel: ID!, $rooming: [RoomInput!]!, $type: SearchType!, $airports: [ID!]!, $nights: [Int!]!, $bags: Int!) {
      holidayCalendar(criteria: $criteria, from: $from, days: 1) { dates { totals } }
      holidayGrid(hotelId: $hotel, rooming: $rooming, searchType: $type, departureAirports: $airports, bags: $bags) { firstDate days sheets { totals(nights: $nights) } }
    }`,
    {
      criteria,
      from: criteria['departureDate'],
      hotel: hotel.id,
      rooming: wish.rooming,
      type: wish.searchType,
      airports: criteria['departureAirports'] ?? [],
      nights: [wish.nights],
      bags: criteria['bags'] ?? 0,
    },
  );
  const { firstDate, sheets } = holidayGrid;
  const day = (Date.parse(departureDay(wish.day)) - Date.parse(firstDate)) / 86_400_000;
  return {
    calendar: holidayCalendar.dates[0]!.totals[0],
    grid: Buffer.from(sheets[0]!.totals, 'base64').readInt32LE(day * 4),
  };
}

/** Whether its suppliers ask what they list: all but those that are there to do otherwise. */
const isSteady = ({ hotel }: Offer): boolean =>
  SENTINEL_HOTELS[Number(hotel.id) - 1] === undefined || hotel.id === '1';

async function dealTotal({ ask }: ApiVisitor, { hotelQuoteId, flightQuoteId }: Offer) {
  const { holiday } = await ask<{ holiday: { price?: { total: Money } } }>(
    'query D($hotelQuoteId: ID!, $flightQuoteId: ID!) { holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId) { ... on Holiday { price { total { amount currencyCode } } } } }',
    { hotelQuoteId, flightQuoteId },
  );
  return holiday.price?.total.amount;
}

const payableOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { amount, paidAtHotel }) => (paidAtHotel ? sum : sum + amount.amount), 0);

/** What the card is asked for, of a basket at the total of the offer. */
async function chargedFor(visitor: ApiVisitor, offer: Offer): Promise<number | undefined> {
  const checkoutId = await openCheckout(visitor, await createBasket(visitor, offer));
  await fillCheckout(visitor, checkoutId);
  const { createPaymentRequest: answer } = await visitor.ask<{
    createPaymentRequest: { __typename: string };
  }>(
    'mutation Pay($checkoutId: ID!, $cardToken: String!, $key: ID!) { createPaymentRequest(checkoutId: $checkoutId, cardToken: $cardToken, idempotencyKey: $key) { __typename } }',
    {
      checkoutId,
      cardToken: await running.cardToken('4111111111111111'),
      key: `press-${checkoutId}`,
    },
  );
  expect(answer.__typename, checkoutId).toBe('PaymentRequest');
  const asked = (await running.cardBooks()).authentications.find(({ reference }) =>
    reference.startsWith(checkoutId),
  );
  expect(asked?.amount.currency).toBe('EUR');
  return asked?.amount.value;
}
