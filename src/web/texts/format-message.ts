import { createElement, Fragment, type ReactNode } from 'react';
import type { RichTranslationValues } from 'use-intl/core';

/** What the names in a message stand for. */
export type MessageValues = RichTranslationValues;
type Values = MessageValues | undefined;
type Scope = { readonly values: Values; readonly locale: string; readonly count: number };

/**
 * How icu-minify marks the parts of a message (its `TYPE_…`); `POUND` is the number of a plural.
 */
const POUND = 0;
const SELECT = 1;
const PLURAL = 2;
const NUMBER = 4;

/**
 * A compiled message with its values: text, values, choices and plurals. Undefined when it has
 * anything else, which only the library knows.
 */
export function writeMessage(message: unknown, values: Values, locale: string): string | undefined {
  if (typeof message === 'string') return message;
  return isList(message) ? writeAll(message, { values, locale, count: 0 }) : undefined;
}

/** The same for a message with marked parts, each made by the value of its name. */
export function writeRich(message: unknown, values: Values, locale: string): ReactNode | undefined {
  const parts = isList(message) ? writeParts(message, values, locale) : undefined;
  return parts?.length === 1 ? parts[0] : parts;
}

function writeParts(
  nodes: readonly unknown[],
  values: Values,
  locale: string,
): readonly ReactNode[] | undefined {
  const parts: ReactNode[] = [];
  for (const node of nodes) {
    const part = isMarked(node)
      ? makePart(node, { values, locale, key: parts.length })
      : write(node, { values, locale, count: 0 });
    const last = parts.at(-1);
    if (part === undefined) return undefined;
    // One text, as the browser reads it.
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

type Marked = readonly [name: string, ...inside: unknown[]];

/** A part with its own nodes, where others have a type. */
const isMarked = (node: unknown): node is Marked =>
  isList(node) && node.length > 1 && (typeof node[1] !== 'number' || node[1] === POUND);

function makePart(
  [name, ...nodes]: Marked,
  { values, locale, key }: Omit<Scope, 'count'> & { readonly key: number },
): ReactNode | undefined {
  const make = values?.[name];
  const inside = writeParts(nodes, values, locale);
  return typeof make === 'function' && inside
    ? createElement(Fragment, { key }, make(inside))
    : undefined;
}

/** Undefined when the message has something that only the library knows. */
function writeAll(nodes: readonly unknown[], scope: Scope): string | undefined {
  let text = '';
  for (const node of nodes) {
    const written = write(node, scope);
    if (written === undefined) return undefined;
    text += written;
  }
  return text;
}

function write(node: unknown, scope: Scope): string | undefined {
  if (typeof node === 'string') return node;
  if (node === POUND) return numbers(scope.locale)(scope.count);
  if (!isList(node)) return undefined;
  const [name, type, choices] = node;
  const value = typeof name === 'string' ? scope.values?.[name] : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (node.length === 1) return String(value);
  if (type === NUMBER && node.length === 2 && typeof value === 'number')
    return numbers(scope.locale)(value);
  if (!isChoices(choices)) return undefined;
  if (type === SELECT) return writeChoice(choices[value] ?? choices['other'], scope);
  if (type !== PLURAL || typeof value !== 'number') return undefined;
  const chosen = choices[`=${value}`] ?? choices[plurals(scope.locale)(value)] ?? choices['other'];
  return writeChoice(chosen, { ...scope, count: value });
}

const writeChoice = (choice: unknown, scope: Scope): string | undefined =>
  isList(choice) ? writeAll(choice, scope) : write(choice, scope);

const isList = (node: unknown): node is readonly unknown[] => Array.isArray(node);

const isChoices = (choices: unknown): choices is Readonly<Record<string, unknown>> =>
  typeof choices === 'object' && choices !== null && !Array.isArray(choices);

const [numbers, plurals] = [
  byLocale((locale) => {
    const format = new Intl.NumberFormat(locale);
    return keeping((number) => format.format(number));
  }),
  byLocale((locale) => {
    const rules = new Intl.PluralRules(locale);
    return keeping((number) => rules.select(number));
  }),
];

/** Made once for each language. */
function byLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const MOST_KEPT = 10_000;

/** Counts come again and again, and are looked up faster than written. */
function keeping<Answer>(answer: (number: number) => Answer): (number: number) => Answer {
  const kept = new Map<number, Answer>();
  return (number) => {
    const known = kept.get(number);
    if (known !== undefined) return known;
    const made = answer(number);
    if (kept.size < MOST_KEPT) kept.set(number, made);
    return made;
  };
}
