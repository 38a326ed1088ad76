import type { CSSProperties } from 'react';
import { MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { dayAndMonth, roundedUp } from '#web/parts/in-few-words.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { Prices } from '../place-props.ts';
import styles from './when-to-go.module.css';

export type Months = Prices['prices']['cheapestMonths']['months'];

type PriceRowsProps = {
  readonly months: Months;
  /** The look of each month, January first. */
  readonly looks?: readonly (string | undefined)[];
  /** Whether hotels are closed in a month. */
  readonly closed?: readonly boolean[];
};

/** A row of twelve months from the first on, and of the twelve after them. */
export function PriceRowsByYear({ months, looks, closed = [] }: PriceRowsProps) {
  const t = useTranslations('destination');
  const lowest = Math.min(...months.map(({ total }) => total.amount));
  return rowsOfTwelve(months).map((row, years) => (
    <tr
      key={row[0]?.month}
      className={classes(styles.prices, years > 0 && styles.later)}
      style={yearOf(years)}
    >
      <th scope="row">
        <strong className={styles.weeks}>{t('weeks', { row: years })}</strong>{' '}
        {t('weeks_between', { from: nameOf(row[0]?.month), to: nameOf(row.at(-1)?.month) })}
      </th>
      {MONTH_NAMES.map((name, at) => {
        const found = row.find(({ month }) => Number(month.slice(5)) === at + 1);
        return found ? (
          <td
            key={name}
            className={classes(looks?.[at], found.total.amount === lowest && styles.lowest)}
          >
            <MonthPrice month={found} isLowest={found.total.amount === lowest} />
          </td>
        ) : (
          <td key={name} className={looks?.[at] ?? styles.closed}>
            {closed[at] ? <small>{t('closed')}</small> : t('none')}
          </td>
        );
      })}
    </tr>
  ));
}

const yearOf = (years: number): CSSProperties & Record<'--year', number> => ({ '--year': years });

/** Months in order, twelve months of the calendar to a row, so that no row is half past. */
function rowsOfTwelve(months: Months): Months[] {
  const [first] = months;
  if (!first) return [];
  const start = countOf(first.month);
  const rows = Map.groupBy(months, ({ month }) => Math.floor((countOf(month) - start) / 12));
  return [...rows.values()];
}

const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** "Dec 2026" of `2026-12`. */
const nameOf = (month = ''): string =>
  `${MONTH_NAMES[Number(month.slice(5)) - 1]?.slice(0, 3)} ${month.slice(0, 4)}`;

type MonthProps = {
  readonly month: Months[number];
  readonly isLowest: boolean;
};

function MonthPrice({ month, isLowest }: MonthProps) {
  const t = useTranslations('destination');
  const each = formatMoney(roundedUp(month.perPerson));
  return (
    <Link to={dealHref(month)} className={styles.price}>
      <VisuallyHidden>{t('month_from')} </VisuallyHidden>
      {each}
      <VisuallyHidden> {t('month_leaving')} </VisuallyHidden>
      <small>{dayAndMonth(month.departureDate)}</small>
      {isLowest && <small> {t('lowest')}</small>}
    </Link>
  );
}
