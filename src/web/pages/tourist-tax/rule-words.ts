import { formatDate, formatDayOfYear, MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { formatForeign } from '#domain/place-guide/foreign-money.ts';
import { useTranslations, type Translate } from '#web/texts/translate.tsx';
import type { TaxRules } from './tax-rules.ts';

type Rule = TaxRules[number];
type Say = Translate<'tourist_tax'>;

export type RuleWords = {
  /** What the tax is called. */
  readonly called: string;
  readonly summary: string;
  readonly details: readonly string[];
  readonly example: string;
  readonly known: string;
};

/** Tells a rule of local tax in sentences. */
export function useRuleWords(): (rule: Rule) => RuleWords {
  const t = useTranslations('tourist_tax');
  return (rule) => ({
    called: t('is_called', { name: rule.name }),
    summary: summaryOf(t, rule),
    details: [...rule.rates.map((rate) => rateWords(t, rule, rate)), ...conditionsOf(t, rule)],
    example: exampleOf(t, rule),
    known: t('known', {
      month: `${MONTH_NAMES[Number(rule.asOf.slice(5, 7)) - 1]} ${rule.asOf.slice(0, 4)}`,
    }),
  });
}

function summaryOf(t: Say, rule: Rule): string {
  if (rule.unit === 'NONE') return t('none');
  const amounts = rule.range
    ? [rule.range.min, rule.range.max]
    : rule.rates.map(({ amount }) => amount);
  if (amounts.length === 0) return t('not_published');
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const figures =
    least === most
      ? amountOf(rule, most)
      : t('from_to', { least: amountOf(rule, least), most: amountOf(rule, most) });
  return t(`per_${rule.unit}`, { amount: figures });
}

const amountOf = ({ unit, currencyCode }: Rule, amount: number): string =>
  unit === 'PERCENT' ? `${amount}%` : formatForeign(Math.round(amount * 1_000) / 10, currencyCode);

function rateWords(t: Say, rule: Rule, rate: Rule['rates'][number]): string {
  const { leastStars: least, mostStars: most, from, to } = rate;
  const stars =
    least === null || most === null
      ? t('any_stars')
      : least === most
        ? t('star_class', { stars: most })
        : t('stars_range', { least, most });
  const season =
    from === null || to === null
      ? ''
      : `, ${t('season', { from: formatDayOfYear(from), to: formatDayOfYear(to) })}`;
  return `${stars}${season}: ${amountOf(rule, rate.amount)}`;
}

function conditionsOf(t: Say, rule: Rule): string[] {
  const { exemptUnderAge, reducedAges, reducedAfterNights, capNights, capAmount } = rule;
  return [
    rule.range && rule.rates.length === 0 && t('range_only'),
    exemptUnderAge !== null && t('exempt', { age: exemptUnderAge }),
    reducedAges && t('reduced_ages', { ...reducedAges, percent: percentOf(reducedAges.factor) }),
    reducedAfterNights &&
      t('reduced_nights', {
        night: reducedAfterNights.fromNight,
        percent: percentOf(reducedAfterNights.factor),
      }),
    capNights !== null && t('cap_nights', { nights: capNights }),
    capAmount !== null &&
      t('cap_amount', { amount: formatForeign(Math.round(capAmount * 100), rule.currencyCode) }),
    rule.effectiveFrom !== null && t('starts', { date: formatDate(rule.effectiveFrom) }),
    !rule.isPaidAtHotel && t('in_room_price'),
  ].flatMap((sentence) => sentence || []);
}

const percentOf = (factor: number): number => Math.round(factor * 100);

function exampleOf(t: Say, { example: { all, counted } }: Rule): string {
  if (!all.isPublished) return t('not_published');
  if (all.percentOfRoom > 0) return t('example_share', { percent: all.percentOfRoom });
  if (all.hundredths === 0) return t('example_nothing');
  return t(all.isEstimated ? 'example_at_most' : 'example', {
    amount: formatForeign(all.hundredths, all.currencyCode),
    counted: formatMoney(counted),
  });
}
