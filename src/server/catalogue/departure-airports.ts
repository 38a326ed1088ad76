/** Departure airports in their list, and looked up by what people type (SRCH-15, SRCH-17). */
import { groupsOfAirports, type GroupOfAirports } from './groups.ts';
import { makeLookUp } from './look-up/look-up.ts';
import { otherNamesOf } from './look-up/other-names.ts';
import { departureAirports, type AirportFacts } from './reference.ts';

/** An airport, or several under one code: `LON`, "Any London airport". */
export type Departure = Pick<AirportFacts, 'iata' | 'name' | 'city'>;

export type DepartureList = {
  readonly name: string;
  readonly airports: readonly AirportFacts[];
  /** What stands for several of them at once. */
  readonly any: readonly Departure[];
};

/** Heading of the groups that lie in several lists. */
const WHOLE_COUNTRIES = 'UK and Ireland';

const departureOf = ({ iata, name, list }: GroupOfAirports): Departure => ({
  iata,
  name,
  city: list ?? WHOLE_COUNTRIES,
});

const anyIn = (name: string | null): readonly Departure[] =>
  groupsOfAirports.filter(({ list }) => list === name).map(departureOf);

/** All departure airports in the data's order, what stands for whole countries first. */
const departureLists: readonly DepartureList[] = [
  { name: WHOLE_COUNTRIES, airports: [], any: anyIn(null) },
  ...[...departureAirports].map(([name, airports]) => ({ name, airports, any: anyIn(name) })),
];

/** The lists, those of the market's own country first. */
export const departureListsFor = (countryCode: string): readonly DepartureList[] =>
  countryCode === 'IE'
    ? departureLists.toSorted((a, b) => Number(isOf(b, countryCode)) - Number(isOf(a, countryCode)))
    : departureLists;

const isOf = ({ airports }: DepartureList, countryCode: string): boolean =>
  airports.every(({ country }) => country === countryCode);

const busy = [...departureAirports.values()].flat();

const lookUp = makeLookUp<Departure>([
  ...groupsOfAirports.map((group, i) => {
    const [name = group.name, ...others] = otherNamesOf(group.iata);
    return {
      thing: departureOf(group),
      // "London", which is typed, rather than "Any London airport".
      name,
      others: [group.name, ...others],
      codes: [],
      around: [],
      weight: busy.length + groupsOfAirports.length - i,
    };
  }),
  ...busy.map((airport, i) => ({
    thing: airport,
    name: airport.name,
    others: [...airport.city.split(/,? and |, |\//), ...otherNamesOf(airport.iata)],
    codes: [airport.iata],
    around: [airport.group],
    weight: busy.length - i,
  })),
]);

/** Airports and groups of them that a text may mean, best first; none for an empty text. */
export const suggestAirports = (text: string, most: number): readonly Departure[] =>
  lookUp(text, () => true)
    .slice(0, most)
    .map(({ thing }) => thing);
