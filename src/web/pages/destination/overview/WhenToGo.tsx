import type { CSSProperties } from 'react';
import { MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { dayAndMonth, roundedUp } from '#web/parts/in-few-words.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { PlaceProps, Prices } from '../place-props.ts';
import layout from '#web/ui/layout.module.css';
import styles from './when-to-go.module.css';

type Climate = PlaceProps['guide']['climates'][number];
type Months = Prices['prices']['cheapestMonths']['months'];

type WhenProps = {
  readonly name: string;
  readonly climates: readonly Climate[];
  readonly months: Months;
};

/**
 * Air, sea, sun and rain of each month over its cheapest week; of a country air and sea of several
 * regions. Good months and the lowest price are told in words too.
 */
export function WhenToGo({ name, climates, months }: WhenProps) {
  const t = useTranslations('destination');
  const [climate] = climates;
  const isOne = climates.length === 1;
  return (
    <section aria-labelledby="when" className={`${layout.ruled} ${styles.when}`}>
      <h2 id="when">{t(isOne ? 'when' : 'where_warm')}</h2>
      <p>{t('when_basis')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a tablet it may scroll, with the keyboard too */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="when">
        <table className={styles.table}>
          <caption className={styles.caption}>{t('weather_table', { place: name })}</caption>
          <colgroup>
            <col className={styles.heads} />
            {MONTH_NAMES.map((month, at) => (
              <col
                key={month}
                className={classes(isOne && climate?.months[at]?.good && styles.goodMonth)}
              />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              {MONTH_NAMES.map((month, at) => (
                <th key={month} scope="col">
                  <abbr title={month}>{month.slice(0, 3)}</abbr>
                  {isOne && climate?.months[at]?.good === true && (
                    <span className={styles.good}>{t('good')}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isOne && climate ? (
              <Weather climate={climate} />
            ) : (
              climates.map((one) => <Region key={one.name} climate={one} />)
            )}
            <PriceRowsByYear months={months} />
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {isOne && climate && `${t(`rule_${climate.rule}`)} `}
        {climates.length > 0 && t('climate_basis')}
      </p>
    </section>
  );
}

/** Pixels of a bar for one degree. */
const A_DEGREE = 3;

function Weather({ climate: { months } }: { readonly climate: Climate }) {
  const t = useTranslations('destination');
  const hasSea = months.some(({ sea }) => sea !== null);
  return (
    <>
      <tr className={styles.bars}>
        <th scope="row">{t('air')}</th>
        {months.map(({ air, good }, at) => (
          <Bar key={MONTH_NAMES[at]} value={air} look={styles.air} good={good} />
        ))}
      </tr>
      {hasSea && (
        <tr className={styles.bars}>
          <th scope="row">{t('sea')}</th>
          {months.map(({ sea }, at) => (
            <Bar key={MONTH_NAMES[at]} value={sea ?? 0} look={styles.sea} />
          ))}
        </tr>
      )}
      <tr>
        <th scope="row">{t('sun')}</th>
        {months.map(({ sun }, at) => (
          <td key={MONTH_NAMES[at]}>{sun}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{t('rain')}</th>
        {months.map(({ rainDays }, at) => (
          <td key={MONTH_NAMES[at]}>{rainDays}</td>
        ))}
      </tr>
    </>
  );
}

type BarProps = {
  readonly value: number;
  readonly look: string | undefined;
  readonly good?: boolean;
};

function Bar({ value, look, good }: BarProps) {
  const height: CSSProperties = { height: `${Math.max(0, value) * A_DEGREE}px` };
  return (
    <td className={classes(good && styles.goodMonth)}>
      {value}
      <span aria-hidden="true" className={classes(styles.bar, look)} style={height} />
    </td>
  );
}

/** °C from which each of the four inks of warmth is printed. */
const HEAT = [18, 22, 26, 30] as const;

function Region({ climate: { name, months } }: { readonly climate: Climate }) {
  const t = useTranslations('destination');
  return (
    <tr>
      <th scope="row">{name}</th>
      {months.map(({ air, sea }, at) => (
        <td
          key={MONTH_NAMES[at]}
          data-heat={HEAT.filter((least) => air >= least).length || undefined}
          className={styles.degrees}
        >
          <span aria-hidden="true">
            <strong>{air}</strong> {sea}
          </span>
          <span className={styles.spoken}>
            {sea === null ? t('degrees', { air }) : t('degrees_sea', { air, sea })}
          </span>
        </td>
      ))}
    </tr>
  );
}

/** A row of twelve months from the first on, and of the twelve after them. */
function PriceRowsByYear({ months }: { readonly months: Months }) {
  const t = useTranslations('destination');
  const lowest = Math.min(...months.map(({ total }) => total.amount));
  return rowsOfTwelve(months).map((row, years) => (
    <tr key={row[0]?.month}>
      <th scope="row">
        <strong className={styles.weeks}>{t('weeks', { row: years })}</strong>{' '}
        {t('weeks_between', { from: nameOf(row[0]?.month), to: nameOf(row.at(-1)?.month) })}
      </th>
      {MONTH_NAMES.map((name, at) => {
        const found = row.find(({ month }) => Number(month.slice(5)) === at + 1);
        return found ? (
          <td key={name} className={classes(found.total.amount === lowest && styles.lowest)}>
            <MonthPrice month={found} isLowest={found.total.amount === lowest} />
          </td>
        ) : (
          <td key={name} className={styles.empty}>
            {t('none')}
          </td>
        );
      })}
    </tr>
  ));
}

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
