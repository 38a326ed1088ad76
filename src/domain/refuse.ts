/** Refusals with their sentences filled in. */
import type { FieldError } from './field-error.ts';
import type { RefusalCode } from './refusals.ts';

/** The names that a sentence leaves open between braces. */
type Open<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Open<Rest>
  : never;

/** What a sentence needs to be whole; nothing when it is. */
type Values<Text extends string> = [Open<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Open<Text>, string | number>>];

/**
 * The field error of a code out of its subject's table: `field` is the path of an argument or input
 * field of the API, such as `passengerDetails[0].firstName`.
 */
export const refuse = <Texts extends Readonly<Record<string, string>>, Code extends keyof Texts>(
  texts: Texts,
  code: Code & RefusalCode,
  field: string,
  ...values: Values<Texts[Code]>
): FieldError => ({ code, field, message: sentenceOf(texts, code, ...values) });

/** The sentence of a code alone, for what is no field's fault. */
export const sentenceOf = <
  Texts extends Readonly<Record<string, string>>,
  Code extends keyof Texts & string,
>(
  texts: Texts,
  code: Code,
  ...[values]: Values<Texts[Code]>
): string => fill(texts[code]!, values ?? {});

/** A sentence with its open names replaced; one that nobody gave a value stays as it is. */
const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (open, name: string) => String(values[name] ?? open));
