import type { DocumentPlace } from './holding.ts';

/** The document with every text below these places empty; its shape stays, and so do numbers. */
export const blankPlaces = (document: unknown, places: readonly DocumentPlace[]): unknown =>
  places.reduce((value, place) => changeAt(value, place, blankTexts), document);

/** The document with null at these places, whatever stands there. */
export const removePlaces = (document: unknown, places: readonly DocumentPlace[]): unknown =>
  places.reduce((value, place) => changeAt(value, place, () => null), document);

function changeAt(
  value: unknown,
  [name, ...rest]: DocumentPlace,
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  if (name === '*')
    return Array.isArray(value) ? value.map((one) => changeAt(one, rest, change)) : value;
  return isFields(value) && name in value
    ? { ...value, [name]: changeAt(value[name], rest, change) }
    : value;
}

function blankTexts(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return value.map(blankTexts);
  return isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, blankTexts(one)]))
    : value;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
