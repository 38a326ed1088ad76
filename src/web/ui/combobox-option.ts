/**
 * One thing that can be chosen; `detail` is a quieter word beside it, and an inner one belongs to
 * one above it.
 */
export type ComboboxOption = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly isInner?: boolean;
};

export type ComboboxGroup = { readonly label: string; readonly options: readonly ComboboxOption[] };

/**
 * The options with this one taken out, or else put in at the end; undefined when that would be more
 * than `most`.
 */
export function toggled(
  chosen: readonly ComboboxOption[],
  option: ComboboxOption,
  most: number,
): readonly ComboboxOption[] | undefined {
  const others = chosen.filter(({ id }) => id !== option.id);
  if (others.length < chosen.length) return others;
  return chosen.length < most ? [...chosen, option] : undefined;
}

export type ComboboxState = {
  readonly text: string;
  readonly options: readonly ComboboxOption[];
  /** The option that the keys are at. */
  readonly active: ComboboxOption | undefined;
  readonly chosen: readonly ComboboxOption[];
};

export type ComboboxAct =
  | { readonly kind: 'goTo' | 'toggle'; readonly option: ComboboxOption }
  | { readonly kind: 'clear' };

/**
 * What a key does in the line: goes through the list, puts an option in or out, clears the text;
 * undefined for keys that do as in any line.
 */
export function actOf(
  key: string,
  { text, options, active, chosen }: ComboboxState,
): ComboboxAct | undefined {
  if (key === 'Escape') return text === '' ? undefined : { kind: 'clear' };
  const taken =
    key === 'Enter' ? active : key === 'Backspace' && text === '' ? chosen.at(-1) : undefined;
  if (taken) return { kind: 'toggle', option: taken };
  const isOfText = active === undefined && text !== '' && (key === 'Home' || key === 'End');
  const option = isOfText ? undefined : optionAt(key, options, active);
  return option && { kind: 'goTo', option };
}

function optionAt(
  key: string,
  options: readonly ComboboxOption[],
  active: ComboboxOption | undefined,
): ComboboxOption | undefined {
  const at = active === undefined ? -1 : options.indexOf(active);
  if (key === 'ArrowDown') return options[at + 1] ?? options[0];
  if (key === 'ArrowUp') return options[at - 1] ?? options.at(-1);
  if (key === 'Home') return options[0];
  return key === 'End' ? options.at(-1) : undefined;
}
