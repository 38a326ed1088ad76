/** Which places are in season on which days, and what they are: by their own facts and climate. */
import { inSeason } from '#domain/catalogue/local-tax.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { warmthAt } from '#server/catalogue/climate.ts';
import { findPlace, lineageOf, places, type Place } from '#server/catalogue/reference.ts';

/** What a board has one of at least. */
export const BOARD_KINDS = ['city', 'beach', 'warm'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** A resort or town. */
export type SeasonalPlace = {
  readonly id: string;
  readonly country: string;
  readonly isCity: boolean;
  /** A beach and no city. */
  readonly isBeach: boolean;
  /**
   * When it is worth going: its own season or that of the nearest place above; of a ski village
   * without one those of the Alps; none = all year.
   */
  readonly seasons: readonly NonNullable<Place['season']>[];
  /** How warm it gets by day, in °C, January to December. */
  readonly warmth: readonly number[];
};

/** First and last day somewhere. */
export type DaysAway = { readonly leaves: IsoDate; readonly home: IsoDate };

/** By day, in °C: less is no weather for a beach, nor winter sun. */
const MILD = 20;
/** As warm as a British summer's day. */
const WARM = 22;

/** Snow, then walking; in between most houses and lifts of the mountains are shut. */
const ALPINE_SEASONS = [
  { start: '12-01', end: '04-15' },
  { start: '06-01', end: '09-30' },
];

function seasonsAt(placeId: string, isForSki: boolean): SeasonalPlace['seasons'] {
  const own = lineageOf(placeId).find(({ season }) => season)?.season;
  if (own) return [own];
  return isForSki ? ALPINE_SEASONS : [];
}

const MONTHS = Array.from({ length: 12 }, (_, i) => `2001-${String(i + 1).padStart(2, '0')}-01`);

const seasonalPlaces: readonly SeasonalPlace[] = places.flatMap(
  ({ id, kind, country, nature, cityBreak }) => {
    if (country === null || (kind !== 'resort' && kind !== 'town')) return [];
    const isCity = cityBreak || nature.includes('city');
    return [
      {
        id,
        country,
        isCity,
        isBeach: !isCity && nature.includes('beach'),
        seasons: seasonsAt(id, nature.includes('ski')),
        warmth: MONTHS.map((month) => warmthAt(id, month) ?? 0),
      },
    ];
  },
);

/**
 * Whether a place is open on the first and the last day of a stay, and warm enough for what one
 * goes there for: a beach, or with `isForSun` any place at all.
 */
export const isInSeason = (place: SeasonalPlace, stay: DaysAway, isForSun: boolean): boolean =>
  isOpen(place, stay) && (!(place.isBeach || isForSun) || warmthOf(place, stay) >= MILD);

const isOpen = ({ seasons }: SeasonalPlace, { leaves, home }: DaysAway): boolean =>
  seasons.length === 0 ||
  seasons.some((season) => inSeason(season, leaves) && inSeason(season, home));

/** What a place is at the time of a stay; it may be nothing of all this. */
export const kindsOf = (place: SeasonalPlace, stay: DaysAway): BoardKind[] =>
  BOARD_KINDS.filter((kind) => IS_OF_KIND[kind](place, stay));

const IS_OF_KIND: Readonly<Record<BoardKind, (place: SeasonalPlace, stay: DaysAway) => boolean>> = {
  city: ({ isCity }) => isCity,
  beach: ({ isBeach }) => isBeach,
  warm: (place, stay) => warmthOf(place, stay) >= WARM,
};

const warmthOf = ({ warmth }: SeasonalPlace, { leaves }: DaysAway): number =>
  warmth[Number(leaves.slice(5, 7)) - 1]!;

/** Days between two that are looked at: the weather is known by the month. */
const LOOK = 7;

export type PlaceInSeason = SeasonalPlace & { readonly kinds: ReadonlySet<BoardKind> };

/**
 * The places that are in season for stays of so many nights from some day between two on, each with
 * what it is then.
 */
export function placesInSeason(
  days: { readonly start: IsoDate; readonly end: IsoDate },
  nights: number,
  isForSun: boolean,
): PlaceInSeason[] {
  const stays: DaysAway[] = [];
  for (let day = days.start; day < days.end; day = addDays(day, LOOK))
    stays.push({ leaves: day, home: addDays(day, nights) });
  stays.push({ leaves: days.end, home: addDays(days.end, nights) });
  return seasonalPlaces.flatMap((place) => {
    const open = stays.filter((stay) => isInSeason(place, stay, isForSun));
    return open.length === 0
      ? []
      : [{ ...place, kinds: new Set(open.flatMap((stay) => kindsOf(place, stay))) }];
  });
}

/**
 * The first day from `earliest` on from which a stay of so many nights is in season in a place; in
 * one that holds others, in at least half of its resorts and towns. `earliest` itself where that
 * never is.
 */
export function seasonStart(placeId: string, earliest: IsoDate, nights: number): IsoDate {
  if (!findPlace(placeId)) return earliest;
  const key = [placeId, earliest, nights].join(' ');
  const known = starts.get(key) ?? findStart(placeId, earliest, nights);
  if (starts.size >= MOST_STARTS) starts.clear();
  starts.set(key, known);
  return known;
}

/** It looks through all places, and every page of a place asks for it. */
const starts = new Map<string, IsoDate>();
/** Of all places for some days. */
const MOST_STARTS = 10_000;

function findStart(placeId: string, earliest: IsoDate, nights: number): IsoDate {
  const inside = seasonalPlaces.filter(({ id }) => lineageOf(id).some((one) => one.id === placeId));
  const isGood = (leaves: IsoDate): boolean => {
    const stay = { leaves, home: addDays(leaves, nights) };
    return 2 * inside.filter((place) => isInSeason(place, stay, false)).length >= inside.length;
  };
  return [earliest, ...turnsAfter(earliest, inside)].find(isGood) ?? earliest;
}

/** The days of the following year on which the weather or a season of these places turns. */
function turnsAfter(earliest: IsoDate, inside: readonly SeasonalPlace[]): IsoDate[] {
  const year = Number(earliest.slice(0, 4));
  const starts = inside.flatMap(({ seasons }) => seasons.map(({ start }) => start));
  const days = new Set([...MONTHS.map((month) => month.slice(5)), ...starts]);
  return [year, year + 1]
    .flatMap((one) => Array.from(days, (day) => `${one}-${day}`))
    .filter((day) => day > earliest)
    .toSorted();
}
