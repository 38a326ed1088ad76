/** The words of one stay that stand in a sentence's braces. */
import { MONTH_NAMES } from '#domain/dates.ts';
import { pickByChance } from '../chance.ts';
import { airportName } from '../facts.ts';
import type { Hotel } from '../hotels.ts';
import { weatherIn } from './climate.ts';
import { kmToFirstAirport } from './hotel-traits.ts';
import { monthNumber, type GuestStay } from './stay.ts';

type Words = Readonly<Record<string, string>>;
type Chance = (key: string) => number;

/** How a stay of so many nights is called, without and with its article. */
const STAYS: Readonly<Record<number, readonly [string, string]>> = {
  3: ['weekend', 'a long weekend'],
  4: ['trip', 'four nights'],
  7: ['week', 'a week'],
  10: ['holiday', 'ten days'],
  14: ['fortnight', 'a fortnight'],
};

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const METRES_A_MINUTE = 75;

export function wordsOf(hotel: Hotel, stay: GuestStay, chance: Chance): Words {
  const month = monthNumber(stay.month);
  const weather = weatherIn(hotel.place, month);
  const metres = hotel.text.metresToBeach ?? 0;
  const [noun, withArticle] = STAYS[stay.nights] ?? ['stay', `${stay.nights} nights`];
  return {
    ...peopleOf(stay, chance),
    place: hotel.place.name,
    airport: airportName.get(hotel.airports[0] ?? '') ?? 'the airport',
    km: String(Math.round(kmToFirstAirport(hotel))),
    metres: String(metres),
    walk: inWords(Math.max(2, Math.round(metres / METRES_A_MINUTE))),
    month: MONTH_NAMES[month - 1] ?? '',
    stay: noun,
    'a stay': withArticle,
    stars: inWords(hotel.stars),
    temp: String(weather?.air ?? ''),
    sea: String(weather?.sea ?? ''),
  };
}

function peopleOf({ party, children }: GuestStay, chance: Chance): Words {
  const isAlone = party === 'alone';
  const [partner, she] = pickByChance(
    [
      ['my wife', 'she'],
      ['my husband', 'he'],
    ] as const,
    chance('partner'),
  );
  const [age, ages] = pickByChance(AGES[children ?? 'juniors'], chance('ages'));
  return {
    ...(isAlone
      ? { we: 'I', our: 'my', 'we’ve': 'I’ve', 'we’d': 'I’d' }
      : { we: 'we', our: 'our', 'we’ve': 'we’ve', 'we’d': 'we’d' }),
    partner,
    she,
    kids: pickByChance(
      ['the children', 'the kids', 'our two', 'the boys', 'the girls'],
      chance('kids'),
    ),
    child: `our ${age}-year-old`,
    ages,
  };
}

/** The age of one child, and of all of a family's. */
const AGES: Readonly<
  Record<NonNullable<GuestStay['children']>, readonly (readonly [string, string])[]>
> = {
  little: [
    ['two', 'two and four'],
    ['three', 'one and three'],
    ['four', 'four and eighteen months'],
  ],
  juniors: [
    ['six', 'six and nine'],
    ['seven', 'seven and ten'],
    ['eight', 'eight and eleven'],
    ['nine', 'five and nine'],
  ],
  teens: [
    ['thirteen', 'thirteen and sixteen'],
    ['fourteen', 'twelve and fourteen'],
    ['fifteen', 'fifteen and seventeen'],
  ],
};

const inWords = (number: number): string => NUMBERS[number - 1] ?? String(number);
