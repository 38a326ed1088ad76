import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SENTINEL_HOTELS } from '#simulators/sentinels.ts';
import {
  departureDay,
  fillCheckout,
  findPackages,
  openCheckout,
  type FoundPackage,
  type Money,
} from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60);
const SEED = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 1_000_000);

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop({ sellsInIreland: true });
});
afterAll(() => running.close());

/**
 * What a visitor is told on the way; the same amount everywhere, or a was / now between two of
 * them.
 */
type Way = { readonly shown: number; readonly stages: readonly Stage[] };
type Stage = { readonly at: string; readonly total: number; readonly change: Change | null };
type Change = { readonly was: Money; readonly now: Money };

test.each([
  ['gb', RUNS],
  ['ie', Math.ceil(RUNS / 4)],
] as const)(
  `%s, %i random offers: the deal opens at the total of the results, the basket starts at it and the card is asked for it, or a was / now stands in between (seed ${SEED}) [R1, DEAL-12, PAY-14]`,
  { timeout: 600_000 + RUNS * 20_000 },
  async (market, runs) => {
    let [followed, sold] = [0, 0];
    for (const wish of fc.sample(wishes, { seed: SEED, numRuns: runs * 3 })) {
      const visitor = running.visitor(undefined, market);
      const offer = followed < runs ? await findOffer(visitor, wish) : undefined;
      if (!offer) continue;
      const way = await follow(visitor, offer);
      expectHonest(offer, way);
      followed += 1;
      if (way.stages.length === STAGES) sold += 1;
    }
    expect(followed).toBe(runs);
    expect(sold, 'most offers can be bought').toBeGreaterThan(runs * 0.7);
  },
);

const STAGES = 4;

function expectHonest(offer: FoundPackage, { shown, stages }: Way): void {
  const where = `${offer.hotel.name} ${offer.hotelQuoteId} ${offer.flightQuoteId} (seed ${SEED})`;
  const before = [shown, ...stages.map(({ total }) => total)];
  const reported = stages.map(({ at, total, change }, i) => ({
    at,
    was: change?.was.amount ?? before[i],
    now: change?.now.amount ?? total,
  }));
  expect(reported, where).toEqual(
    stages.map(({ at, total }, i) => ({ at, was: before[i], now: total })),
  );
  const silent = stages.filter(({ change, total }, i) => change === null && total !== before[i]);
  expect(silent, `${where}: another total without a word`).toEqual([]);
  expect(outcomesOf(Number(offer.hotel.id)), `${where}: ${stages.length} stages`).toContain(
    outcomeOf(stages),
  );
}

type Outcome = 'bought' | 'gone' | 'dearer' | 'cheaper';

function outcomeOf([deal, ...others]: readonly Stage[]): Outcome | 'stopped' {
  if (!deal) return 'gone';
  if (others.length + 1 < STAGES) return 'stopped';
  if (!deal.change) return 'bought';
  return deal.change.now.amount > deal.change.was.amount ? 'dearer' : 'cheaper';
}

/** How an offer may end: every hotel but a sentinel can be bought at what was shown. */
function outcomesOf(hotelId: number): readonly Outcome[] {
  const behaviour = SENTINEL_HOTELS[hotelId - 1]?.behaviour;
  if (behaviour === 'sold_out') return ['gone'];
  return behaviour === 'dearer' || behaviour === 'cheaper' ? [behaviour] : ['bought'];
}

