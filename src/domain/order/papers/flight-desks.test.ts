import { expect, test } from 'vitest';
import { flightDesks } from '../flight-desks.ts';
import type { DocumentFlight } from '../order-document.ts';

const end = {
  airport: 'Leeds Bradford (LBA)',
  localTime: '2027-07-24T06:15',
  instant: '2027-07-24T05:15:00Z',
};
const leg = (carrier: string, flightNumber: string, airlineReference: string): DocumentFlight => ({
  carrier,
  flightNumber,
  airlineReference,
  from: end,
  to: end,
  bags: '',
});

test('each carrier of a journey has a desk of its own, both ways with one carrier share it', () => {
  expect(flightDesks([leg('Jet2', 'LS2860', 'A1'), leg('Ryanair', 'FR2857', 'B2')])).toEqual([
    { carrier: 'Jet2', flightNumbers: ['LS2860'], airlineReference: 'A1' },
    { carrier: 'Ryanair', flightNumbers: ['FR2857'], airlineReference: 'B2' },
  ]);
  expect(flightDesks([leg('Jet2', 'LS2860', 'A1'), leg('Jet2', 'LS2861', 'A1')])).toEqual([
    { carrier: 'Jet2', flightNumbers: ['LS2860', 'LS2861'], airlineReference: 'A1' },
  ]);
});

test('a carrier has a desk for each of its references, one for all flights that have none yet', () => {
  expect(
    flightDesks([leg('Jet2', 'LS2860', 'A1'), leg('Jet2', 'LS2861', 'A2')]).map(
      ({ airlineReference }) => airlineReference,
    ),
  ).toEqual(['A1', 'A2']);
  const { airlineReference: _, ...waiting } = leg('Jet2', 'LS2860', '');
  expect(flightDesks([waiting, { ...waiting, flightNumber: 'LS2861' }])).toEqual([
    { carrier: 'Jet2', flightNumbers: ['LS2860', 'LS2861'], airlineReference: undefined },
  ]);
});
