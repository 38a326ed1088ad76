import { afterAll, beforeAll, expect, test } from 'vitest';
import { SENTINEL_SURNAMES } from '#simulators/sentinels.ts';
import { openSupplierWorld, WORLD_NOW, type SupplierWorld } from '#testing/world/supplier-world.ts';
import { CAR_PARK_TYPES } from './ports.ts';

let shop: SupplierWorld;
beforeAll(async () => {
  shop = await openSupplierWorld({ hotels: 7 });
});
afterAll(() => shop.close());

const TRANSFER = {
  airport: 'PMI',
  hotelId: 1,
  arrivalDate: '2027-06-12',
  departureDate: '2027-06-19',
  adults: 2,
  children: 0,
  infants: 0,
};
const PARKING = { airport: 'MAN', from: '2027-06-12', to: '2027-06-19' };
const INSURANCE = {
  country: 'ES',
  residence: 'GB',
  from: '2027-06-12',
  to: '2027-06-19',
  adults: 2,
  children: 1,
  infants: 0,
};

test('a transfer has an id, supplier name, title, type and duration [XTRA-03]', async () => {
  for (const quote of await shop.suppliers.transfers.quote(TRANSFER)) {
    expect(quote.quoteId).toMatch(/^[0-9a-f]{32}$/);
    for (const text of [quote.supplierName, quote.title]) expect(text).toMatch(/\w/);
    expect(quote.duration).toBeGreaterThan(0);
    expect(quote.price).toBeGreaterThan(0);
  }
});

test('a couple may choose between five types of transfer; the speedy shuttle stops four times at most [XTRA-04]', async () => {
  const quotes = await shop.suppliers.transfers.quote(TRANSFER);
  expect(quotes.map(({ type }) => type).toSorted()).toEqual([
    'private_minibus',
    'private_taxi',
    'shuttle_service',
    'speedy_shuttle',
    'wheelchair_adapted_taxi',
  ]);
  expect(quotes.find(({ type }) => type === 'speedy_shuttle')?.title).toContain('four stops');
  expect(quotes.find(({ type }) => type === 'wheelchair_adapted_taxi')?.stepFree).toBe(true);
});

test('six people are not offered a taxi for four', async () => {
  const quotes = await shop.suppliers.transfers.quote({ ...TRANSFER, adults: 6 });
  expect(quotes.map(({ type }) => type)).not.toContain('private_taxi');
});

test('transfers cannot be arranged within 48 hours of travel [XTRA-05]', async () => {
  shop.setNow('2027-06-09T23:59:00Z');
  expect(await shop.suppliers.transfers.quote(TRANSFER)).toHaveLength(5);
  shop.setNow('2027-06-10T00:01:00Z');
  expect(await shop.suppliers.transfers.quote(TRANSFER)).toEqual([]);
  shop.setNow(WORLD_NOW);
});

test('a transfer is booked without a flight number', async () => {
  const [quote] = await shop.suppliers.transfers.quote(TRANSFER);
  expect(
    await shop.suppliers.transfers.book({
      key: 'no-flight-number',
      quoteId: quote!.quoteId,
      price: quote!.price,
      leadName: 'Sarah Hargreaves',
    }),
  ).toMatchObject({ kind: 'booked' });
});

test('a car park has an id, type, name and description [PARK-01]', async () => {
  for (const { quoteId, name, description } of await shop.suppliers.carParks.quote(PARKING)) {
    expect(quoteId).toMatch(/^[0-9a-f]{32}$/);
    expect(name).toContain('Manchester');
    expect(description.length).toBeGreaterThan(20);
  }
});

test('car parks are on-site, off-site, or meet and greet; more days cost more [PARK-02]', async () => {
  const week = await shop.suppliers.carParks.quote(PARKING);
  const fortnight = await shop.suppliers.carParks.quote({ ...PARKING, to: '2027-06-26' });
  expect(week.map(({ type }) => type).toSorted()).toEqual([...CAR_PARK_TYPES].toSorted());
  week.forEach(({ price }, i) => expect(fortnight[i]!.price).toBeGreaterThan(price));
});

