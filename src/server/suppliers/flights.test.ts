import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayNumber } from '#domain/dates.ts';
import { SENTINEL_SURNAMES } from '#simulators/sentinels.ts';
import {
  findFlights,
  openSupplierWorld,
  WORLD_NOW,
  type SupplierWorld,
} from '#testing/world/supplier-world.ts';
import { SupplierUnavailable, type Traveller } from './ports.ts';

let shop: SupplierWorld;
beforeAll(async () => {
  shop = await openSupplierWorld({ hotels: 7 });
});
afterAll(() => shop.close());

type Flights = ReturnType<typeof findFlights>;

/** Fare and saving of a leg, as the feed has them. */
const fedLeg = ({ seriesId, date }: Flights['outbound']) => {
  const series = shop.world.seriesById(seriesId)!;
  return {
    carrier: series.carrier,
    returnSaving: series.returnSaving,
    fare: shop.world.fares(series, dayNumber(date), 1).fares[0]!,
  };
};

/** Both legs by one carrier, as the feed prices them. */
const feedPrice = ({ outbound, inbound, seats }: Flights): number =>
  [outbound, inbound]
    .map(fedLeg)
    .reduce((sum, { fare, returnSaving }) => sum + (fare - returnSaving) * seats, 0);

const book = (
  flights: Flights,
  key: string,
  more: { price?: number; sessionId?: string; lastName?: string } = {},
) =>
  shop.suppliers.flights.book({
    ...flights,
    key,
    sessionId: more.sessionId,
    price: more.price ?? feedPrice(flights),
    holdBags: 0,
    travellers: [
      {
        title: 'Mr',
        firstName: 'Daniel',
        lastName: more.lastName ?? 'Hargreaves',
        dateOfBirth: '1982-02-11',
        type: 'adult',
      },
    ],
  });

test('the carrier that flies both ways takes its saving off each leg; two carriers take nothing off', async () => {
  const isSaver = (carrier: string) =>
    shop.world.series.some((one) => one.carrier === carrier && one.returnSaving > 0);
  const flights = findFlights(shop.world, isSaver);
  const [out, back] = [fedLeg(flights.outbound), fedLeg(flights.inbound)];
  expect(await shop.suppliers.flights.quote(flights)).toMatchObject({
    outbound: { fare: out.fare - out.returnSaving },
    inbound: { fare: back.fare - back.returnSaving },
  });
  const other = findFlights(shop.world, (carrier) => carrier !== out.carrier && isSaver(carrier));
  const mixed = { ...flights, inbound: other.inbound };
  expect(await shop.suppliers.flights.quote(mixed)).toMatchObject({
    outbound: { fare: out.fare },
    inbound: { fare: fedLeg(other.inbound).fare },
  });
  expect(await book(flights, 'return', { price: feedPrice(flights) })).toMatchObject({
    kind: 'booked',
  });
});

test('a quote is the fare of the feed, with its seats', async () => {
  const flights = findFlights(shop.world, (carrier) =>
    shop.world.series.some((one) => one.carrier === carrier && one.returnSaving === 0),
  );
  const quote = await shop.suppliers.flights.quote(flights);
  const days = shop.world.fares(
    shop.world.seriesById(flights.outbound.seriesId)!,
    dayNumber(flights.outbound.date),
    1,
  );
  expect(quote).toMatchObject({
    kind: 'quoted',
    outbound: { fare: days.fares[0], infantFare: days.infantFares[0], seatsLeft: days.seats[0] },
  });
});

