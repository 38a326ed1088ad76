/**
 * Who and what to try the site with, as tables: the start screen prints them, the README quotes
 * them.
 */
import { MAGIC_CARDS } from './card-provider/cards.ts';
import { SEAT_ROW_THAT_GOES, SENTINEL_HOTELS, SENTINEL_SURNAMES } from './sentinels.ts';

export type CastSection = {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
};

const inFours = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

export const CAST: readonly CastSection[] = [
  {
    title: 'Demo people (any name, date of birth and address will do; these are the cast)',
    rows: [
      [
        'Couple',
        'Sarah Hargreaves 27/03/1988 and Daniel Hargreaves 14/07/1987, LS6 2AB, sarah@example.com, 0113 496 0181',
      ],
      [
        'Family',
        'Priya Nair 02/05/1985, Tom Nair 19/11/1984, Maya (9), Leo (5), Asha (1): search with 2 adults and children of 9, 5 and 1',
      ],
      [
        `Last name ${SENTINEL_SURNAMES.refused_by_airline}`,
        'the airline refuses the booking; nothing is charged',
      ],
      [
        `Last name ${SENTINEL_SURNAMES.refused_by_hotel}`,
        'the hotel refuses the booking; nothing is charged',
      ],
      [
        `Last name ${SENTINEL_SURNAMES.refused_by_extras}`,
        'transfer, car park or insurance refuses; nothing is charged',
      ],
      [
        `Seats of row ${SEAT_ROW_THAT_GOES} (Ryanair)`,
        'somebody else is given the seat while you look; nothing is charged',
      ],
    ],
  },
  {
    title: 'Magic cards (any future expiry, any security code)',
    rows: MAGIC_CARDS.map(({ number, outcome }) => [inFours(number), outcome]),
  },
  {
    title: 'Hotels with a mind of their own (Majorca, by the hotel name filter)',
    rows: SENTINEL_HOTELS.map(({ name, outcome }) => [name, outcome]),
  },
];
