import { expect, test } from 'vitest';
import { findPlace } from '#server/catalogue/reference.ts';
import type { TransferQuote, TransferType } from '#server/suppliers/ports.ts';
import { askTransfers } from './ask-transfers.ts';
import { readMap } from './read-map.ts';

const HOTEL = {
  id: 1,
  name: 'Hotel Miramar Blanc',
  place: findPlace('spain-majorca-puerto-soller')!,
  lat: 39.796,
  lon: 2.692,
  facilities: [],
  airports: ['PMI'],
  address: '',
  metresToBeach: null,
  boards: [],
};

const quote = (type: TransferType, duration: number, price: number): TransferQuote => ({
  quoteId: type,
  supplierName: 'Transfers',
  title: type,
  type,
  duration,
  price,
  stepFree: false,
});

const kindsOf = async (...quotes: readonly TransferQuote[]): Promise<readonly string[]> => {
  const supplier = { quote: async () => quotes };
  const faults = await askTransfers(supplier, [HOTEL], readMap(), '2027-06-12');
  return faults.map(({ kind }) => kind);
};

test('transfers are held against the map, from each airport of a hotel', async () => {
  expect(await kindsOf(quote('private_taxi', 45, 9_000))).toEqual([]);
  expect(await kindsOf(quote('seaplane', 45, 9_000))).toEqual(['across_water']);
  expect(await kindsOf(quote('private_taxi', 5, 9_000))).toEqual(['impossible_minutes']);
  expect(await kindsOf(quote('private_taxi', 45, 100))).toEqual(['price_out_of_range']);
  expect(await kindsOf()).toEqual(['not_reached']);
});

test('a supplier that breaks off once is asked again', async () => {
  let tries = 0;
  const quotes = [quote('private_taxi', 45, 9_000)];
  const supplier = {
    quote: async () => {
      tries += 1;
      if (tries === 1) throw new Error('broken off');
      return quotes;
    },
  };
  expect(await askTransfers(supplier, [HOTEL], readMap(), '2027-06-12')).toEqual([]);
});

test('a supplier that does not answer ends the look', async () => {
  const silent = { quote: () => Promise.reject(new Error('no answer')) };
  await expect(askTransfers(silent, [HOTEL], readMap(), '2027-06-12')).rejects.toThrow('no answer');
});