describe('whoever is under 16 flies beside an adult whose booking stands', () => {
  const traveller = (firstName: string, type: Traveller['type']): Traveller => ({
    title: type === 'adult' ? 'Mr' : 'Master',
    firstName,
    lastName: 'Hargreaves',
    dateOfBirth: type === 'adult' ? '1982-02-11' : type === 'child' ? '2018-02-11' : '2026-02-11',
    type,
  });
  let flights: Flights;
  let beside: { readonly outbound: string; readonly inbound: string };
  /** Books one or two at what the airline asks of them; answers with the reference, or why not. */
  async function flyAs(
    key: string,
    travellers: readonly Traveller[],
    more: { readonly beside?: typeof beside; readonly flights?: Flights } = {},
  ): Promise<string> {
    const infants = travellers.filter(({ type }) => type === 'infant').length;
    const asked = { ...(more.flights ?? flights), seats: travellers.length - infants, infants };
    const quote = await shop.suppliers.flights.quote(asked);
    if (quote.kind !== 'quoted') return quote.kind;
    const booked = await shop.suppliers.flights.book({
      ...asked,
      ...(more.beside && { beside: more.beside }),
      key: `young ${key}`,
      sessionId: undefined,
      price: [quote.outbound, quote.inbound].reduce(
        (sum, leg) => sum + leg.fare * asked.seats + leg.infantFare * infants,
        0,
      ),
      holdBags: 0,
      travellers,
    });
    if (booked.kind === 'refused') return booked.reason;
    return booked.kind === 'booked' ? booked.reference : booked.kind;
  }
  beforeAll(async () => {
    flights = findFlights(shop.world, (carrier) => carrier === 'U2');
    const reference = await flyAs('a family', [
      traveller('Ada', 'adult'),
      traveller('Eve', 'infant'),
    ]);
    beside = { outbound: reference, inbound: reference };
  });
  const ALONE = 'Nobody under 16 flies without an adult.';

  test('a child takes a seat there, at the fare of a seat, and nobody goes alone', async () => {
    const child = [traveller('Dot', 'child')];
    expect(await flyAs('alone', child)).toBe(ALONE);
    expect(
      await flyAs('nobody', child, { beside: { outbound: 'ABCDEF', inbound: 'ABCDEF' } }),
    ).toBe(ALONE);
    const other = findFlights(shop.world, (carrier) => carrier === 'LS');
    expect(await flyAs('elsewhere', child, { beside, flights: other })).toBe(ALONE);
    const reference = await flyAs('beside', child, { beside });
    expect(reference).toMatch(/^[A-Z0-9]{6}$/);
    const thus = { outbound: reference, inbound: reference };
    expect(await flyAs('beside a child', [traveller('Fay', 'child')], { beside: thus })).toBe(
      ALONE,
    );
  });

  test('an infant takes no seat, at the infants’ fare, and a lap that nobody has', async () => {
    const infant = [traveller('Finn', 'infant')];
    expect(await flyAs('no lap', infant, { beside })).toBe('An adult holds one infant.');
    const reference = await flyAs('a couple', [
      traveller('Bea', 'adult'),
      traveller('Cleo', 'adult'),
    ]);
    const couple = { outbound: reference, inbound: reference };
    const references: string[] = [];
    for (const key of ['one', 'another', 'a third'])
      references.push(await flyAs(`${key} infant`, infant, { beside: couple }));
    expect(references).toEqual([
      expect.stringMatching(/^[A-Z0-9]{6}$/),
      expect.stringMatching(/^[A-Z0-9]{6}$/),
      'An adult holds one infant.',
    ]);
    await shop.suppliers.flights.cancel({ key: 'young one infant', reference: references[0]! });
    expect(await flyAs('in its place', infant, { beside: couple })).toMatch(/^[A-Z0-9]{6}$/);
  });

  test('nobody at all is not quoted', async () => {
    expect(await shop.suppliers.flights.quote({ ...flights, seats: 0, infants: 0 })).toEqual({
      kind: 'unavailable',
    });
  });
});

test('an airline that takes hold bags from all or none says so; included bags are not sold [FLT-04]', async () => {
  const flights = findFlights(shop.world, (carrier) => carrier === 'LS');
  const [out, back] = [flights.outbound, flights.inbound].map(({ seriesId }) =>
    shop.world.seriesById(seriesId)!,
  );
  expect(await shop.suppliers.flights.quote(flights)).toMatchObject({
    holdBag: { weightKg: 22, price: out!.bagPrice + back!.bagPrice, allOrNone: true },
  });
  const far = findFlights(shop.world, (carrier) =>
    shop.world.series.every((series) => series.carrier !== carrier || series.holdBagIncluded),
  );
  expect(await shop.suppliers.flights.quote(far)).toMatchObject({ holdBag: null });
});

