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
