import type { Position } from '#domain/catalogue/map-frame.ts';
import type { IsoDate } from '#domain/dates.ts';
import { money, type Currency } from '#domain/money.ts';
import { allMonths, monthSubject, readLanding } from '#domain/place-guide/holiday-subjects.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { findMapNames } from '#web/parts/MapNames/find-map-names.ts';
import {
  frameOfMap,
  layOutMap,
  type MapOfPlaces,
  type PlaceOnMap,
} from '#web/parts/PlacePrices/map-layout.ts';
import { ON_THE_MAP } from '#web/parts/PlacePrices/on-the-map.ts';
import { postersApart, pricedApart } from '#web/parts/PlacePrices/posters-apart.ts';
import { DestinationsPage, type DestinationsPageQuery } from './query.generated.ts';

/** Months that one can choose from. */
const MONTHS = 12;
/** °C by day from which a place is called warm. */
const WARM = 20;
/** Posters of what is warm, and of what is under a price. */
const [MOST_WARM, MOST_CHEAP] = [8, 12];
const CHEAP_ACROSS = 6;
/** Pounds or euros each under which a holiday is told. */
const UNDER = 50_000;

/**
 * All countries, and what is warm or cheap, at the prices of one month: that of the address, else
 * the one after the first day that can be booked.
 */
export async function loadDestinations(
  call: DataCall,
  asked: string | null,
  { earliest, currency }: { readonly earliest: IsoDate; readonly currency: Currency },
) {
  const months = allMonths(earliest).slice(0, MONTHS + 1);
  const month = months.find((one) => monthSubject(one) === asked) ?? months[1] ?? months[0]!;
  const { criteria } = readLanding(monthSubject(month), undefined, earliest)!;
  const found = await call(DestinationsPage, { criteria: makeCriteriaInput(criteria) });
  const prices = new Map(found.countries.places.map((one) => [one.place.value, one]));
  const warm = found.good.places
    .filter(({ weather }) => weather !== null && weather.air >= WARM)
    .slice(0, MOST_WARM);
  const shown = new Set(warm.map(({ place }) => place.value));
  const others = found.cheap.places.filter(({ place }) => !shown.has(place.value));
  return {
    month: named(month),
    months: months.map(named),
    under: money(UNDER, currency),
    criteria,
    hotels: found.countries.hotels,
    continents: await Promise.all(
      found.continents.map(async ({ countries, ...continent }) => {
        const priced = countries.map((one) => ({ ...one, priced: prices.get(one.value) }));
        const shown = postersApart(pricedFirst(priced));
        return { ...continent, ...(await onMap(call, continent.id, shown)) };
      }),
    ),
    warm: pricedApart(warm),
    cheap: pricedApart(cheapestOfEach(others).slice(0, MOST_CHEAP), CHEAP_ACROSS),
  };
}

export type Loaded = Awaited<ReturnType<typeof loadDestinations>>;
export type Country = Loaded['continents'][number]['countries'][number];

/** A month, and how addresses have it. */
const named = (month: string) => ({ month, subject: monthSubject(month) });

/** So few stand beside a map that is wide, a quarter of the earth: all of Australia is on it. */
const FEW = 2;
const QUARTER = 12;

const CANARIES: Position = { lat: 28, lon: -16.5 };
/** What the map of a continent shows besides. */
const ALSO_SHOWN: Readonly<Record<string, readonly Position[]>> = {
  // The Canaries, where many of its winter holidays go, and Scotland: where visitors live.
  europe: [CANARIES, { lat: 57, lon: -4 }],
};

/** Countries of a continent with their map: all of it on one, with its seas named. */
async function onMap<
  One extends Omit<PlaceOnMap, 'position'> & { readonly position: Position | null },
>(call: DataCall, continent: string, countries: readonly One[]) {
  const isFew = countries.length <= FEW;
  const places = countries.flatMap(({ value, label, path, position }) =>
    position ? [{ value, label, path, position }] : [],
  );
  const map: MapOfPlaces = {
    places: places.slice(0, ON_THE_MAP),
    alsoShown: ALSO_SHOWN[continent] ?? [],
    shape: isFew ? 'wide' : 'square',
    closest: isFew ? QUARTER : undefined,
    isWhole: true,
  };
  const names = await findMapNames(call, frameOfMap(map));
  const waters = names.filter(({ kind }) => kind === 'WATER');
  return { countries, map: layOutMap(map, waters), isFew };
}

/** Those without a price come last, else as they were. */
const pricedFirst = <One extends { readonly priced: unknown }>(countries: readonly One[]) =>
  countries.toSorted((a, b) => Number(a.priced === undefined) - Number(b.priced === undefined));

/**
 * Of places that come cheapest first, and have no poster above: the first of each country, where it
 * is cheap enough.
 */
function cheapestOfEach(places: DestinationsPageQuery['cheap']['places']) {
  const countries = new Set<string>();
  return places.filter(({ place, perPerson }) => {
    const country = place.within.split(', ').at(-1)!;
    const isFirst = !countries.has(country);
    countries.add(country);
    return isFirst && perPerson.amount < UNDER;
  });
}
