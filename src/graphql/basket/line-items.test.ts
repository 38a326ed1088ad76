import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { makeSession } from '#server/account/session.ts';
import { NOBODY } from '#server/account/visitor.ts';
import { createBasket, findGoodPackage, type FoundPackage } from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

const MONEY = '{ amount currencyCode }';
const PLAIN = `price { price ${MONEY} discountedPrice ${MONEY} }`;
const STAY = 'room { name displayName } board { code name isRefundable }';
const LINE_ITEMS = `lineItems { __typename id
  ... on BasketableHoliday { price { price ${MONEY} discountedPrice ${MONEY} ${STAY} atolTrustProtectionFee ${MONEY} baggagePrices { baggage { type } quantity totalPrice ${MONEY} } boardQuoteId flightQuoteId inboundFlightPrice ${MONEY} outboundFlightPrice ${MONEY} seatsPrice ${MONEY} } }
  ... on BasketableHotel { hotelPrice: price { price ${MONEY} discountedPrice ${MONEY} ${STAY} } }
  ... on BasketableTransfer { transferPrice: price { price ${MONEY} discountedPrice ${MONEY} id numberOfPassengers } }
  ... on BasketableFlightBookingFulfilmentOption { ${PLAIN} fulfilmentOption { mode } flightReferences }
  ... on BasketableFlight { ${PLAIN} flightReferences }
  ... on BasketablePriorityBoardingAndTwoCabinBags { ${PLAIN} flightReferences }
  ... on BasketableCarPark { ${PLAIN} }
  ... on BasketableInsurance { ${PLAIN} } }`;
const OPTIONS = `transferOptions { id price ${MONEY} } carParkOptions { id price ${MONEY} } insuranceOptions { id price ${MONEY} }`;

type Money = { readonly amount: number; readonly currencyCode: string };
type Option = { readonly id: string; readonly price: Money };
type Offered = {
  readonly transferOptions: readonly Option[];
  readonly carParkOptions: readonly Option[];
  readonly insuranceOptions: readonly Option[];
};
type LineItem = { readonly __typename: string } & Readonly<Record<string, unknown>>;
type Shown = {
  readonly lineItems: readonly LineItem[];
  readonly lines: readonly { readonly kind: string; readonly amount: Money }[];
  readonly bags: readonly {
    readonly type: string;
    readonly isIncluded: boolean;
    readonly sizeLimit: object | null;
  }[];
  readonly holiday: { readonly board: object; readonly rooms: readonly { displayName: string }[] };
  readonly flights: Readonly<
    Record<'outbound' | 'inbound', { segments: readonly { flightNumber: string }[] }>
  > | null;
};

/** Two adults, a child and an infant: four heads, three who pay. */
const FAMILY = { rooming: [{ adults: 2, childAges: [7, 1] }], flexibility: 0 };
const HOLD_BAGS = 2;

let running: RunningShop;
let visitor: ApiVisitor;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 40 });
  visitor = running.visitor();
});
afterAll(() => running.close());

const lookAt = async <Seen>(id: string, fields: string): Promise<Seen> =>
  (
    await visitor.ask<{ basket: { basket: Seen } }>(
      `query Look($id: ID!) { basket(id: $id) { basket { ${fields} } } }`,
      { id },
    )
  ).basket.basket;

const show = (id: string): Promise<Shown> =>
  lookAt(
    id,
    `${LINE_ITEMS} lines { kind amount ${MONEY} } bags { type isIncluded quantity sizeLimit { height width depth unit } weightLimit { value unit } price { total ${MONEY} choices { quantity total ${MONEY} } perBag ${MONEY} } baggageCountEqualsPassengers } holiday { board { code name isRefundable } rooms { displayName } } flights { outbound { segments { flightNumber } } inbound { segments { flightNumber } } }`,
  );

const itemOf = ({ lineItems }: Shown, kind: string): LineItem =>
  lineItems.find(({ __typename }) => __typename === kind)!;

