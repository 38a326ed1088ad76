import type { ComboboxGroup, ComboboxOption } from '#web/ui/combobox-option.ts';
import type { PlaceChoice } from './place-choice.ts';

type GroupWords = { readonly wholeCountry: string; readonly hotels: string };

/**
 * Places by country, each region before its resorts, and hotels by themselves; the first to be
 * wanted stay first.
 */
export function placeGroups(places: readonly PlaceChoice[], words: GroupWords): ComboboxGroup[] {
  const hotels = places.filter(({ type }) => type === 'HOTEL');
  const others = places.filter(({ type }) => type !== 'HOTEL');
  const countries = grouped(others, countryOf).map(([label, inside]) => ({
    label,
    options: optionsOf(inside, words),
  }));
  return hotels.length === 0
    ? countries
    : [
        ...countries,
        {
          label: words.hotels,
          options: hotels.map(({ value, label, within }) => ({ id: value, label, detail: within })),
        },
      ];
}

/** A resort stands under its region where that is in the list, and names it where it is not. */
function optionsOf(places: readonly PlaceChoice[], { wholeCountry }: GroupWords): ComboboxOption[] {
  const byRegion = grouped(places, regionOf).map(([, inside]) =>
    inside.toSorted((a, b) => depthOf(a) - depthOf(b)),
  );
  const whole = places
    .filter(isWhole)
    .map(({ value, label }) => ({ id: value, label, detail: wholeCountry }));
  const inner = byRegion.flatMap(([first, ...others]) =>
    first && !isWhole(first) ? [first, ...others].map((place) => optionOf(place, first)) : [],
  );
  return [...whole, ...inner];
}

/** A country, or a group of places that is as large. */
const isWhole = ({ type, within }: PlaceChoice): boolean =>
  type === 'COUNTRY' || (type === 'LOCATION' && within === '');

function optionOf(place: PlaceChoice, first: PlaceChoice): ComboboxOption {
  const above = place.within.split(', ').slice(0, -1);
  const isInner = place !== first && above.at(-1) === first.label;
  return {
    id: place.value,
    label: place.label,
    detail: isInner ? undefined : above.join(', ') || undefined,
    isInner,
  };
}

/** Names from the country down to the place itself. */
const pathOf = ({ within, label }: PlaceChoice): string[] =>
  [label, ...within.split(', ').filter(Boolean)].toReversed();

const countryOf = (place: PlaceChoice): string => pathOf(place)[0]!;

const regionOf = (place: PlaceChoice): string => pathOf(place)[1] ?? '';

const depthOf = (place: PlaceChoice): number => pathOf(place).length;

/** The places of each name, names in the order of their first place. */
function grouped(
  places: readonly PlaceChoice[],
  nameOf: (place: PlaceChoice) => string,
): [string, PlaceChoice[]][] {
  const names = [...new Set(places.map(nameOf))];
  return names.map((name) => [name, places.filter((place) => nameOf(place) === name)]);
}
