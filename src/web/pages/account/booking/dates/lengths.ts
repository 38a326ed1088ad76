import type { Option } from '#web/ui/SelectField.tsx';

/** Numbers of nights to choose from. */
export const lengthsBetween = (fewest: number, most: number): readonly Option[] =>
  Array.from({ length: most - fewest + 1 }, (_, i) => String(fewest + i)).map((nights) => ({
    value: nights,
    label: nights,
  }));