describe('a family’s basket with every extra in it', () => {
  let found: FoundPackage;
  let chosen: Readonly<Record<'transfer' | 'carPark' | 'insurance', Option>>;
  let shown: Shown;
  beforeAll(async () => {
    found = await findGoodPackage(visitor, { ...FAMILY, filters: { carriers: ['U2'] } });
    const id = await createBasket(visitor, found);
    const offered = await lookAt<Offered>(id, OPTIONS);
    chosen = {
      transfer: offered.transferOptions[1]!,
      carPark: offered.carParkOptions[0]!,
      insurance: offered.insuranceOptions[0]!,
    };
    await visitor.ask(
      `mutation Choose($id: ID!, $transfer: ID!, $carPark: ID!, $insurance: ID!, $bags: Int!) {
        setTransfer(basketId: $id, transferId: $transfer) { errors { code } }
        setCarPark(basketId: $id, carParkId: $carPark) { errors { code } }
        setInsurance(basketId: $id, insuranceId: $insurance) { errors { code } }
        setHoldBags(basketId: $id, quantity: $bags) { errors { code } } }`,
      {
        id,
        transfer: chosen.transfer.id,
        carPark: chosen.carPark.id,
        insurance: chosen.insurance.id,
        bags: HOLD_BAGS,
      },
    );
    shown = await show(id);
  });

  const amountOf = (kind: string): number =>
    shown.lines
      .filter((line) => line.kind === kind)
      .reduce((sum, { amount }) => sum + amount.amount, 0);

  test('a hold bag says its weight, what one and all cost, and whether everybody must take one [FLT-01]', () => {
    const bags = amountOf('bags');
    expect(shown.bags.find(({ type }) => type === 'HOLD_LUGGAGE')).toEqual({
      type: 'HOLD_LUGGAGE',
      isIncluded: false,
      quantity: HOLD_BAGS,
      sizeLimit: null,
      weightLimit: { value: 15, unit: 'KILOGRAMS' },
      price: {
        total: { amount: bags, currencyCode: 'GBP' },
        choices: [0, 1, 2, 3].map((quantity) => ({
          quantity,
          total: { amount: (bags / HOLD_BAGS) * quantity, currencyCode: 'GBP' },
        })),
        perBag: { amount: bags / HOLD_BAGS, currencyCode: 'GBP' },
      },
      baggageCountEqualsPassengers: false,
    });
  });

  test('an included bag says how large and heavy it may be [FLT-01]', () => {
    expect(shown.bags.find(({ isIncluded, sizeLimit }) => isIncluded && sizeLimit)).toEqual({
      type: 'HAND_LUGGAGE',
      isIncluded: true,
      quantity: 1,
      sizeLimit: { height: 45, width: 36, depth: 20, unit: 'cm' },
      weightLimit: { value: 15, unit: 'KILOGRAMS' },
      price: null,
      baggageCountEqualsPassengers: false,
    });
  });

  test('each line costs what was chosen, with and without discount [BSKT-03]', () => {
    const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });
    const same = (price: Money) => ({ price, discountedPrice: price });
    expect(itemOf(shown, 'BasketableCarPark')['price']).toEqual(same(chosen.carPark.price));
    expect(itemOf(shown, 'BasketableInsurance')['price']).toEqual(same(chosen.insurance.price));
    expect(itemOf(shown, 'BasketableTransfer')['transferPrice']).toMatchObject(
      same(chosen.transfer.price),
    );
    const holiday = ['flights', 'hotel', 'atol', 'local_tax', 'bags'].map(amountOf);
    expect(itemOf(shown, 'BasketableHoliday')['price']).toMatchObject(
      same(pounds(holiday.reduce((sum, amount) => sum + amount, 0))),
    );
    expect(itemOf(shown, 'BasketableFlightBookingFulfilmentOption')['price']).toEqual(
      same(pounds(amountOf('booking_fee'))),
    );
  });

  test('the holiday’s line tells its parts: protection, room, board, bags, quotes, either flight, seats [BSKT-04]', () => {
    const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });
    const price = itemOf(shown, 'BasketableHoliday')['price'] as {
      readonly inboundFlightPrice: Money;
      readonly outboundFlightPrice: Money;
    };
    const [room] = shown.holiday.rooms;
    expect(price).toMatchObject({
      atolTrustProtectionFee: pounds(amountOf('atol')),
      room: { name: room!.displayName, displayName: room!.displayName },
      board: shown.holiday.board,
      baggagePrices: [
        {
          baggage: { type: 'HOLD_LUGGAGE' },
          quantity: HOLD_BAGS,
          totalPrice: pounds(amountOf('bags')),
        },
      ],
      boardQuoteId: found.hotelQuoteId,
      flightQuoteId: found.flightQuoteId,
      seatsPrice: pounds(0),
    });
    const { inboundFlightPrice, outboundFlightPrice } = price;
    expect(Math.min(inboundFlightPrice.amount, outboundFlightPrice.amount)).toBeGreaterThan(0);
    expect(inboundFlightPrice.amount + outboundFlightPrice.amount).toBe(amountOf('flights'));
  });

  test('the transfer’s line says which it is and for how many, infants too [BSKT-06]', () => {
    expect(itemOf(shown, 'BasketableTransfer')['transferPrice']).toMatchObject({
      id: chosen.transfer.id,
      numberOfPassengers: 4,
    });
  });

  test('the fulfilment’s line says who books which flights [BSKT-07]', () => {
    const { outbound, inbound } = shown.flights!;
    expect(itemOf(shown, 'BasketableFlightBookingFulfilmentOption')).toMatchObject({
      fulfilmentOption: { mode: 'AUTO_BOOK' },
      flightReferences: [outbound.segments[0]!.flightNumber, inbound.segments[0]!.flightNumber],
    });
  });
});

/** In pence. */
const priceIn = ({ price }: LineItem): number => (price as { price: Money }).price.amount;

