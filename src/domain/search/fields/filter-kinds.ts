/**
 * The kinds of filters: what a filter of each holds, and how that is read from and written to an
 * address, taken from the API, and turned on and off. What may be wrong about a value that can be
 * held is told by checkCriteria.
 */
import { wholeNumber, type QueryFields } from '#domain/input/query-fields.ts';
import type { Pence } from '#domain/money.ts';

/** The API may leave out anything. */
type Maybe<Given> = Given | null | undefined;

/** `Value` is what criteria hold of the filter, `Given` what the API may be given for it. */
export type FilterKind<Value, Given> = {
  /** The control of the results page, and how many values it sends (RSLT-08). */
  readonly type: 'checkbox' | 'radio' | 'text' | 'priceRange';
  readonly apiType: 'VALUES' | 'VALUE' | 'RANGE';
  /** Not filtered. */
  readonly none: Value;
  /** Reads the fields of an address; what is not understood is dropped (SRCH-35). */
  readonly read: (fields: QueryFields, name: string) => Value;
  /** The fields that `read` reads as the same value; no field when it is `none` (RSLT-03). */
  readonly write: (value: Value, name: string) => readonly AddressField[];
  /** Takes what the API was given; what does not exist is left out, and said to be unknown. */
  readonly accept: (given: Given) => { readonly value: Value; readonly isKnown: boolean };
  /** Whether an option, named by its `value`, is on. */
  readonly isOn: (value: Value, option: string) => boolean;
  /** The value with an option turned on, or off if it was on. */
  readonly toggle: (value: Value, option: string) => Value;
};

export type AddressField = readonly [name: string, value: string];

/** Some of a closed list, in the order in which they were chosen. */
export const someOf = <T extends string>(
  values: readonly T[],
): FilterKind<readonly T[], Maybe<readonly string[]>> =>
  list(
    (text) => values.find((value) => value.toLowerCase() === text.toLowerCase()),
    (given) => values.find((value) => value === given),
  );

/** Some ids; `parse` answers what has the form of one. Whether it exists is asked later. */
export const someIds = (
  parse: (text: string) => string | undefined,
): FilterKind<readonly string[], Maybe<readonly string[]>> => list(parse, (given) => given);

/** Some whole numbers; an address drops those that are not from 1 to `most`. */
export const someUpTo = (most: number): FilterKind<readonly number[], Maybe<readonly number[]>> =>
  list(
    (text) => Array.from({ length: most }, (_, i) => i + 1).find((one) => one === Number(text)),
    (given) => given,
  );

function list<T extends string | number, Given>(
  parse: (text: string) => T | undefined,
  known: (given: Given) => T | undefined,
): FilterKind<readonly T[], Maybe<readonly Given[]>> {
  return {
    type: 'checkbox',
    apiType: 'VALUES',
    none: [],
    read: (fields, name) => [
      ...new Set(
        fields
          .list(name)
          .map(parse)
          .filter((value) => value !== undefined),
      ),
    ],
    write: (values, name) => values.map((value, i) => [`${name}[${i}]`, String(value)]),
    accept: (given) => {
      const value = (given ?? []).map(known).filter((one) => one !== undefined);
      return { value, isKnown: value.length === (given ?? []).length };
    },
    isOn: (values, option) => values.map(String).includes(option),
    toggle: (values, option) => {
      const others = values.filter((value) => String(value) !== option);
      const added = others.length === values.length ? parse(option) : undefined;
      return added === undefined ? others : [...others, added];
    },
  };
}

/** One of the steps of a scale, which stands for itself and all above; undefined is any. */
export function oneStepOf<T extends number>(
  steps: readonly T[],
): FilterKind<T | undefined, Maybe<number>> {
  const parse = (text: string | undefined): T | undefined =>
    steps.find((step) => step === Number(text));
  return {
    type: 'radio',
    apiType: 'VALUE',
    none: undefined,
    read: (fields, name) => parse(fields.one(name)),
    write: (step, name) => (step === undefined ? [] : [[name, String(step)]]),
    accept: (given) => {
      const value = steps.find((step) => step === given);
      return { value, isKnown: value !== undefined || (given ?? undefined) === undefined };
    },
    isOn: (step, option) => String(step) === option,
    toggle: (step, option) => (String(step) === option ? undefined : parse(option)),
  };
}

/** A single box; its option's value is `true`. */
export const yes: FilterKind<boolean, Maybe<boolean>> = {
  type: 'checkbox',
  apiType: 'VALUE',
  none: false,
  read: (fields, name) => ['true', '1', 'on'].includes(fields.one(name)?.toLowerCase() ?? ''),
  write: (isOn, name) => (isOn ? [[name, 'true']] : []),
  accept: (given) => ({ value: given ?? false, isKnown: true }),
  isOn: (isOn) => isOn,
  toggle: (isOn) => !isOn,
};

/** Text as it was typed, without the spaces around it, cut at `most` characters. */
export const textUpTo = (most: number): FilterKind<string, Maybe<string>> => {
  const cut = (text: string): string => text.slice(0, most).trim();
  return {
    type: 'text',
    apiType: 'VALUE',
    none: '',
    read: (fields, name) => cut(fields.one(name) ?? ''),
    write: (text, name) => (text === '' ? [] : [[name, text]]),
    accept: (given) => ({ value: cut(given ?? ''), isKnown: true }),
    isOn: () => false,
    toggle: (text) => text,
  };
};

/** Bounds in pence, both meant, either of which may be left out. */
export type PriceBounds = { readonly min?: Pence; readonly max?: Pence };
type GivenBounds = { readonly min?: Maybe<number>; readonly max?: Maybe<number> };

const makeBounds = ({ min, max }: GivenBounds): PriceBounds => ({
  ...(typeof min === 'number' && { min }),
  ...(typeof max === 'number' && { max }),
});

export const priceRange: FilterKind<PriceBounds, Maybe<GivenBounds>> = {
  type: 'priceRange',
  apiType: 'RANGE',
  none: {},
  read: (fields, name) =>
    makeBounds({
      min: wholeNumber(fields.one(`${name}[min]`)),
      max: wholeNumber(fields.one(`${name}[max]`)),
    }),
  write: ({ min, max }, name) => [
    ...(min === undefined ? [] : [[`${name}[min]`, String(min)] as const]),
    ...(max === undefined ? [] : [[`${name}[max]`, String(max)] as const]),
  ],
  accept: (given) => ({ value: makeBounds(given ?? {}), isKnown: true }),
  isOn: () => false,
  toggle: (bounds) => bounds,
};
