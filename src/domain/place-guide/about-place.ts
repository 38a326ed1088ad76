/**
 * A place in paragraphs, each sentence made from a fact: where it lies, how one gets there, when it
 * is open and warm, and what is in it. No word that praises.
 */
import { formatDayOfYear, MONTH_NAMES } from '#domain/dates.ts';
import { goodMonthsOf, type MonthlyClimate, type ClimateRule } from './climate.ts';

type PlaceFacts = {
  readonly name: string;
  readonly kind: string;
  /** Names above it, the nearest first. */
  readonly within: readonly string[];
  readonly nature: readonly string[];
  /** Yearly, `MM-DD`; null = open all year. */
  readonly season: { readonly start: string; readonly end: string } | null;
  readonly airport: { readonly name: string; readonly km: number } | undefined;
  /** Shortest direct flights, in minutes. */
  readonly flights: readonly { readonly from: string; readonly minutes: number }[];
  /** Airports that direct flights leave from. */
  readonly departures: number;
  readonly climate: MonthlyClimate | undefined;
  /** Where that is its weather: the place itself, or of a country its best known region. */
  readonly climateIn: string;
  readonly rule: ClimateRule | undefined;
  /** Places in it, the best known first. */
  readonly inside: readonly string[];
  /** Places beside it, the nearest first. */
  readonly beside: readonly { readonly name: string; readonly km: number }[];
  /** Sentences about what there is to do, and where. */
  readonly things: readonly string[];
  readonly thingsIn: string;
};

/** Names that one sentence lists. */
const MOST_NAMES = 4;
/** Things to do that the last paragraph tells of. */
const MOST_THINGS = 6;

/** The paragraphs, none of them empty. */
export function aboutPlace(facts: PlaceFacts): string[] {
  return [
    [lies(facts), inIt(facts), besideIt(facts)],
    [nearestAirport(facts), directFlights(facts)],
    [opening(facts), warmth(facts), sun(facts), rain(facts), best(facts)],
    thingsToDo(facts),
  ]
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '');
}

const NATURES: readonly (readonly [string, string])[] = [
  ['island', 'on an island'],
  ['beach', 'by the sea'],
  ['lake', 'by a lake'],
  ['mountain', 'in the mountains'],
];

function lies({ name, kind, within, nature }: PlaceFacts): string {
  const [nearest] = within;
  if (nearest === undefined) return '';
  const ways = NATURES.filter(([one]) => nature.includes(one)).map(([, words]) => words);
  const where = ways.length > 0 ? `${list(ways)}, ` : '';
  const what = kind === 'region' ? 'region' : nature.includes('city') ? 'city' : kind;
  return `${name} is a ${what} ${where}in ${within.join(', ')}.`;
}

function inIt({ name, inside }: PlaceFacts): string {
  if (inside.length === 0) return '';
  const named = list(inside.slice(0, MOST_NAMES));
  return inside.length > MOST_NAMES
    ? `We have ${inside.length} places in ${name}; the best known are ${named}.`
    : `In ${name} we have ${named}.`;
}

function besideIt({ beside }: PlaceFacts): string {
  const named = beside.map(({ name, km }) => `${name} (${km} km)`);
  return named.length === 0 ? '' : `The nearest places to it are ${list(named)}.`;
}

const nearestAirport = ({ airport }: PlaceFacts): string =>
  airport === undefined
    ? ''
    : `The nearest airport is ${airport.name}, ${airport.km} km away in a straight line.`;

function directFlights({ flights, departures }: PlaceFacts): string {
  if (departures === 0) return 'There are no direct flights: you change planes on the way.';
  const shortest = flights.map(({ from, minutes }) => `${lengthOf(minutes)} from ${from}`);
  const airports = departures === 1 ? 'one airport' : `${departures} airports`;
  return `Direct flights leave from ${airports} in Britain and Ireland; the shortest take ${list(shortest)}.`;
}

const lengthOf = (minutes: number): string => {
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)} h ${rest}`;
};

const opening = ({ season }: PlaceFacts): string =>
  season === null
    ? 'Hotels are open all year.'
    : `Hotels are open from ${formatDayOfYear(season.start)} to ${formatDayOfYear(season.end)}.`;

function warmth({ climate, climateIn }: PlaceFacts): string {
  if (!climate) return '';
  const { maxAirC, seaC } = climate;
  const [hottest, coolest] = [peakOf(maxAirC, 1), peakOf(maxAirC, -1)];
  const [least, most] = seaC ? [Math.min(...seaC), Math.max(...seaC)] : [0, 0];
  const sea =
    least === most
      ? `The sea is about ${most} °C all year.`
      : `The sea warms from ${least} °C to ${most} °C.`;
  const air =
    maxAirC[hottest] === maxAirC[coolest]
      ? `In ${climateIn} it’s usually ${maxAirC[hottest]} °C by day all year.`
      : `In ${climateIn} ${MONTH_NAMES[hottest]} is the warmest month, usually ${maxAirC[hottest]} °C by day; ${MONTH_NAMES[coolest]} is the coolest, ${maxAirC[coolest]} °C.`;
  return seaC ? `${air} ${sea}` : air;
}

function sun({ climate }: PlaceFacts): string {
  if (!climate) return '';
  const [most, least] = [peakOf(climate.sunHoursPerDay, 1), peakOf(climate.sunHoursPerDay, -1)];
  return `The sun shines for ${climate.sunHoursPerDay[most]} hours a day in ${MONTH_NAMES[most]} and for ${climate.sunHoursPerDay[least]} in ${MONTH_NAMES[least]}.`;
}

function rain({ climate }: PlaceFacts): string {
  if (!climate) return '';
  const [wettest, driest] = [peakOf(climate.rainDays, 1), peakOf(climate.rainDays, -1)];
  const [most, least] = [climate.rainDays[wettest], climate.rainDays[driest]];
  return most === least
    ? `It rains on ${most} days a month.`
    : `It rains on ${days(most)} in ${MONTH_NAMES[wettest]} and on ${days(least)} in ${MONTH_NAMES[driest]}.`;
}

const days = (count = 0): string =>
  count === 0 ? 'hardly any day' : count === 1 ? '1 day' : `${count} days`;

function best({ climate, rule }: PlaceFacts): string {
  if (!climate || !rule) return '';
  const months = goodMonthsOf(climate, rule).map((month) => MONTH_NAMES[month]!);
  if (months.length === 0 || months.length === 12) return '';
  return months.length === 1
    ? `By our rule below, ${months[0]} is its best month.`
    : `By our rule below, its best months are ${list(months)}.`;
}

const thingsToDo = ({ things, thingsIn }: PlaceFacts): string[] =>
  things.length === 0 ? [] : [`To do in ${thingsIn}:`, ...things.slice(0, MOST_THINGS)];

/** The month, 0 to 11, of the highest value, or with -1 of the lowest; the first among equals. */
const peakOf = (values: readonly number[], sign: 1 | -1): number =>
  values.reduce((peak, value, month) => (sign * value > sign * values[peak]! ? month : peak), 0);

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