describe('flights whose airline asks a fee of us', () => {
  const FULFILMENT = `flightFulfilment { mode discountedPrice ${MONEY} chosen } price { total ${MONEY} } payable ${MONEY} payments { amount ${MONEY} } ${LINE_ITEMS}`;
  type Booking = Pick<Shown, 'lineItems'> & {
    readonly flightFulfilment: readonly object[];
    readonly price: { readonly total: Money };
    readonly payable: Money;
    readonly payments: readonly { readonly amount: Money }[];
  };
  /** Of three who have a seat, £8 each way. */
  const FEE = 4_800;
  let off: ApiVisitor;
  let on: ApiVisitor;
  let id: string;
  beforeAll(async () => {
    const session = makeSession(running.shop.database, NOBODY, () => undefined);
    on = running.visitor(session);
    off = running.visitor(session, 'gb', { ...STANDARD_FLAGS, selfBooking: false });
    const wanted = { ...FAMILY, filters: { carriers: ['U2'] } };
    id = await createBasket(on, await findGoodPackage(on, wanted));
  });

  const look = async (asker: ApiVisitor): Promise<Booking> =>
    (
      await asker.ask<{ basket: { basket: Booking } }>(
        `query Look($id: ID!) { basket(id: $id) { basket { ${FULFILMENT} } } }`,
        { id },
      )
    ).basket.basket;
  const choose = async (asker: ApiVisitor, mode: string) =>
    (
      await asker.ask<{ set: { errors: readonly { field: string; code: string }[] } }>(
        `mutation Set($id: ID!, $mode: BookingMode!) { set: setFlightFulfilment(basketId: $id, mode: $mode) { errors { field code } } }`,
        { id, mode },
      )
    ).set.errors;
  const sums = ({ price, payable, payments }: Booking) => ({
    total: price.total.amount,
    payable: payable.amount,
    payments: payments.reduce((sum, { amount }) => sum + amount.amount, 0),
  });
  const ours = { mode: 'AUTO_BOOK', discountedPrice: { amount: FEE, currencyCode: 'GBP' } };
  const theirs = { mode: 'SELF_BOOK', discountedPrice: { amount: 0, currencyCode: 'GBP' } };

  test('are booked by us, or by those who fly for £16 less each, wherever the price stands [FLT-17, GQL-08]', async () => {
    const before = await look(on);
    expect(before.flightFulfilment).toEqual([
      { ...ours, chosen: true },
      { ...theirs, chosen: false },
    ]);
    expect(await choose(on, 'SELF_BOOK')).toEqual([]);
    const after = await look(on);
    expect(after.flightFulfilment).toEqual([
      { ...ours, chosen: false },
      { ...theirs, chosen: true },
    ]);
    const { total, payable, payments } = sums(before);
    expect(payments).toBe(payable);
    expect(sums(after)).toEqual({
      total: total - FEE,
      payable: payable - FEE,
      payments: payments - FEE,
    });
    const kinds = after.lineItems.map(({ __typename }) => __typename);
    expect(kinds).toEqual([
      'BasketableHoliday',
      'BasketableFlight',
      'BasketableFlightBookingFulfilmentOption',
    ]);
    const [holiday, flight, fulfilment] = after.lineItems;
    expect(priceIn(holiday!) + priceIn(flight!)).toBe(priceIn(before.lineItems[0]!));
    expect(holiday).toMatchObject({
      price: { outboundFlightPrice: { amount: 0 }, inboundFlightPrice: { amount: 0 } },
    });
    expect(fulfilment).toMatchObject({
      price: { price: ours.discountedPrice, discountedPrice: theirs.discountedPrice },
      fulfilmentOption: { mode: 'SELF_BOOK' },
    });
  });

  test('are booked by us alone while that is switched off; who had chosen otherwise may come back [FLT-16]', async () => {
    expect((await look(off)).flightFulfilment).toHaveLength(2);
    expect(await choose(off, 'AUTO_BOOK')).toEqual([]);
    expect((await look(off)).flightFulfilment).toEqual([{ ...ours, chosen: true }]);
    expect(await choose(off, 'SELF_BOOK')).toEqual([{ field: 'mode', code: 'extra_unavailable' }]);
    expect((await look(off)).flightFulfilment).toEqual([{ ...ours, chosen: true }]);
  });
});

test('a hotel alone is one line with its room and board [BSKT-05]', async () => {
  const id = await createBasket(
    visitor,
    await findGoodPackage(visitor, { ...FAMILY, searchType: 'UNKNOWN' }),
  );
  const shown = await show(id);
  const [room] = shown.holiday.rooms;
  expect(shown.lineItems.map(({ __typename }) => __typename)).toEqual(['BasketableHotel']);
  expect(itemOf(shown, 'BasketableHotel')['hotelPrice']).toMatchObject({
    room: { name: room!.displayName },
    board: shown.holiday.board,
  });
});
