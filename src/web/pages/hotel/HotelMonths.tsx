import type { CSSProperties } from 'react';
import { MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dayAndMonth, roundedUp } from '#web/parts/in-few-words.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { monthsShown, type Month, type ShownHotel } from './hotel-week.ts';
import layout from '#web/ui/layout.module.css';
import styles from './HotelMonths.module.css';

type HotelMonthsProps = {
  readonly hotel: ShownHotel;
  readonly months: readonly Month[];
  readonly chosen: Month | undefined;
};

/** Pixels of the highest bar. */
const HIGHEST_BAR = 76;

/**
 * The cheapest week of each of twelve months from the first that can be booked: a bar each, that
 * chooses the month whose week the page shows.
 */
export function HotelMonths({ hotel, months, chosen }: HotelMonthsProps) {
  const t = useTranslations('hotel');
  const address = { hotelId: hotel.id, slug: hotel.slug };
  const amounts = months.map(({ total }) => total.amount);
  return (
    <section id="when" aria-labelledby="when-heading" className={layout.ruled}>
      <h2 id="when-heading">{t('months')}</h2>
      {chosen ? <p className={styles.basis}>{t('basis')}</p> : <p>{t('nothing')}</p>}
      <ol className={styles.months}>
        {monthsShown(months).map((column, at) => {
          const month = months.find((one) => one.month === column);
          return (
            <li
              key={column}
              className={classes(
                !month && styles.empty,
                month && month === chosen && styles.chosen,
              )}
            >
              <span className={styles.name}>{nameOf(column, at)}</span>
              {month ? (
                <MonthPrice
                  href={`${routes.hotel.href({ ...address, query: `month=${column}` })}#when`}
                  month={month}
                  isChosen={month === chosen}
                  isLowest={month.total.amount === Math.min(...amounts)}
                  height={(HIGHEST_BAR * month.total.amount) / Math.max(...amounts)}
                />
              ) : (
                <span className={styles.none}>{t('none')}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type MonthPriceProps = {
  readonly href: string;
  readonly month: Month;
  readonly isChosen: boolean;
  readonly isLowest: boolean;
  /** Pixels. */
  readonly height: number;
};

function MonthPrice({ href, month, isChosen, isLowest, height }: MonthPriceProps) {
  const t = useTranslations('hotel');
  const each = formatMoney(roundedUp(month.perPerson));
  const bar: CSSProperties = { height: `${Math.round(height)}px` };
  return (
    <Link
      to={href}
      preventScrollReset
      className={classes(styles.price, isLowest && styles.lowest)}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className={styles.bar} style={bar} />
      <VisuallyHidden>{t('month_from')} </VisuallyHidden>
      {each}
      <VisuallyHidden> {t('month_leaving')} </VisuallyHidden>
      <small>{dayAndMonth(month.departureDate)}</small>
      {isLowest && <small> {t('lowest')}</small>}
    </Link>
  );
}

/** "Jun", and with its year where the row or a year begins: "Jan 2028". */
function nameOf(month: string, at: number): string {
  const [year = '', number = ''] = month.split('-');
  const name = MONTH_NAMES[Number(number) - 1]?.slice(0, 3) ?? '';
  return at === 0 || number === '01' ? `${name} ${year}` : name;
}
