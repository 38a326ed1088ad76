import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSentinel, SENTINEL_HOTELS } from '#simulators/sentinels.ts';
import { makeChance, type Chance } from '#server/search/oracle/chance.ts';
import { departureDay, fillCheckout, findPackages, openCheckout, type FoundPackage, type Money } from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60);
const SEED = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 1_000_000);

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop();
});
afterAll(() => running.close());

/** What a visitor is told on the way; the same amount everywhere, or a was / now between two of them. */
type Way = { readonly shown: number; readonly stages: readonly Stage[] };
type Stage = { readonly at: string; readonly total: number; readonly change: Change | null };
type Change = { readonly was: Money; readonly now: Money };

test(`${RUNS} random offers: the deal opens at the total of the results, the basket starts at it and the card is asked for it, or a was / now stands in between (seed ${SEED}) [R1, DEAL-12, PAY-14]`, { timeout: 60_000 + RUNS * 2_000 }, async () => {
  const chance = makeChance(SEED);
  let sold = 0;
  for (let i = 0; i < RUNS; i += 1) {
    const visitor = running.visitor();
    const offer = await randomOffer(visitor, chance);
    const way = await follow(visitor, offer);
    expectHonest(offer, way);
    if (way.stages.length === STAGES) sold += 1;
  }
  expect(sold, 'most offers can be bought').toBeGreaterThan(RUNS * 0.7);
});

const STAGES = 4;

function expectHonest(offer: FoundPackage, { shown, stages }: Way): void {
  let last = shown;
  for (const { at, total, change } of stages) {
    const where = `${offer.hotel.name} ${offer.hotelQuoteId} ${offer.flightQuoteId} at ${at} (seed ${SEED})`;
    if (change) expect([change.was.amount, change.now.amount], where).toEqual([last, total]);
    else expect(total, where).toBe(last);
    last = total;
  }
  const behaviour = SENTINEL_HOTELS[Number(offer.hotel.id) - 1]?.behaviour;
  if (behaviour === 'dearer') expect(stages[0]?.change, 'the dearer hotel is told').not.toBeNull();
  if (behaviour === 'sold_out') expect(stages).toEqual([]);
  if (!isSentinel(Number(offer.hotel.id))) expect(stages.length, `${offer.hotel.name} can be bought (seed ${SEED})`).toBe(STAGES);
}

async function randomOffer(visitor: ApiVisitor, chance: Chance): Promise<FoundPackage> {
  for (;;) {
    const found = await findPackages(visitor, {
      departureDate: departureDay(chance.between(40, 440)),
      nights: [chance.pick([3, 4, 7, 7, 10, 14])],
      departureAirports: chance.pick([[], [], ['LGW'], ['MAN'], ['LGW', 'STN'], ['EDI']]),
      searchType: chance.pick(['HOLIDAY', 'HOLIDAY', 'HOLIDAY', 'UNKNOWN']),
      sort: chance.pick(['POPULARITY', 'PRICE_LOW_HIGH', 'PRICE_HIGH_LOW', 'STAR_RATING']),
      bags: 0,
    });
    const usable = found.filter(({ hotel }) => SENTINEL_HOTELS[Number(hotel.id) - 1]?.behaviour !== 'silent');
    if (usable.length > 0) return chance.pick(usable);
  }
}

/** Deal, basket, checkout, card: each with its total and what it says has changed. Ends early where the holiday is gone. */
async function follow(visitor: ApiVisitor, offer: FoundPackage): Promise<Way> {
  const shown = offer.price.total.amount;
  const deal = await openDeal(visitor, offer);
  if (!deal) return { shown, stages: [] };
  const { basketId, ...basket } = await openBasket(visitor, offer, deal.total);
  if (!basketId) return { shown, stages: [deal, basket] };
  const checkoutId = await openCheckout(visitor, basketId);
  await fillCheckout(visitor, checkoutId);
  const checkout = await lookAtCheckout(visitor, checkoutId);
  return { shown, stages: [deal, basket, checkout, await askCard(visitor, checkoutId, checkout.atHotel)] };
}

