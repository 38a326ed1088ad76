/** Every kind of line item and every field of the contract, as baskets of the shop have them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBasket, findGoodPackage, type Money } from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

const MONEY = '{ amount currencyCode }';
const PLAIN = `price { price ${MONEY} } flightReferences`;
const BASKET = `id reference expiresAt expiry summary hotel { id } transfer { id price ${MONEY} }
  flights { outbound { segments { flightNumber } } inbound { segments { flightNumber } } }
  flightFulfilment { mode discountedPrice ${MONEY} chosen } bags { type isIncluded quantity }
  insurance { id price ${MONEY} } parking { id price ${MONEY} } price { total ${MONEY} } packagePrice ${MONEY}
  originalPriceWithExtras ${MONEY} payments { amount ${MONEY} } paymentScheduleOptions { name } includedPerks { name }
  supplierSession { __typename ... on ActiveSupplierSession { sessionId expiresAt extendedCount } }
  priorityBoarding ${MONEY} priorityBoardingOption { price ${MONEY} flightReferences }
  promotionalCode { code amount } additionalCharges { ... on CityTax { name price ${MONEY} } }
  lines { kind amount ${MONEY} }
  lineItems { __typename id ... on BasketableFlight { ${PLAIN} }
    ... on BasketablePriorityBoardingAndTwoCabinBags { ${PLAIN} } }
  transferOptions { id } carParkOptions { id } insuranceOptions { id }`;

type Bought = Readonly<Record<'transfer' | 'insurance' | 'parking', { id: string; price: Money }>>;
type Leg = { readonly segments: readonly { readonly flightNumber: string }[] };
type Shown = Bought & {
  readonly id: string;
  readonly reference: string;
  readonly expiresAt: string;
  readonly expiry: string;
  readonly summary: string;
  readonly hotel: { readonly id: string };
  readonly flights: { readonly outbound: Leg; readonly inbound: Leg } | null;
  readonly flightFulfilment: readonly { readonly mode: string; readonly chosen: boolean }[];
  readonly bags: readonly { readonly type: string; readonly quantity: number }[];
  readonly price: { readonly total: Money };
  readonly packagePrice: Money;
  readonly originalPriceWithExtras: Money;
  readonly payments: readonly { readonly amount: Money }[];
  readonly paymentScheduleOptions: readonly { readonly name: string }[];
  readonly includedPerks: readonly { readonly name: string }[];
  readonly supplierSession: { readonly __typename: string } | null;
  readonly priorityBoarding: Money | null;
  readonly priorityBoardingOption: { readonly price: Money; flightReferences: string[] } | null;
  readonly promotionalCode: { readonly code: string; readonly amount: number } | null;
  readonly additionalCharges: readonly { readonly name: string; readonly price: Money }[];
  readonly lines: readonly { readonly kind: string; readonly amount: Money }[];
  readonly lineItems: readonly {
    readonly __typename: string;
    readonly price?: { readonly price: Money };
    readonly flightReferences?: readonly string[];
  }[];
} & Readonly<Record<'transferOptions' | 'carParkOptions' | 'insuranceOptions', { id: string }[]>>;

let running: RunningShop;
let visitor: ApiVisitor;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 40 });
  visitor = running.visitor();
});
afterAll(() => running.close());

const basketOf = async (criteria: object): Promise<string> =>
  createBasket(visitor, await findGoodPackage(visitor, { flexibility: 0, ...criteria }));
const show = async (id: string): Promise<Shown> =>
  (
    await visitor.ask<{ basket: { basket: Shown } }>(
      `query Look($id: ID!) { basket(id: $id) { basket { ${BASKET} } } }`,
      { id },
    )
  ).basket.basket;
const carrier = (code: string) => ({ filters: { carriers: [code] } });
const kindsOf = ({ lineItems }: Shown) => lineItems.map(({ __typename }) => __typename);
const numbersOf = ({ flights }: Shown) =>
  [flights!.outbound, flights!.inbound].map(({ segments }) => segments[0]!.flightNumber);

async function addEverything(id: string): Promise<Shown> {
  const offered = await show(id);
  await visitor.ask(
    `mutation Choose($id: ID!, $transfer: ID!, $carPark: ID!, $insurance: ID!) {
      setTransfer(basketId: $id, transferId: $transfer) { errors { code } }
      setCarPark(basketId: $id, carParkId: $carPark) { errors { code } }
      setInsurance(basketId: $id, insuranceId: $insurance) { errors { code } }
      setHoldBags(basketId: $id, quantity: 1) { errors { code } }
      setPriorityBoarding(basketId: $id, chosen: true) { errors { code } } }`,
    {
      id,
      transfer: offered.transferOptions[0]!.id,
      carPark: offered.carParkOptions[0]!.id,
      insurance: offered.insuranceOptions[0]!.id,
    },
  );
  return show(id);
}

test('baskets have every kind of line item, and no other [BSKT-02]', async () => {
  const full = await addEverything(await basketOf(carrier('FR')));
  const own = await basketOf(carrier('U2'));
  const before = await show(own);
  await visitor.ask(
    'mutation Own($id: ID!) { setFlightFulfilment(basketId: $id, mode: SELF_BOOK) { errors { code } } }',
    { id: own },
  );
  const theirs = await show(own);
  const stay = await show(await basketOf({ searchType: 'UNKNOWN' }));
  expect(new Set([full, theirs, stay].flatMap(kindsOf))).toEqual(
    new Set([
      'BasketableHoliday',
      'BasketableFlight',
      'BasketableHotel',
      'BasketableCarPark',
      'BasketableInsurance',
      'BasketableTransfer',
      'BasketableFlightBookingFulfilmentOption',
      'BasketablePriorityBoardingAndTwoCabinBags',
    ]),
  );
  const itemOf = (shown: Shown, kind: string) =>
    shown.lineItems.find(({ __typename }) => __typename === kind);
  expect(kindsOf(before)).not.toContain('BasketableFlight');
  const flight = itemOf(theirs, 'BasketableFlight')!;
  expect(flight.flightReferences).toEqual(numbersOf(theirs));
  expect(flight.price!.price.amount).toBeGreaterThan(0);
  expect(itemOf(full, 'BasketablePriorityBoardingAndTwoCabinBags')).toMatchObject({
    price: { price: full.priorityBoardingOption!.price },
    flightReferences: full.priorityBoardingOption!.flightReferences,
  });
});

test('a basket tells everything of the contract, as it was chosen [BSKT-01]', async () => {
  const id = await basketOf(carrier('FR'));
  const offered = await show(id);
  const shown = await addEverything(id);
  const { priorityBoardingOption: priority, transfer, insurance, parking } = shown;
  expect(shown).toMatchObject({
    id,
    reference: expect.stringMatching(/\w/),
    summary: expect.stringMatching(
      /^7 nights at Hotel Miramar Blanc, Puerto Sóller, Majorca, from /,
    ),
    hotel: { id: '1' },
    flights: {
      outbound: { segments: [{ flightNumber: expect.stringMatching(/^FR\d+$/) }] },
      inbound: { segments: [{ flightNumber: expect.stringMatching(/^FR\d+$/) }] },
    },
    transfer: { id: offered.transferOptions[0]!.id },
    insurance: { id: offered.insuranceOptions[0]!.id },
    parking: { id: offered.carParkOptions[0]!.id },
    supplierSession: { __typename: 'ActiveSupplierSession', extendedCount: 0 },
    flightFulfilment: [
      { mode: 'AUTO_BOOK', discountedPrice: { amount: 0, currencyCode: 'GBP' }, chosen: true },
    ],
    priorityBoarding: priority!.price,
    promotionalCode: null,
    additionalCharges: [
      { name: 'Balearic sustainable tourism tax', price: { currencyCode: 'GBP' } },
    ],
  });
  const perks = shown.includedPerks.map(({ name }) => name);
  expect(perks).toEqual(expect.arrayContaining(['Mobile data', 'Weather protection']));
  expect(perks, 'while it is switched off').not.toContain('Covid test');
  expect(Date.parse(shown.expiry)).toBeLessThanOrEqual(Date.parse(shown.expiresAt));
  expect(shown.bags.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['HAND_LUGGAGE', 'HOLD_LUGGAGE']),
  );
  expect(shown.paymentScheduleOptions.length).toBeGreaterThan(1);
  const sumOf = (all: readonly Money[]) => all.reduce((sum, { amount }) => sum + amount, 0);
  const bags = sumOf(shown.lines.filter(({ kind }) => kind === 'bags').map((line) => line.amount));
  const extras = [priority!.price, transfer.price, insurance.price, parking.price];
  const { amount: total } = shown.originalPriceWithExtras;
  expect(bags).toBeGreaterThan(0);
  expect(total).toBe(shown.packagePrice.amount + bags + sumOf(extras));
  expect(shown.price.total.amount).toBe(total);
  const charges = sumOf(shown.additionalCharges.map(({ price }) => price));
  expect(charges).toBeGreaterThan(0);
  expect(sumOf(shown.payments.map(({ amount }) => amount))).toBe(total - charges);
});

test('easyJet’s flights can be booked by us or by those who fly, those of others by us alone [FLT-16]', async () => {
  const choicesOf = async (code: string) =>
    (await show(await basketOf(carrier(code)))).flightFulfilment.map(({ mode, chosen }) => [
      mode,
      chosen,
    ]);
  expect(await choicesOf('U2')).toEqual([
    ['AUTO_BOOK', true],
    ['SELF_BOOK', false],
  ]);
  for (const other of ['FR', 'LS']) expect(await choicesOf(other)).toEqual([['AUTO_BOOK', true]]);
});
