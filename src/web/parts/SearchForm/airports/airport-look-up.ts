import type { ComboboxGroup, ComboboxOption } from '#web/ui/combobox-option.ts';
import type { AirportGroup } from '../form-data.ts';
import { AirportSearch } from './airport-search.generated.ts';

/** SRCH-17, MSG-28. */
export const LEAST_CHARACTERS = 3;

export const isLookUp = (text: string): boolean => text.trim().length >= LEAST_CHARACTERS;

/** A list as options: what stands for several airports first. */
export const optionsOf = ({ name, airports, any }: AirportGroup): ComboboxGroup => ({
  label: name,
  options: [
    ...any.map(({ iata, name: label }) => ({ id: iata, label })),
    ...airports.map(({ iata, name: label }) => ({ id: iata, label, detail: iata })),
  ],
});

/** The options that a text may mean, the best first; all of them without an answer. */
export async function askForAirports(
  text: string,
  options: readonly ComboboxOption[],
): Promise<readonly ComboboxOption[]> {
  const { postOperation } = await import('#web/browser/data-call.ts');
  return postOperation(AirportSearch, { text }).then(
    ({ airports }) => airports.flatMap(({ iata }) => options.find(({ id }) => id === iata) ?? []),
    () => options,
  );
}
