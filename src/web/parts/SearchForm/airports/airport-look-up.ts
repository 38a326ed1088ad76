import type { ComboboxGroup } from '#web/ui/combobox-option.ts';
import type { AirportGroup } from '../form-data.ts';

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