test('insurance has an id, title, description and documents that open [XTRA-07]', async () => {
  const quotes = await shop.suppliers.insurance.quote(INSURANCE);
  expect(quotes.length).toBeGreaterThan(1);
  for (const { quoteId, title, description, documents } of quotes) {
    expect([quoteId, title, description].every((text) => text.length > 0)).toBe(true);
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      const page = await fetch(document.url);
      expect([page.status, page.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await page.text()).toContain(title);
    }
  }
});

test('an Irish policy and its documents speak of euro alone', async () => {
  for (const quote of await shop.suppliers.insurance.quote({ ...INSURANCE, residence: 'IE' })) {
    const said = await Promise.all(
      quote.documents.map(async ({ url }) => (await fetch(url)).text()),
    );
    for (const text of [quote.description, ...said]) {
      expect(text).toContain('€');
      expect(text).not.toContain('£');
    }
  }
});

test('the same trip is quoted alike, another trip under another id', async () => {
  const ids = async (request: typeof PARKING) =>
    (await shop.suppliers.carParks.quote(request)).map(({ quoteId }) => quoteId);
  expect(await ids(PARKING)).toEqual(await ids(PARKING));
  expect(await ids({ ...PARKING, airport: 'LGW' })).not.toEqual(await ids(PARKING));
});

test('an extra is booked once under its key, found by it, and cancelled', async () => {
  const { insurance } = shop.suppliers;
  const [quote] = await insurance.quote(INSURANCE);
  const request = {
    key: 'cover',
    quoteId: quote!.quoteId,
    price: quote!.price,
    leadName: 'Sarah Hargreaves',
  };
  const booked = await insurance.book(request);
  expect(await insurance.book(request)).toEqual(booked);
  expect(await insurance.find('cover')).toEqual(booked);
  await insurance.cancel({
    key: 'cover',
    reference: booked.kind === 'booked' ? booked.reference : '',
  });
  expect(await insurance.find('cover')).toEqual({ kind: 'cancelled' });
});

test('a parking place that is booked is told of another car', async () => {
  const { carParks } = shop.suppliers;
  const [quote] = await carParks.quote(PARKING);
  const car = { colour: 'Blue', make: 'Skoda', model: 'Octavia', registration: 'AB12CDE' };
  const booked = await carParks.book({
    key: 'parked',
    quoteId: quote!.quoteId,
    price: quote!.price,
    leadName: 'Sarah Hargreaves',
    car,
  });
  if (booked.kind !== 'booked') throw new Error('no place is booked');
  const other = { ...car, make: 'Fiat', registration: 'CD34EFG' };
  expect(
    await carParks.changeCar({ key: 'parked', reference: booked.reference, car: other }),
  ).toEqual({ kind: 'changed' });
  expect(await shop.booksOf('parking')).toContainEqual(
    expect.objectContaining({ key: 'parked', state: 'booked', car: other }),
  );
});

test('an unknown quote, a wrong price and the refused surname are told apart', async () => {
  const { carParks } = shop.suppliers;
  const [quote] = await carParks.quote(PARKING);
  const request = { quoteId: quote!.quoteId, price: quote!.price, leadName: 'Sarah Hargreaves' };
  expect(await carParks.book({ ...request, key: 'a', quoteId: 'f'.repeat(32) })).toEqual({
    kind: 'unavailable',
  });
  expect(await carParks.book({ ...request, key: 'b', price: quote!.price + 1 })).toEqual({
    kind: 'price_changed',
    price: quote!.price,
  });
  expect(
    await carParks.book({
      ...request,
      key: 'c',
      leadName: `Sam ${SENTINEL_SURNAMES.refused_by_extras}`,
    }),
  ).toMatchObject({ kind: 'refused' });
});
