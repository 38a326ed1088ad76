import { aboutPlace } from '#domain/place-guide/about-place.ts';
import { climateRule } from '#domain/place-guide/climate.ts';
import { climatesOf } from '#server/catalogue/climate.ts';
import { findAirport, lineageOf, type Place } from '#server/catalogue/reference.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';
import { flightsTo, namesAbove, nearestAirport } from './flights-to.ts';
import { placesBeside, placesRightBelow } from './places-around.ts';
import { ownThings } from './things-to-do.ts';

/** Shortest flights that are named, and places beside it. */
const MOST_NAMED = 2;

type Series = ReadonlyMap<number, SeriesFacts>;

const kept = new WeakMap<Series, WeakMap<Place, readonly string[]>>();

/** A place in paragraphs made from the data; `series` are the flights on sale. */
export const aboutOf = (place: Place, series: Series): readonly string[] =>
  kept
    .getOrInsertComputed(series, () => new WeakMap())
    .getOrInsertComputed(place, () => writeAbout(place, series));

function writeAbout(place: Place, series: Series): string[] {
  const flights = flightsTo(series, place);
  const [weather] = climatesOf(place, 1);
  const written = ownThings(place);
  return aboutPlace({
    name: place.name,
    kind: place.kind,
    within: namesAbove(place),
    nature: place.nature,
    season: lineageOf(place.id).find(({ season }) => season)?.season ?? null,
    airport: nearestAirport(place),
    flights: flights
      .slice(0, MOST_NAMED)
      .map(({ from, minutes }) => ({ from: findAirport(from)?.name ?? from, minutes })),
    departures: flights.length,
    climate: weather?.climate,
    climateIn: weather?.place.name ?? '',
    rule: weather?.place === place ? climateRule(place, weather.climate) : undefined,
    inside: placesRightBelow(place).map(({ name }) => name),
    beside: placesBeside(place, MOST_NAMED).map(({ place: { name }, km }) => ({ name, km })),
    things: written?.thingsToDo ?? [],
    thingsIn: written?.name ?? '',
  });
}