test('bags are priced each way by the flight that takes them, and booked at that price [FLT-03]', async () => {
  const [one, other] = ['LS', 'U2'].map((wanted) =>
    findFlights(shop.world, (carrier) => carrier === wanted),
  );
  const mixed = { ...one!, inbound: other!.inbound };
  const [out, back] = [mixed.outbound, mixed.inbound].map(({ seriesId }) =>
    shop.world.seriesById(seriesId)!,
  );
  const quote = await shop.suppliers.flights.quote(mixed);
  if (quote.kind !== 'quoted' || !quote.holdBag) throw new Error('no bag is sold');
  expect(quote.holdBag).toEqual({
    weightKg: 15,
    price: back!.bagPrice,
    priceForAll: 2 * out!.bagPrice,
    allOrNone: false,
  });
  const fares = 2 * (quote.outbound.fare + quote.inbound.fare);
  const booking = (key: string, price: number) =>
    shop.suppliers.flights.book({
      ...mixed,
      key,
      sessionId: undefined,
      price,
      holdBags: 1,
      travellers: [
        {
          title: 'Mr',
          firstName: 'Daniel',
          lastName: 'Hargreaves',
          dateOfBirth: '1982-02-11',
          type: 'adult',
        },
      ],
    });
  expect(await booking('no bag paid', fares)).toEqual({
    kind: 'price_changed',
    price: fares + 2 * out!.bagPrice + back!.bagPrice,
  });
  expect(await booking('bag paid', fares + 2 * out!.bagPrice + back!.bagPrice)).toMatchObject({
    kind: 'booked',
  });
});

test('bags are added to flights that are booked, once under their key, at the price of now', async () => {
  const { flights } = shop.suppliers;
  const pair = findFlights(shop.world, (carrier) => carrier === 'U2');
  const quote = await flights.quoteBags(pair);
  if (quote.kind !== 'quoted' || !quote.holdBag) throw new Error('no bag is sold');
  const booked = await book(pair, 'flights-with-bags');
  if (booked.kind !== 'booked') throw new Error(booked.kind);
  const { reference } = booked;
  const request = {
    ...pair,
    key: 'more-bags',
    flightReferences: { outbound: reference, inbound: reference },
    price: 2 * quote.holdBag.price,
    holdBags: 2,
    paysForAll: false,
  };
  const added = await flights.addBags(request);
  expect(await flights.addBags(request)).toEqual(added);
  expect(await flights.find('more-bags')).toEqual(added);
  expect(await flights.addBags({ ...request, key: 'dear', price: 1 })).toEqual({
    kind: 'price_changed',
    price: request.price,
  });
  const others = { outbound: 'NOBODY', inbound: 'NOBODY' };
  expect(await flights.addBags({ ...request, key: 'others', flightReferences: others })).toEqual({
    kind: 'unavailable',
  });
  const before = await flights.quote(pair);
  if (added.kind !== 'booked') throw new Error(added.kind);
  await flights.cancel({ key: 'more-bags', reference: added.reference });
  expect(await flights.find('more-bags')).toEqual({ kind: 'cancelled' });
  // Bags take no seats, and give none back.
  expect(await flights.quote(pair)).toEqual(before);
});

test('a booking takes seats, and cancelling gives them back', async () => {
  const flights = findFlights(shop.world, undefined, '2027-07-01');
  const seats = async () => {
    const quote = await shop.suppliers.flights.quote(flights);
    return quote.kind === 'quoted' ? quote.outbound.seatsLeft : 0;
  };
  const before = await seats();
  const booked = await book(flights, 'seats');
  expect(await seats()).toBe(before - 2);
  await shop.suppliers.flights.cancel({
    key: 'seats',
    reference: booked.kind === 'booked' ? booked.reference : '',
  });
  expect(await seats()).toBe(before);
  expect(await shop.suppliers.flights.find('seats')).toEqual({ kind: 'cancelled' });
});

test('two carriers each know a booking by a reference of their own, asked for later too; one carrier by the supplier’s', async () => {
  const there = findFlights(shop.world, undefined, '2027-08-01');
  const { carrier } = fedLeg(there.outbound);
  const home = findFlights(shop.world, (other) => other !== carrier, '2027-08-01');
  const mixed = { ...there, inbound: home.inbound };
  const fares = fedLeg(mixed.outbound).fare + fedLeg(mixed.inbound).fare;
  const booked = await book(mixed, 'mixed', { price: fares * mixed.seats });
  const locator = expect.stringMatching(/^[A-Z2-9]{6}$/);
  expect(booked).toEqual({
    kind: 'booked',
    reference: locator,
    airlineReferences: { outbound: locator, inbound: locator },
  });
  const { outbound, inbound } = (booked.kind === 'booked' && booked.airlineReferences) || {};
  expect(outbound).not.toBe(inbound);
  expect(await shop.suppliers.flights.find('mixed')).toEqual(booked);
  expect(await book(there, 'alone')).toEqual({ kind: 'booked', reference: locator });
});

