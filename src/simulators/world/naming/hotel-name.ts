/**
 * Invented hotel names in the manner of each country; none is a real hotel's. A name fits what the
 * hotel is and where it stands, and no two of a region share one.
 */
import { SENTINEL_HOTELS } from '../../sentinels.ts';
import { pickByChance, unit } from '../chance.ts';
import type { WorldPlace } from '../facts.ts';
import { TONGUE_WORDS } from './tongue-words.ts';
import { tongueOf, type TongueWords } from './tongue.ts';

type NamedHotel = {
  readonly id: number;
  readonly place: WorldPlace;
  readonly stars: number;
  readonly hasKitchen: boolean;
  /** Undefined where there is no sea to walk to. */
  readonly metresToBeach: number | undefined;
};

/** Names already given, by region. */
export type NameBook = Map<string, Set<string>>;

/** Whose name speaks of the sea is no further from it. */
const SEA_NAME_METRES = 400;
const BEACH_FORM_METRES = 150;
/** What calls itself so has three stars at most. */
const MODEST = /^(Hostal|Pension|Pensione|Pansion|Penzion|Gasthof|Logis|Locanda) /;
/** Draws before all forms and names are gone through in turn. */
const DRAWS = 40;

/** A name for a hotel, written into the book; those of the cast are nobody else's. */
export function nameHotel(seed: number, hotel: NamedHotel, book: NameBook): string {
  const region = hotel.place.parent ?? hotel.place.id;
  const taken = book.get(region) ?? new Set(SENTINEL_HOTELS.map(({ name }) => name));
  book.set(region, taken);
  for (const name of candidates(seed, hotel)) {
    if (taken.has(name) || saysTwice(name)) continue;
    taken.add(name);
    return name;
  }
  throw new Error(`no name is left in ${region}`);
}

/** Whether a word stands in it twice: “House House”, “Mar de Plata Mar”. */
function saysTwice(name: string): boolean {
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  return new Set(words).size < words.length;
}

/** Drawn at random, then with the name of the place, then two names together. */
function* candidates(seed: number, hotel: NamedHotel): Generator<string> {
  const words = TONGUE_WORDS[tongueOf(hotel.place.country ?? '', hotel.place.parent)];
  const forms = formsOf(words, hotel);
  const names = namesOf(words, hotel);
  const chance = (...keys: (string | number)[]) => unit(seed, hotel.id, 'name', ...keys);
  const draw = (i: number) =>
    fill(pickByChance(forms, chance('form', i)), pickByChance(names, chance('word', i)));
  for (let i = 0; i < DRAWS; i += 1) yield draw(i);
  for (let i = 0; i < DRAWS; i += 1) yield `${draw(i)} ${hotel.place.name}`;
  for (const form of forms)
    for (const first of names)
      for (const second of names)
        if (first !== second) yield `${fill(form, first)} ${withoutParticle(second)}`;
}

function formsOf(words: TongueWords, { stars, hasKitchen, metresToBeach }: NamedHotel): string[] {
  const kind = hasKitchen ? words.home : stars === 5 ? words.grand : words.hotel;
  const isOnBeach = metresToBeach !== undefined && metresToBeach <= BEACH_FORM_METRES;
  const fitting = stars >= 4 ? kind.filter((form) => !MODEST.test(form)) : kind;
  return [...fitting, ...(isOnBeach && !hasKitchen ? words.sea : [])];
}

function namesOf(words: TongueWords, { place, metresToBeach }: NamedHotel): string[] {
  const isInMountains = place.nature.includes('ski') || place.nature.includes('mountain');
  const isBySea = metresToBeach !== undefined && metresToBeach <= SEA_NAME_METRES;
  return [
    ...words.names,
    ...(isBySea ? [...words.seaNames, ...words.seaNames] : []),
    ...(place.cityBreak ? [...words.townNames, ...words.townNames] : []),
    ...(isInMountains && metresToBeach === undefined
      ? [...words.hillNames, ...words.hillNames]
      : []),
  ];
}

const PARTICLE = /^(?:da|das|do|dos|de la|de l’|des|du|del|dei|della|delle) /;

const withoutParticle = (name: string): string => name.replace(PARTICLE, '');

/** "of the …" follows a noun; where a name comes first it goes without. */
const fill = (form: string, name: string): string =>
  form.replace('{name}', form.startsWith('{name}') ? withoutParticle(name) : name);
