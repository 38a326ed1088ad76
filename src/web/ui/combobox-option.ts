/** One thing that can be chosen; `detail` is a second, quieter line. */
export type ComboboxOption = { readonly id: string; readonly label: string; readonly detail?: string | undefined };

export type ComboboxGroup = { readonly label: string; readonly options: readonly ComboboxOption[] };

/** What a combobox offers and how much of it may be chosen. */
export type ComboboxOffer = {
  readonly groups: readonly ComboboxGroup[];
  /** How many may be chosen, and what is said to one more. */
  readonly max: number;
  readonly maxMessage: string;
  readonly placeholder?: string;
  /** Finds options for typed text that has at least `minimumLetters`; without it the groups are filtered. */
  readonly search?: ((text: string) => Promise<readonly ComboboxOption[]>) | undefined;
  readonly minimumLetters?: number;
  /** Said when nothing is found. */
  readonly emptyMessage: string;
};

/** The options chosen after `ids` were asked for, or undefined when that would be more than `max`. */
export function chooseOptions(
  ids: readonly string[],
  known: readonly ComboboxOption[],
  max: number,
): readonly ComboboxOption[] | undefined {
  if (ids.length > max) return undefined;
  return ids.flatMap((id) => known.find((option) => option.id === id) ?? []);
}

/** All options of the groups and the chosen ones that no group holds, each once. */
export const knownOptions = (groups: readonly ComboboxGroup[], chosen: readonly ComboboxOption[]): readonly ComboboxOption[] => [
  ...new Map([...chosen, ...groups.flatMap((group) => group.options)].map((option) => [option.id, option])).values(),
];
