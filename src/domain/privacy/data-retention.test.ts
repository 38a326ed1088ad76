import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/dates.ts';
import { erasureDay, figuresKeptUntil, WITHDRAW_DAYS } from './data-retention.ts';

test('an erasure waits fourteen days, and for the day after an upcoming holiday', () => {
  expect(erasureDay('2027-03-01', undefined)).toBe('2027-03-15');
  expect(erasureDay('2027-03-01', '2026-08-17')).toBe('2027-03-15');
  expect(erasureDay('2027-03-01', '2027-07-31')).toBe('2027-08-01');
});

test('it never comes before it could be withdrawn, nor while a holiday lasts', () => {
  const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(day, fc.option(day, { nil: undefined }), (askedOn, lastReturn) => {
      const erased = erasureDay(askedOn, lastReturn);
      expect(daysBetween(askedOn, erased)).toBeGreaterThanOrEqual(WITHDRAW_DAYS);
      expect(erased > (lastReturn ?? askedOn)).toBe(true);
    }),
  );
});

test('figures of a sale are kept to the end of the sixth year after it', () => {
  expect(figuresKeptUntil('2026-11-22')).toBe('2032-12-31');
});
