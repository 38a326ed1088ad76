/**
 * A place in paragraphs, each sentence made from a fact: where it lies, how one gets there, when it
 * is open and warm, and what is in it. No word that praises.
 */
import { formatDayOfYear, MONTH_NAMES } from '#domain/dates.ts';
import { GOOD_SEA, goodMonthsOf, type MonthlyClimate, type ClimateRule } from './climate.ts';
import { monthsInWords } from './thing-months.ts';

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
  /** Places beside it, the nearest first, and to which side. */
  readonly beside: readonly {
    readonly name: string;
    readonly km: number;
    readonly side: string;
  }[];
  /** The best known of its region, farther off; what it is one of, and how many those are. */
  readonly known: PlaceFacts['beside'][number] | undefined;
  readonly among: number;
  /** Sentences about what there is to do in it. */
  readonly things: readonly string[];
  /** Of a place in a region: what there is to do in places beside it, the nearest first. */
  readonly farther: readonly {
    readonly words: string;
    readonly from: string;
    readonly km: number;
    readonly side: string;
  }[];
  /** What there is to do in its region, nobody wrote where. */
  readonly elsewhere: readonly string[];
  /** A resort or town of a region whose page tells of its season, flights and weather. */
  readonly isInRegion: boolean;
};

/** Names that one sentence lists. */
const MOST_NAMES = 4;
/** Things to do that the last paragraph tells of. */
const MOST_THINGS = 6;

/**
 * The paragraphs, none of them empty. Those of a place in a region say what is its own, and of the
 * weather what the region's do not.
 */
export function aboutPlace(facts: PlaceFacts): string[] {
  const paragraphs = facts.isInRegion
    ? [
        [lies(facts), besideIt(facts), amongOthers(facts)],
        thingsToDo(facts),
        [wayThere(facts), flightsOn(facts), openHere(facts)],
        [extremes(facts), throughTheYear(facts), swimming(facts), dry(facts), sunshine(facts)],
        daysOut(facts),
      ]
    : [
        [lies(facts), inIt(facts)],
        [nearestAirport(facts), directFlights(facts)],
        [opening(facts), warmth(facts), sun(facts), rain(facts), best(facts)],
        thingsToDo(facts),
      ];
  return paragraphs
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
  const [nearest, ...others] = beside;
  if (!nearest) return '';
  const named = others.map(({ name, km, side }) => `${name} ${km} km to the ${side}`);
  const first = `${nearest.name} is ${nearest.km} km to the ${nearest.side}`;
  return `${list([first, ...named])}.`;
}

function amongOthers({ name, known, among, within }: PlaceFacts): string {
  if (!known) return '';
  return `Of our ${among} places in ${within[0]} the best known besides ${name} is ${known.name}, ${known.km} km to the ${known.side}.`;
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

/** To a place in a region: the flight and the rest of the way in one. */
function wayThere({ name, airport, flights }: PlaceFacts): string {
  if (airport === undefined) return '';
  const [shortest] = flights;
  const flight = shortest
    ? `${lengthOf(shortest.minutes)} by direct flight from ${shortest.from} to ${airport.name} airport`
    : `You land at ${airport.name} airport`;
  return `${flight}; from there ${name} is ${airport.km} km away in a straight line.`;
}

function flightsOn({ name, departures }: PlaceFacts): string {
  if (departures === 0)
    return `There are no direct flights: you change planes on the way to ${name}.`;
  return departures === 1
    ? `One airport in Britain and Ireland has direct flights for ${name}.`
    : `In all, ${departures} airports in Britain and Ireland have direct flights for ${name}.`;
}

const openHere = ({ name, season }: PlaceFacts): string =>
  season === null
    ? `Hotels in ${name} are open all year.`
    : `Hotels in ${name} are open from ${formatDayOfYear(season.start)} to ${formatDayOfYear(season.end)}.`;

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

const FEW_WET_DAYS = 5;
/** Hours a day. */
const LONG_SUN = 8;

function extremes({ climate, name }: PlaceFacts): string {
  if (!climate) return '';
  const [hottest, coolest] = [peakOf(climate.maxAirC, 1), peakOf(climate.maxAirC, -1)];
  return climate.maxAirC[hottest] === climate.maxAirC[coolest]
    ? ''
    : `${name} is warmest in ${MONTH_NAMES[hottest]} and coolest in ${MONTH_NAMES[coolest]}.`;
}

/** What is told of a year: spring, early and high summer, autumn. */
const SHOWN_MONTHS = [3, 5, 7, 9];

function throughTheYear({ climate, name }: PlaceFacts): string {
  if (!climate) return '';
  const { maxAirC, seaC, rainDays } = climate;
  const of = (values: readonly number[]) =>
    list(SHOWN_MONTHS.map((month) => String(values[month])));
  const months = list(SHOWN_MONTHS.map((month) => MONTH_NAMES[month]!));
  const sea = seaC ? ` The sea there has ${of(seaC)} °C in those months.` : '';
  return `By day it’s usually ${of(maxAirC)} °C at ${name} in ${months}, with rain on ${of(rainDays)} days.${sea}`;
}

function swimming({ climate, name }: PlaceFacts): string {
  if (!climate?.seaC) return '';
  const warm = oneStretch(climate.seaC, (sea) => sea >= GOOD_SEA);
  return warm === null
    ? ''
    : `For swimming at ${name}, the sea is usually ${GOOD_SEA} °C or more from ${warm}.`;
}

function dry({ climate }: PlaceFacts): string {
  const words = climate ? oneStretch(climate.rainDays, (count) => count <= FEW_WET_DAYS) : null;
  return words === null ? '' : `Rain falls on ${FEW_WET_DAYS} days a month or fewer from ${words}.`;
}

function sunshine({ climate, name }: PlaceFacts): string {
  if (!climate) return '';
  const words = oneStretch(climate.sunHoursPerDay, (hours) => hours >= LONG_SUN);
  return words === null ? '' : `${name} has ${LONG_SUN} hours of sun a day or more from ${words}.`;
}

/** The months of which something is true, in words; null unless they follow each other. */
function oneStretch(values: readonly number[], isSo: (value: number) => boolean): string | null {
  const months = values.flatMap((value, month) => (isSo(value) ? [month] : []));
  const starts = months.filter((month) => !months.includes((month + 11) % 12));
  return starts.length === 1 && months.length > 1 ? monthsInWords(months) : null;
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

/** Of a place that little is told of, what its region has. */
const daysOut = ({ farther, elsewhere, things, within, name }: PlaceFacts): string[] =>
  farther.length === 0
    ? things.length > 1 || elsewhere.length === 0
      ? []
      : [`Elsewhere in ${within[0]}:`, ...elsewhere]
    : [
        `Farther off from ${name}:`,
        ...farther.map(
          ({ words, from, km, side }) =>
            `${words.replace(/\.$/, '')} (${from}, ${km} km to the ${side}).`,
        ),
      ];

const thingsToDo = ({ things, name }: PlaceFacts): string[] =>
  things.length === 0 ? [] : [`To do in ${name}:`, ...things.slice(0, MOST_THINGS)];

/** The month, 0 to 11, of the highest value, or with -1 of the lowest; the first among equals. */
const peakOf = (values: readonly number[], sign: 1 | -1): number =>
  values.reduce((peak, value, month) => (sign * value > sign * values[peak]! ? month : peak), 0);

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
