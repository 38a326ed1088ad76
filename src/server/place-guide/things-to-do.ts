/** What there is to do in a place, where in it, and in which months. */
import { monthsInWords, monthsOfThing } from '#domain/place-guide/thing-months.ts';
import { climateAt } from '#server/catalogue/climate.ts';
import { lineageOf, type Place } from '#server/catalogue/reference.ts';
import { placesRightBelow } from './places-around.ts';

type ThingToDo = {
  readonly words: string;
  /** Months from 1 to 12; none where nothing says when it is good. */
  readonly months: readonly number[];
  readonly season: string | null;
  /** The resort or town that its sentence names, or else the place itself. */
  readonly place: Place;
};

/** Of a country: as many things as its regions, or of fewer regions some of each. */
const MOST_REGIONS = 24;
const LEAST_THINGS = 8;

/**
 * What is to do in a place, and where: a resort’s are its region’s, a country’s the first of each
 * of its regions, the best known first; of few regions the first ones.
 */
export function thingsToDoIn(place: Place): {
  readonly things: readonly ThingToDo[];
  readonly where: string;
} {
  const found = ownThings(place);
  if (found || place.kind !== 'country')
    return { things: found ? thingsOf(found) : [], where: found?.name ?? '' };
  const regions = placesRightBelow(place)
    .filter(({ thingsToDo }) => thingsToDo.length > 0)
    .slice(0, MOST_REGIONS);
  const each = Math.ceil(LEAST_THINGS / regions.length);
  const things = regions.flatMap((region) =>
    thingsOf(region, each).map((thing) => ({ ...thing, place: region })),
  );
  return { things, where: things.length > 0 ? place.name : '' };
}

/** The nearest place of which something is written: itself, or one that it is in. */
export const ownThings = ({ id }: Place): Place | undefined =>
  lineageOf(id).find(({ thingsToDo }) => thingsToDo.length > 0);

function thingsOf(place: Place, most?: number): ThingToDo[] {
  const climate = climateAt(place.id);
  const inside = placesRightBelow(place);
  return place.thingsToDo.slice(0, most).map((words) => {
    const months = monthsOfThing(words, climate);
    return {
      words,
      months: months.map((month) => month + 1),
      season: monthsInWords(months),
      place: inside.find(({ name }) => isNamedIn(words, name)) ?? place,
    };
  });
}

/** Whether a sentence names a place: `Palma` is Palma City. */
function isNamedIn(words: string, name: string): boolean {
  const short = name.replace(/ (?:City|Town)$/, '');
  const at = words.indexOf(short);
  return (
    at >= 0 &&
    !LETTER.test(words.slice(0, at)) &&
    !FIRST_LETTER.test(words.slice(at + short.length))
  );
}

/** Of a word that a name is only a part of. */
const LETTER = /\p{L}$/u;
const FIRST_LETTER = /^\p{L}/u;