const wishes = fc.record({
  days: fc.integer({ min: 40, max: 440 }),
  nights: fc.constantFrom(3, 4, 7, 7, 10, 14),
  departureAirports: fc.constantFrom([], [], ['LGW'], ['MAN'], ['LGW', 'STN'], ['EDI']),
  searchType: fc.constantFrom('HOLIDAY', 'HOLIDAY', 'HOLIDAY', 'UNKNOWN'),
  bags: fc.constantFrom(0, 1, 2),
  filters: fc.constantFrom({}, {}, {}, { adaptedRoom: true }, { freeCancellation: true }),
  sort: fc.constantFrom('POPULARITY', 'PRICE_LOW_HIGH', 'PRICE_HIGH_LOW', 'STAR_RATING'),
  /** Which offer of the page, as a share of it. */
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

type Wish = typeof wishes extends fc.Arbitrary<infer One> ? One : never;

/**
 * An offer of a search; undefined when it finds nothing. The hotel whose supplier is silent has
 * tests of its own.
 */
async function findOffer(
  visitor: ApiVisitor,
  { days, nights, at, ...wish }: Wish,
): Promise<FoundPackage | undefined> {
  const found = await findPackages(visitor, {
    departureDate: departureDay(days),
    nights: [nights],
    ...wish,
  });
  const answering = found.filter(
    ({ hotel }) => SENTINEL_HOTELS[Number(hotel.id) - 1]?.behaviour !== 'silent',
  );
  return answering[Math.floor(at * answering.length)];
}

/**
 * Deal, basket, checkout, card: each with its total and what it says has changed. Ends early where
 * the holiday is gone.
 */
async function follow(visitor: ApiVisitor, offer: FoundPackage): Promise<Way> {
  const shown = offer.price.total.amount;
  const deal = await openDeal(visitor, offer);
  if (!deal) return { shown, stages: [] };
  const { basketId, ...basket } = await openBasket(visitor, offer, deal.total);
  if (!basketId) return { shown, stages: [deal, basket] };
  const checkoutId = await openCheckout(visitor, basketId);
  await fillCheckout(visitor, checkoutId);
  const checkout = await lookAtCheckout(visitor, checkoutId);
  return {
    shown,
    stages: [deal, basket, checkout, await askCard(visitor, checkoutId, checkout.atHotel)],
  };
}

async function openDeal(
  { ask }: ApiVisitor,
  { hotelQuoteId, flightQuoteId, price }: FoundPackage,
): Promise<Stage | undefined> {
  const { holiday } = await ask<{
    holiday: { price?: { total: Money }; priceChange?: Change | null };
  }>(
    `query Deal($hotelQuoteId: ID!, $flightQuoteId: ID!, $seenTotal: Int) { holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, seenTotal: $seenTotal) {
      ... on Holiday { price { total { amount currencyCode } } priceChange { was { amount currencyCode } now { amount currencyCode } } } } }`,
    { hotelQuoteId, flightQuoteId, seenTotal: price.total.amount },
  );
  return (
    holiday.price && {
      at: 'the deal',
      total: holiday.price.total.amount,
      change: holiday.priceChange ?? null,
    }
  );
}

async function openBasket(
  { ask }: ApiVisitor,
  { hotelQuoteId, flightQuoteId }: FoundPackage,
  acceptedTotal: number,
): Promise<Stage & { readonly basketId: string | undefined }> {
  const { createBasket } = await ask<{
    createBasket: {
      basket?: { id: string; price: { total: Money }; priceChange: Change | null };
      priceChange?: Change;
    };
  }>(
    `mutation Create($hotelQuoteId: ID!, $flightQuoteId: ID!, $acceptedTotal: Int!) { createBasket(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, acceptedTotal: $acceptedTotal) {
      ... on BasketCreated { basket { id price { total { amount currencyCode } } priceChange { was { amount currencyCode } now { amount currencyCode } } } }
      ... on BasketPriceChanged { priceChange { was { amount currencyCode } now { amount currencyCode } } } } }`,
    { hotelQuoteId, flightQuoteId, acceptedTotal },
  );
  const { basket } = createBasket;
  const change = basket?.priceChange ?? createBasket.priceChange ?? null;
  return {
    at: 'the basket',
    total: basket?.price.total.amount ?? change?.now.amount ?? Number.NaN,
    change,
    basketId: basket?.id,
  };
}

async function lookAtCheckout(
  { ask }: ApiVisitor,
  checkoutId: string,
): Promise<Stage & { readonly atHotel: number }> {
  const { checkoutById } = await ask<{
    checkoutById: {
      checkout: {
        basket: {
          price: { total: Money };
          priceChange: Change | null;
          lines: readonly { amount: Money; paidAtHotel: boolean }[];
        };
      };
    };
  }>(
    `query Look($checkoutId: ID!) { checkoutById(checkoutId: $checkoutId) { checkout { basket { price { total { amount currencyCode } } priceChange { was { amount currencyCode } now { amount currencyCode } } lines { amount { amount currencyCode } paidAtHotel } } } } }`,
    { checkoutId },
  );
  const { price, priceChange, lines } = checkoutById.checkout.basket;
  expect(
    lines.reduce((sum, { amount }) => sum + amount.amount, 0),
    'the lines explain the total',
  ).toBe(price.total.amount);
  const atHotel = lines
    .filter(({ paidAtHotel }) => paidAtHotel)
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return { at: 'the checkout', total: price.total.amount, change: priceChange, atHotel };
}

/** What the card provider was asked to authenticate, with what the hotel collects itself. */
async function askCard({ ask }: ApiVisitor, checkoutId: string, atHotel: number): Promise<Stage> {
  const known = new Set((await running.cardBooks()).authentications.map(({ id }) => id));
  const { createPaymentRequest } = await ask<{ createPaymentRequest: { __typename: string } }>(
    'mutation Pay($checkoutId: ID!, $cardToken: String!, $key: ID!) { createPaymentRequest(checkoutId: $checkoutId, cardToken: $cardToken, idempotencyKey: $key) { __typename } }',
    {
      checkoutId,
      cardToken: await running.cardToken('4111111111111111'),
      key: `press-${checkoutId}`,
    },
  );
  expect(createPaymentRequest.__typename).toBe('PaymentRequest');
  const [asked] = (await running.cardBooks()).authentications.filter(({ id }) => !known.has(id));
  return { at: 'the card', total: (asked?.amount.value ?? Number.NaN) + atHotel, change: null };
}
