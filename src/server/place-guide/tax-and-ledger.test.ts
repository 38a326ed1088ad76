import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxPence } from '#domain/catalogue/local-tax.ts';
import { ATOL_CONTRIBUTION, priceHoliday } from '#domain/holiday/price.ts';
import { STERLING_RATE } from '#domain/market/tariff.ts';
import { wrongFields } from '#domain/place-guide/tax-question.ts';
import { taxFigure } from '#domain/place-guide/tax-rows.ts';
import { taxRules } from '#server/catalogue/reference.ts';

const STERLING = {
  currency: 'GBP',
  rate: STERLING_RATE,
  contribution: ATOL_CONTRIBUTION,
} as const;

const stays = fc.record({
  checkIn: fc
    .date({ min: new Date('2026-12-01'), max: new Date('2028-11-30'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  nights: fc.integer({ min: 1, max: 28 }),
  stars: fc.integer({ min: 1, max: 5 }),
  adults: fc.integer({ min: 1, max: 9 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
});

test.each(taxRules.map((rule) => [rule.id, rule] as const))(
  'what the page says of %s is the line of the price, for any stay',
  (_id, rule) => {
    fc.assert(
      fc.property(stays, fc.integer({ min: 1_000, max: 500_000 }), (stay, roomPrice) => {
        const asked = { ...stay, rooms: 1 };
        expect(wrongFields({ ...asked, place: rule.places[0] ?? '' })).toEqual([]);
        const { hundredths, percentOfRoom, isPublished } = taxFigure(rule, asked);
        const due = {
          hundredths,
          basisPoints: Math.round(percentOfRoom * 100),
          known: isPublished,
          estimated: false,
        };
        const line = priceHoliday(
          {
            ...stay,
            party: [{ adults: stay.adults, childAges: stay.childAges }],
            legs: [],
            flightLabel: '',
            hotelLabel: '',
            stayBasis: '',
            roomPrices: [roomPrice],
            taxRule: rule,
          },
          STERLING,
        ).find(({ kind }) => kind === 'local_tax');
        expect(line?.amount ?? 0).toBe(taxPence(due, rule.currency, roomPrice));
        expect(line?.basis.includes('figure not published') ?? false).toBe(!isPublished);
      }),
      { numRuns: 30 },
    );
  },
);
