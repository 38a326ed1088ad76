import { sideTo } from '#domain/geography/distance.ts';
import { aboutPlace } from '#domain/place-guide/about-place.ts';
import { climateRule } from '#domain/place-guide/climate.ts';
import { climatesOf } from '#server/catalogue/climate.ts';
import { findAirport, findPlace, lineageOf, type Place } from '#server/catalogue/reference.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';
import { flightsTo, namesAbove, nearestAirport } from './flights-to.ts';
import { placesBeside, placesRightBelow } from './places-around.ts';
import { thingsToDoIn } from './things-to-do.ts';

/** Shortest flights that are named. */
const MOST_FLIGHTS = 2;
const MOST_BESIDE = 3;

type Series = ReadonlyMap<number, SeriesFacts>;

const kept = new WeakMap<Series, WeakMap<Place, readonly string[]>>();

/** A place in paragraphs made from the data; `series` are the flights on sale. */
export const aboutOf = (place: Place, series: Series): readonly string[] =>
  kept
    .getOrInsertComputed(series, () => new WeakMap())
    .getOrInsertComputed(place, () => writeAbout(place, series));

function writeAbout(place: Place, series: Series): string[] {
  const airport = nearestAirport(place);
  const flights = flightsTo(series, place);
  const [weather] = climatesOf(place, 1);
  const isInRegion = findPlace(place.parent ?? '')?.kind === 'region';
  const near = placesBeside(place, Infinity).filter(({ km }) => km > 0);
  const { things } = thingsToDoIn(place);
  const known = near.toSorted((a, b) => (b.place.popularity ?? 0) - (a.place.popularity ?? 0))[0];
  const besideIt = ({ place: one, km }: (typeof near)[number]) => ({
    name: one.name,
    km,
    side: sideTo(place, one),
  });
  return aboutPlace({
    name: place.name,
    kind: place.kind,
    within: namesAbove(place),
    nature: place.nature,
    season: lineageOf(place.id).find(({ season }) => season)?.season ?? null,
    airport,
    flights: flights
      .filter(({ to }) => !isInRegion || to === airport?.iata)
      .slice(0, MOST_FLIGHTS)
      .map(({ from, minutes }) => ({ from: findAirport(from)?.name ?? from, minutes })),
    departures: flights.length,
    climate: weather?.climate,
    climateIn: weather?.place.name ?? '',
    rule: weather?.place === place ? climateRule(place, weather.climate) : undefined,
    inside: placesRightBelow(place).map(({ name }) => name),
    beside: near.slice(0, MOST_BESIDE).map(besideIt),
    known: known && !near.slice(0, MOST_BESIDE).includes(known) ? besideIt(known) : undefined,
    among: placesBeside(place, Infinity).length + 1,
    things: isInRegion
      ? things.flatMap(({ place: of, words }) => (of === place ? [words] : []))
      : place.thingsToDo,
    farther: things
      .flatMap(({ place: of, words }) => {
        const there = near.find((one) => one.place === of);
        return there ? [{ words, from: of.name, km: there.km, side: sideTo(place, of) }] : [];
      })
      .toSorted((a, b) => a.km - b.km),
    elsewhere: things.flatMap(({ place: of, words }) => (of.id === place.parent ? [words] : [])),
    isInRegion,
  });
}