test('cancelling twice gives the seats back once', async () => {
  const flights = findFlights(shop.world, undefined, '2027-07-10');
  const before = await shop.suppliers.flights.quote(flights);
  const booked = await book(flights, 'twice');
  const cancel = () =>
    shop.suppliers.flights.cancel({
      key: 'twice',
      reference: booked.kind === 'booked' ? booked.reference : '',
    });
  await cancel();
  await cancel();
  expect(await shop.suppliers.flights.quote(flights)).toEqual(before);
});

test('a day on which the flight does not fly is unavailable', async () => {
  const flights = findFlights(shop.world);
  const series = shop.world.seriesById(flights.outbound.seriesId)!;
  const year = shop.world.fares(series, dayNumber('2027-01-01'), 365).fares;
  const idle = [...year.keys()].find((i) => year[i] === 0)!;
  const date = new Date((dayNumber('2027-01-01') + idle) * 86_400_000).toISOString().slice(0, 10);
  expect(
    await shop.suppliers.flights.quote({ ...flights, outbound: { seriesId: series.id, date } }),
  ).toEqual({ kind: 'unavailable' });
});

test('an airline session lasts fifteen minutes, is extended while it lasts, and books', async () => {
  const flights = findFlights(shop.world, (carrier) => carrier === 'FR');
  shop.setNow(WORLD_NOW);
  const held = await shop.suppliers.flights.hold({ ...flights, key: 'held' });
  expect(held).toMatchObject({
    kind: 'held',
    expiresAt: '2026-11-21T10:15:00.000Z',
    extendedCount: 0,
  });
  expect(await shop.suppliers.flights.hold({ ...flights, key: 'held' })).toEqual(held);
  const sessionId = held.kind === 'held' ? held.sessionId : '';
  shop.setNow('2026-11-21T10:14:00Z');
  expect(await shop.suppliers.flights.extend({ sessionId })).toMatchObject({
    kind: 'held',
    expiresAt: '2026-11-21T10:28:00.000Z',
    extendedCount: 1,
  });
  shop.setNow('2026-11-21T10:27:00Z');
  expect((await book(flights, 'in-session', { sessionId })).kind).toBe('booked');
});

test('an airline session that has run out neither extends nor books', async () => {
  const flights = findFlights(shop.world, (carrier) => carrier === 'FR');
  shop.setNow(WORLD_NOW);
  const held = await shop.suppliers.flights.hold({ ...flights, key: 'run-out' });
  const sessionId = held.kind === 'held' ? held.sessionId : '';
  shop.setNow('2026-11-21T10:15:01Z');
  expect(await shop.suppliers.flights.extend({ sessionId })).toEqual({ kind: 'expired' });
  expect(await book(flights, 'too-late', { sessionId })).toEqual({ kind: 'expired' });
});

test('a repeat under a lost answer books once [F-15]', async () => {
  const flights = findFlights(shop.world, undefined, '2027-08-01');
  await shop.setFaults('flights', [
    { call: 'book', kind: 'drop-after', probability: 1, times: 1, seed: 1 },
  ]);
  await expect(book(flights, 'lost')).rejects.toBeInstanceOf(SupplierUnavailable);
  expect((await book(flights, 'lost')).kind).toBe('booked');
  expect((await shop.booksOf('flights')).filter(({ key }) => key === 'lost')).toHaveLength(1);
});

test('the airline refuses a surname, and a price that is not its own', async () => {
  const flights = findFlights(shop.world);
  expect(
    await book(flights, 'surname', { lastName: SENTINEL_SURNAMES.refused_by_airline }),
  ).toMatchObject({ kind: 'refused' });
  expect(await book(flights, 'price', { price: 1 })).toEqual({
    kind: 'price_changed',
    price: feedPrice(flights),
  });
});
