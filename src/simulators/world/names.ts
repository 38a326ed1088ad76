/** Invented hotel names in the manner of each country; none is a real hotel's. */
import { pickByChance, unit, wholeBetween } from './chance.ts';
import { namePartsOf } from './name-parts.ts';

/** A name for the `n`th hotel of a place, unlike those already taken there. */
export function hotelName(
  seed: number,
  placeId: string,
  placeName: string,
  country: string,
  taken: ReadonlySet<string>,
): string {
  const { heads, tails, forms } = namePartsOf(country);
  for (let tries = 0; tries < 200; tries += 1) {
    const chance = (part: string): number => unit(seed, placeId, taken.size, tries, part);
    const form = pickByChance(forms, chance('form'));
    const name = capitalised(
      form
        .replace('{head}', pickByChance(heads, chance('head')))
        .replace('{tail}', pickByChance(tails, chance('tail'))),
    );
    if (!taken.has(name)) return name;
  }
  return `${heads[0]} ${placeName} ${wholeBetween(2, 999, unit(seed, placeId, taken.size, 'number'))}`;
}

const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
