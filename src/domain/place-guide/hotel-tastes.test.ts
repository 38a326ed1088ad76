import { expect, test } from 'vitest';
import { factsOfTastes, type TastedFacts } from './hotel-tastes.ts';

const hotel = (taste: TastedFacts['taste'], facts: Partial<TastedFacts> = {}): TastedFacts => ({
  taste,
  decidingFact: 'Level route from coach to room, 300 m to the sea',
  facilities: ['pool', 'sea_view', 'step_free', 'adapted_room', 'kids_club'],
  metresToBeach: 300,
  ...facts,
});

test('each hotel has the fact that its taste is chosen by, and none is said twice', () => {
  expect(
    factsOfTastes([
      hotel('CHEAPEST'),
      hotel('BEST_REVIEWED'),
      hotel('WITH_CHILDREN'),
      hotel('ADULTS_ONLY', { decidingFact: 'For guests aged 16 and over' }),
      hotel('STEP_FREE'),
    ]),
  ).toEqual([
    'Sea views',
    'Highest score here',
    'Children’s club',
    'For guests aged 16 and over',
    'Step-free, door to door · adapted room',
  ]);
  expect(
    factsOfTastes([
      hotel('CHEAPEST', { decidingFact: 'In the old town' }),
      hotel('NEAREST_SEA', { metresToBeach: 40 }),
      hotel('ALL_INCLUSIVE'),
      hotel('FIVE_STARS', { decidingFact: 'In the old town' }),
    ]),
  ).toEqual([
    'In the old town',
    '40 m to the beach',
    'Meals and drinks are in the price',
    'Sea views',
  ]);
});
