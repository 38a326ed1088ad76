import { afterAll, beforeAll, expect, test } from 'vitest';
import { occupancyFactor, stayPrice } from '#domain/catalogue/occupancy.ts';
import { allowsStay } from '#domain/catalogue/stay-terms.ts';
import { dayNumber, isoDate } from '#domain/dates.ts';
import { SENTINEL_SURNAMES } from '#simulators/sentinels.ts';
import type { RatePlan } from '#simulators/world/plans.ts';
import { findStay, openSupplierWorld, type SupplierWorld } from '#testing/world/supplier-world.ts';
import { SupplierUnavailable, type StayRequest, type Traveller } from './ports.ts';

let shop: SupplierWorld;
beforeAll(async () => {
  shop = await openSupplierWorld();
});
afterAll(() => shop.close());

const NOBODY_SPECIAL = ['Hargreaves', 'Hargreaves'];
const travellers = (lastNames: readonly string[] = NOBODY_SPECIAL): Traveller[] =>
  lastNames.map((lastName) => ({
    title: 'Ms',
    firstName: 'Sarah',
    lastName,
    dateOfBirth: '1984-05-02',
    type: 'adult',
  }));

const book = (stay: StayRequest, key: string, price: number, lastNames?: readonly string[]) =>
  shop.suppliers.stays.book({ ...stay, key, price, travellers: travellers(lastNames) });

/** The price that the feed's rates give. */
function feedPrice({ rooms, checkIn, nights }: StayRequest): number {
  const plan = shop.world.plan(rooms[0]!.planId)!;
  const sum = shop.world
    .rates(plan, dayNumber(checkIn), nights)
    .prices.reduce((total, price) => total + price, 0);
  return stayPrice(sum, occupancyFactor(plan.occupancy, rooms[0]!.room));
}

type Rates = {
  readonly type: string;
  readonly planId: number;
  readonly firstChunk: number;
  readonly allotment: string;
};

/** What the changes feed tells of a plan now. */
async function changedRates(planId: number): Promise<Rates[]> {
  const feed = await (
    await fetch(`${shop.addresses.stays}/feeds/changes?since=0&through=999999`)
  ).text();
  const records: Rates[] = feed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return records.filter((record) => record.type === 'rates' && record.planId === planId);
}

test('a quote is the price of the feed', async () => {
  for (const hotelId of [1, 20, 40]) {
    const stay = findStay(shop.world, hotelId);
    expect(await shop.suppliers.stays.quote(stay)).toMatchObject({
      kind: 'quoted',
      roomPrices: [feedPrice(stay)],
    });
  }
});

test('children are charged by their age, as the plan’s bands say', async () => {
  const hotel = shop.world.hotels.find(
    (one) => shop.world.plansOf(one)[0]!.occupancy.childBands.length > 1,
  )!;
  const stay = findStay(shop.world, hotel.id);
  const prices = [];
  for (const age of [1, 4, 12, 15]) {
    const family = {
      ...stay,
      rooms: [{ planId: stay.rooms[0]!.planId, room: { adults: 2, childAges: [age] } }],
    };
    const quote = await shop.suppliers.stays.quote(family);
    expect(quote).toMatchObject({ kind: 'quoted', roomPrices: [feedPrice(family)] });
    prices.push(feedPrice(family));
  }
  expect(new Set(prices).size).toBeGreaterThan(2);
});

test('a stay may neither begin nor end on a day that is closed to it, but may pass over it', async () => {
  const { world, suppliers } = shop;
  const closed = dayNumber('2027-12-31');
  const isOpenAround = (plan: RatePlan): boolean => {
    const { prices, allotment, terms } = world.rates(plan, closed - 7, 15);
    return (
      prices.every((price) => price > 0) &&
      allotment.every((rooms) => rooms > 0) &&
      !allowsStay(0, terms[7]!, 7) &&
      allowsStay(terms[4]!, terms[11]!, 7)
    );
  };
  const plan = world.hotels.flatMap((hotel) => world.plansOf(hotel)).find(isOpenAround)!;
  const quoteFrom = (day: number) =>
    suppliers.stays.quote({
      hotelId: plan.hotel.id,
      checkIn: isoDate(day),
      nights: 7,
      rooms: [{ planId: plan.id, room: { adults: 2, childAges: [] } }],
    });
  const kinds = (await Promise.all([closed - 7, closed - 3, closed].map(quoteFrom))).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['unavailable', 'quoted', 'unavailable']);
});

