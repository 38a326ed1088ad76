/** Invented street addresses in the form of each country, with a postcode of the region. */
import { postTown, townLineForm } from '#domain/geography/address-form.ts';
import { pickByChance, unit, wholeBetween } from '../chance.ts';
import type { WorldPlace } from '../facts.ts';
import { postcodeStart } from './postcode-starts.ts';
import { TONGUE_WORDS } from './tongue-words.ts';
import { tongueOf } from './tongue.ts';
import { SEA_STREETS_OF, STREETS_OF } from './words/north-and-east.ts';

type AddressedHotel = {
  readonly id: number;
  readonly place: WorldPlace;
  readonly metresToBeach: number | undefined;
};

/** Streets along the shore are no further from it. */
const SHORE_STREET_METRES = 250;
const LETTERS = 'ABCDEFGHJKLNPRSTWY'.split('');

/** Street and number, then postcode and town; the country is not part of it. */
export function writeAddress(seed: number, { id, place, metresToBeach }: AddressedHotel): string {
  const chance = (...keys: (string | number)[]) => unit(seed, id, 'address', ...keys);
  const words = TONGUE_WORDS[tongueOf(place.country ?? '', place.parent)];
  const isOnShore = metresToBeach !== undefined && metresToBeach <= SHORE_STREET_METRES;
  const streets =
    isOnShore && chance('shore') < 0.5
      ? (SEA_STREETS_OF[place.country ?? ''] ?? words.seaStreets)
      : (STREETS_OF[place.country ?? ''] ?? words.streets);
  const street = pickByChance(streets, chance('street')).replace(
    '{n}',
    String(wholeBetween(1, 96, chance('number'))),
  );
  return `${street}, ${townLine(seed, place, chance)}`;
}

/** The first signs of a postcode are the region's, the last ones the hotel's. */
function townLine(
  seed: number,
  place: WorldPlace,
  chance: (...keys: (string | number)[]) => number,
): string {
  const region = place.parent ?? place.id;
  const start = postcodeStart(region);
  let at = 0;
  const sign = (kind: string): string => {
    const i = at;
    at += 1;
    const given = start?.[i];
    if (given !== undefined) return given;
    const drawn =
      start === undefined && i < 2 ? unit(seed, region, 'postcode', i) : chance('postcode', i);
    return kind === '#' ? String(wholeBetween(1, 9, drawn)) : pickByChance(LETTERS, drawn);
  };
  return townLineForm(place.country ?? '')
    .replaceAll(/[#@]/g, sign)
    .replace('{town}', postTown(place.name));
}
