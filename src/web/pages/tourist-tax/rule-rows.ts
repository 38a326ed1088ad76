/** Rules of local tax by the places where they count, and which of them an address asks for. */
import { fold } from '#domain/input/fold.ts';
import type { TaxRules } from './tax-rules.ts';

type Rule = TaxRules[number];
type Place = Rule['places'][number];

export type RuleRow = {
  readonly rule: Rule;
  /** Of many places those that are looked for, else the best known. */
  readonly title: string;
  /** What all of them lie in; empty where they are countries. */
  readonly within: string;
  /** All of them, where the title does not name them all. */
  readonly places: string;
};

/** Of more places the title names two. */
const MOST_NAMED = 4;
const FEWER = 2;

/** Rules that count in a place whose name, or what it lies in, has the words; all without words. */
export function ruleRows(rules: TaxRules, words: string, locale: string): readonly RuleRow[] {
  const names = new Intl.ListFormat(locale);
  const sought = fold(words.trim());
  return rules
    .flatMap((rule) => {
      const found = rule.places.filter((place) => fold(nameOf(place)).includes(sought));
      return found.length > 0 ? [rowOf(rule, found, names)] : [];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Every place that a rule counts in, A to Z. */
export const placesOf = (rules: TaxRules): readonly Place[] =>
  rules.flatMap(({ places }) => places).toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

/** Of the rules whose example owes a sum that is known, the one that counts in most places. */
export const exampleOf = (rules: TaxRules): Rule | undefined =>
  rules
    .filter(({ example: { all } }) => all.hundredths > 0 && !all.isEstimated)
    .toSorted((a, b) => b.places.length - a.places.length)[0];

const nameOf = ({ label, within }: Place): string => `${label}, ${within}`;

function rowOf(rule: Rule, found: readonly Place[], names: Intl.ListFormat): RuleRow {
  const named = [...found, ...rule.places.filter((place) => !found.includes(place))].map(
    ({ label }) => label,
  );
  const isLong = named.length > MOST_NAMED;
  return {
    rule,
    title: names.format(
      isLong ? [...named.slice(0, FEWER), `${named.length - FEWER} more`] : named,
    ),
    within: rule.places[0]?.within ?? '',
    places: isLong ? names.format(rule.places.map(({ label }) => label)) : '',
  };
}