test('a booking takes a room, tells the changes feed, and cancelling gives the room back', async () => {
  const stay = findStay(shop.world, 21);
  const plan = shop.world.plan(stay.rooms[0]!.planId)!;
  const day = dayNumber(stay.checkIn);
  const roomsLeft = async () => {
    const rates = (await changedRates(plan.id)).find(
      ({ firstChunk }) => firstChunk === Math.floor(day / 32),
    )!;
    return Buffer.from(rates.allotment, 'base64')[day % 32];
  };
  const allotment = shop.world.rates(plan, day, 1).allotment[0]!;
  expect(await changedRates(plan.id)).toEqual([]);
  const booked = await book(stay, 'room-1', feedPrice(stay));
  expect(booked.kind).toBe('booked');
  expect(await roomsLeft()).toBe(allotment - 1);
  await shop.suppliers.stays.cancel({
    key: 'room-1',
    reference: booked.kind === 'booked' ? booked.reference : '',
  });
  expect(await shop.suppliers.stays.find('room-1')).toEqual({ kind: 'cancelled' });
  expect(await roomsLeft()).toBe(allotment);
});

test('all plans of a room type sell the same rooms: what one takes, the others have not', async () => {
  const stay = findStay(shop.world, 33);
  const plan = shop.world.plan(stay.rooms[0]!.planId)!;
  const day = dayNumber(stay.checkIn);
  const others = shop.world
    .plansOf(plan.hotel)
    .filter(({ id, roomCode }) => id !== plan.id && roomCode === plan.roomCode);
  expect(others.length).toBeGreaterThan(0);
  const booked = await book(stay, 'shared-1', feedPrice(stay));
  expect(booked.kind).toBe('booked');
  for (const other of others) {
    const rates = (await changedRates(other.id)).find(
      ({ firstChunk }) => firstChunk === Math.floor(day / 32),
    )!;
    expect(Buffer.from(rates.allotment, 'base64')[day % 32]).toBe(
      shop.world.rates(plan, day, 1).allotment[0]! - 1,
    );
  }
  await shop.suppliers.stays.cancel({
    key: 'shared-1',
    reference: booked.kind === 'booked' ? booked.reference : '',
  });
});

test('the last room cannot be sold twice', async () => {
  const stay = findStay(shop.world, 22);
  const plan = shop.world.plan(stay.rooms[0]!.planId)!;
  const rooms = Math.min(...shop.world.rates(plan, dayNumber(stay.checkIn), stay.nights).allotment);
  const price = feedPrice(stay);
  for (let i = 0; i < rooms; i += 1)
    expect((await book(stay, `last-${i}`, price)).kind).toBe('booked');
  expect(await book(stay, 'one-too-many', price)).toEqual({ kind: 'unavailable' });
  expect(await shop.suppliers.stays.quote(stay)).toEqual({ kind: 'unavailable' });
});

test.each(['error-after', 'drop-after', 'malformed', 'duplicate', 'error-before'] as const)(
  'a booking that meets %s stands once when it is asked for again with its key [F-15]',
  async (kind) => {
    const stay = findStay(shop.world, 23);
    const key = `fault-${kind}`;
    await shop.setFaults('stays', [{ call: 'book', kind, probability: 1, times: 1, seed: 1 }]);
    const first = await book(stay, key, feedPrice(stay)).catch((error: unknown) => error);
    expect(first instanceof SupplierUnavailable).toBe(kind !== 'duplicate');
    const second = await book(stay, key, feedPrice(stay));
    expect(second.kind).toBe('booked');
    expect(await shop.suppliers.stays.find(key)).toEqual(second);
    expect((await shop.booksOf('stays')).filter((booking) => booking.key === key)).toHaveLength(1);
    await shop.suppliers.stays.cancel({
      key,
      reference: second.kind === 'booked' ? second.reference : '',
    });
  },
);

