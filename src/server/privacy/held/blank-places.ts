import type { DocumentPlace } from './holding.ts';

/** The document with every text below these places empty; its shape stays, and so do numbers. */
export const blankPlaces = (document: unknown, places: readonly DocumentPlace[]): unknown =>
  places.reduce(blankPlace, document);

function blankPlace(value: unknown, [name, ...rest]: DocumentPlace): unknown {
  if (name === undefined) return blankTexts(value);
  if (name === '*') return Array.isArray(value) ? value.map((one) => blankPlace(one, rest)) : value;
  return isFields(value) && name in value
    ? { ...value, [name]: blankPlace(value[name], rest) }
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
