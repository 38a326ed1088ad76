import { expect, test } from 'vitest';
import { differenceOf, signatureOf } from '#testing/world/likeness.ts';
import { posterOfMonth } from './month-posters.ts';

const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);

/** Below both, two drawings are twins (docs/decisions/018-posters.md). */
const TWINS = { grey: 7, colour: 9 };

test('the 24 months of two years have posters of which no two look alike from afar', async () => {
  const months = [...monthsOf(2026), ...monthsOf(2027)];
  const signatures = await Promise.all(
    months.map(async (month) => signatureOf(posterOfMonth(month)!)),
  );
  const alike = signatures.flatMap((one, at) =>
    signatures.slice(at + 1).flatMap((other, after) => {
      const { grey, colour } = differenceOf(one, other);
      const isTwin = grey < TWINS.grey && colour < TWINS.colour;
      return isTwin ? [`${months[at]} and ${months[at + 1 + after]}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('a month has one scene in all years, and says what it shows', () => {
  expect(posterOfMonth('2027-06')?.alt).toBe(
    'June 2027, a drawing: hot-air balloons over rows of lavender and a farm',
  );
  for (const month of monthsOf(2027)) {
    const [poster, next, after] = [
      month,
      month.replace('2027', '2028'),
      month.replace('2027', '2029'),
    ].map(posterOfMonth);
    expect(next?.scene).toBe(poster?.scene);
    expect(next).not.toMatchObject({ palette: poster?.palette });
    expect(after).toEqual({ ...poster, alt: after?.alt });
  }
});

test.each(['2027-13', '2027-00', '2027', 'june-2027', '1999-06', ''])('%j is no month', (month) => {
  expect(posterOfMonth(month)).toBeUndefined();
});
