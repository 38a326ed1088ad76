import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { reasonsInList } from './reason.ts';

const LEVEL = 'Level route from coach to room';

test('neighbours give different reasons: the next part of the fact, then what the hotel has', () => {
  expect(
    reasonsInList([
      { decidingFact: `${LEVEL}, 27 m to the sea`, facilities: ['spa'] },
      { decidingFact: `${LEVEL}, 686 m to the sea`, facilities: ['spa'] },
      { decidingFact: '1.5 km to the sea', facilities: ['wifi', 'spa'] },
      { decidingFact: 'On the sand', facilities: [] },
      { decidingFact: 'On the sand', facilities: [] },
    ]),
  ).toEqual([LEVEL, '686 m to the sea', 'Spa', 'On the sand', '']);
});

test('a hotel alone gives its first reason, and no two neighbours the same', () => {
  const hotel = fc.record({
    decidingFact: fc.constantFrom(
      'On the sand',
      '9 m to the sea',
      `${LEVEL}, 1.2 km to the sea`,
      '',
    ),
    facilities: fc.subarray([...FACILITIES]),
  });
  fc.assert(
    fc.property(fc.array(hotel), (hotels) => {
      const reasons = reasonsInList(hotels);
      expect(reasons).toHaveLength(hotels.length);
      const repeated = reasons.filter((one, i) => one !== '' && one === reasons[i - 1]);
      expect(repeated).toEqual([]);
    }),
  );
  expect(reasonsInList([{ decidingFact: 'On the sand', facilities: ['pool'] }])).toEqual([
    'On the sand',
  ]);
});