async function openDeal({ ask }: ApiVisitor, { hotelQuoteId, flightQuoteId, price }: FoundPackage): Promise<Stage | undefined> {
  const { holiday } = await ask<{ holiday: { price?: { total: Money }; priceChange?: Change | null } }>(
    `query Deal($hotelQuoteId: ID!, $flightQuoteId: ID!, $seenTotal: Int) { holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, seenTotal: $seenTotal) {
      ... on Holiday { price { total { amount currencyCode } } priceChange { was { amount currencyCode } now { amount currencyCode } } } } }`,
    { hotelQuoteId, flightQuoteId, seenTotal: price.total.amount },
  );
  return holiday.price && { at: 'the deal', total: holiday.price.total.amount, change: holiday.priceChange ?? null };
}

async function openBasket({ ask }: ApiVisitor, { hotelQuoteId, flightQuoteId }: FoundPackage, acceptedTotal: number): Promise<Stage & { readonly basketId: string | undefined }> {
  const { createBasket } = await ask<{ createBasket: { basket?: { id: string; price: { total: Money }; priceChange: Change | null }; priceChange?: Change } }>(
    `mutation Create($hotelQuoteId: ID!, $flightQuoteId: ID!, $acceptedTotal: Int!) { createBasket(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, acceptedTotal: $acceptedTotal) {
      ... on BasketCreated { basket { id price { total { amount currencyCode } } priceChange { was { amount currencyCode } now { amount currencyCode } } } }
      ... on BasketPriceChanged { priceChange { was { amount currencyCode } now { amount currencyCode } } } } }`,
    { hotelQuoteId, flightQuoteId, acceptedTotal },
  );
  const { basket } = createBasket;
  const change = basket?.priceChange ?? createBasket.priceChange ?? null;
  return { at: 'the basket', total: basket?.price.total.amount ?? change?.now.amount ?? Number.NaN, change, basketId: basket?.id };
}

async function lookAtCheckout({ ask }: ApiVisitor, checkoutId: string): Promise<Stage & { readonly atHotel: number }> {
  const { checkoutById } = await ask<{ checkoutById: { checkout: { basket: { price: { total: Money }; priceChange: Change | null; lines: readonly { amount: Money; paidAtHotel: boolean }[] } } } }>(
    `query Look($checkoutId: ID!) { checkoutById(checkoutId: $checkoutId) { checkout { basket { price { total { amount currencyCode } } priceChange { was { amount currencyCode } now { amount currencyCode } } lines { amount { amount currencyCode } paidAtHotel } } } } }`,
    { checkoutId },
  );
  const { price, priceChange, lines } = checkoutById.checkout.basket;
  expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0), 'the lines explain the total').toBe(price.total.amount);
  const atHotel = lines.filter(({ paidAtHotel }) => paidAtHotel).reduce((sum, { amount }) => sum + amount.amount, 0);
  return { at: 'the checkout', total: price.total.amount, change: priceChange, atHotel };
}

/** What the card provider was asked to authenticate, with what the hotel collects itself. */
async function askCard({ ask }: ApiVisitor, checkoutId: string, atHotel: number): Promise<Stage> {
  const known = new Set((await running.cardBooks()).authentications.map(({ id }) => id));
  const { createPaymentRequest } = await ask<{ createPaymentRequest: { __typename: string } }>(
    'mutation Pay($checkoutId: ID!, $cardToken: String!, $key: ID!) { createPaymentRequest(checkoutId: $checkoutId, cardToken: $cardToken, idempotencyKey: $key) { __typename } }',
    { checkoutId, cardToken: await running.cardToken('4111111111111111'), key: `press of ${checkoutId}` },
  );
  expect(createPaymentRequest.__typename).toBe('PaymentRequest');
  const [asked] = (await running.cardBooks()).authentications.filter(({ id }) => !known.has(id));
  return { at: 'the card', total: (asked?.amount.value ?? Number.NaN) + atHotel, change: null };
}