test('a booking that is answered late stands once [F-15]', async () => {
  const stay = findStay(shop.world, 24);
  await shop.setFaults('stays', [
    { call: 'book', kind: 'late', probability: 1, times: 1, latencyMs: 150, seed: 1 },
  ]);
  const [late, prompt] = await Promise.all([
    book(stay, 'late', feedPrice(stay)),
    book(stay, 'late', feedPrice(stay)),
  ]);
  expect(late).toEqual(prompt);
  expect((await shop.booksOf('stays')).filter(({ key }) => key === 'late')).toHaveLength(1);
});

test('a key that comes with other words is refused', async () => {
  const stay = findStay(shop.world, 25);
  const price = feedPrice(stay);
  const first = await book(stay, 'reused', price);
  await expect(book(stay, 'reused', price, ['Ashdown', 'Ashdown'])).rejects.toThrow('409');
  expect(await shop.suppliers.stays.find('reused')).toEqual(first);
});

test('a key under which nothing was booked is absent', async () => {
  expect(await shop.suppliers.stays.find('never heard of')).toEqual({ kind: 'absent' });
});

test('a booking at another price is told the price of now', async () => {
  const stay = findStay(shop.world, 26);
  expect(await book(stay, 'cheap', feedPrice(stay) - 1)).toEqual({
    kind: 'price_changed',
    price: feedPrice(stay),
  });
});

test('each sentinel hotel does what it is there for', async () => {
  const [usual, soldOut, dearer, cheaper, gone, onRequest] = [1, 2, 3, 4, 5, 6].map((id) =>
    findStay(shop.world, id),
  );
  const quote = (stay: StayRequest) => shop.suppliers.stays.quote(stay);
  expect((await book(usual!, 'usual', feedPrice(usual!))).kind).toBe('booked');
  expect(await quote(soldOut!)).toEqual({ kind: 'unavailable' });
  expect(await quote(dearer!)).toMatchObject({ roomPrices: [feedPrice(dearer!) + 2_000] });
  expect(await book(dearer!, 'dearer', feedPrice(dearer!))).toEqual({
    kind: 'price_changed',
    price: feedPrice(dearer!) + 2_000,
  });
  expect(await quote(cheaper!)).toMatchObject({ roomPrices: [feedPrice(cheaper!) - 2_000] });
  expect(await quote(gone!)).toMatchObject({ kind: 'quoted' });
  expect(await book(gone!, 'gone', feedPrice(gone!))).toEqual({ kind: 'unavailable' });
  expect((await book(onRequest!, 'request', feedPrice(onRequest!))).kind).toBe('on_request');
});

test('the silent sentinel hotel does not answer', async () => {
  const ask = (hotelId: number) =>
    fetch(`${shop.addresses.stays}/quote`, {
      method: 'POST',
      body: JSON.stringify(findStay(shop.world, hotelId)),
      signal: AbortSignal.timeout(300),
    });
  expect((await ask(1)).status).toBe(200);
  await expect(ask(7)).rejects.toThrow('timeout');
});

test('a surname that the hotel refuses is refused with a reason', async () => {
  const stay = findStay(shop.world, 1);
  expect(
    await book(stay, 'refused', feedPrice(stay), [
      SENTINEL_SURNAMES.refused_by_hotel.toUpperCase(),
    ]),
  ).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/\w/) });
  expect(await shop.suppliers.stays.find('refused')).toEqual({ kind: 'absent' });
});

test('a sold-out room stays sold when the suppliers start again', async () => {
  const stay = findStay(shop.world, 27);
  const booked = await book(stay, 'kept', feedPrice(stay));
  shop = await shop.restart();
  expect(await shop.suppliers.stays.find('kept')).toEqual(booked);
  expect(await book(stay, 'kept', feedPrice(stay))).toEqual(booked);
  const plan = shop.world.plan(stay.rooms[0]!.planId)!;
  const rooms =
    Math.min(...shop.world.rates(plan, dayNumber(stay.checkIn), stay.nights).allotment) - 1;
  for (let i = 0; i < rooms; i += 1)
    expect((await book(stay, `after-${i}`, feedPrice(stay))).kind).toBe('booked');
  expect(await book(stay, 'after-last', feedPrice(stay))).toEqual({ kind: 'unavailable' });
});
