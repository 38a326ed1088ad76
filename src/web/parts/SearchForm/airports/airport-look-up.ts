import type { ComboboxGroup } from '#web/ui/combobox-option.ts';

type Airport = { readonly iata: string; readonly name: string };

export type AirportGroup = {
  readonly name: string;
  readonly airports: readonly Airport[];
  /** What stands for several of them at once: "Any London airport". */
  readonly any: readonly Airport[];
};

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

/** All that one may choose to leave from. */
export const departuresOf = (groups: readonly AirportGroup[]): AirportGroup['airports'] =>
  groups.flatMap(({ airports, any }) => [...any, ...airports]);
