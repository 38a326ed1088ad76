import type { CSSProperties } from 'react';
import { formatDayOfYear, MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dayAndMonth, roundedUp } from '#web/parts/in-few-words.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { PriceViewToggle } from '#web/parts/PriceViewToggle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { Month, NextFree, ShownHotel } from '../hotel-week.ts';
import { WhenFree } from './WhenFree.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './HotelMonths.module.css';

type HotelMonthsProps = {
  readonly hotel: ShownHotel;
  /** Side by side. */
  readonly columns: readonly string[];
  /** Of them those in which the hotel is closed. */
  readonly closed: readonly string[];
  readonly months: readonly Month[];
  readonly chosen: Month | undefined;
  readonly free: NextFree | undefined;
  /** The last month that can be booked. */
  readonly last: string;
};

/** Pixels of the highest bar. */
const HIGHEST_BAR = 76;

/**
 * The cheapest week of each of twelve months from the first that can be booked: a bar each, that
 * chooses the month whose week the page shows.
 */
export function HotelMonths(props: HotelMonthsProps) {
  const { hotel, columns, closed, months, chosen, free, last } = props;
  const t = useTranslations('hotel');
  const address = { hotelId: hotel.id, slug: hotel.slug };
  const [view] = usePriceView();
  const amounts = months.map(({ total }) => total.amount);
  return (
    <section id="when" aria-labelledby="when-heading" className={layout.ruled}>
      <div className={styles.head}>
        <h2 id="when-heading">{t('months')}</h2>
        {chosen && <PriceViewToggle />}
      </div>
      {chosen && <p className={styles.basis}>{t('basis', { view })}</p>}
      {!chosen && !free?.holiday && <p>{t('nothing')}</p>}
      <ol className={styles.months}>
        {columns.map((column, at) => {
          const month = months.find((one) => one.month === column);
          const href = `${routes.hotel.href({ ...address, query: `month=${column}` })}#when`;
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
                  href={href}
                  month={month}
                  isChosen={month === chosen}
                  isLowest={month.total.amount === Math.min(...amounts)}
                  height={(HIGHEST_BAR * month.total.amount) / Math.max(...amounts)}
                />
              ) : closed.includes(column) ? (
                <span className={styles.none}>{t('closed')}</span>
              ) : (
                <NoPrice href={column <= last ? href : undefined} />
              )}
            </li>
          );
        })}
      </ol>
      <OpenSeason {...props} />
    </section>
  );
}

/** When the hotel is open, and next free. */
function OpenSeason({ hotel: { seasonality }, closed, chosen, free }: HotelMonthsProps) {
  const t = useTranslations('hotel');
  return (
    <>
      {closed.length > 0 && seasonality && (
        <p className={styles.open}>
          {t('open', {
            from: formatDayOfYear(seasonality.startDate),
            to: formatDayOfYear(seasonality.endDate),
          })}
        </p>
      )}
      {free && (
        <WhenFree
          free={free}
          isMonth={chosen !== undefined}
          isClosed={closed.includes(free.month)}
        />
      )}
    </>
  );
}

function NoPrice({ href }: { readonly href: string | undefined }) {
  const t = useTranslations('hotel');
  if (href === undefined) return <span className={styles.none}>{t('none')}</span>;
  return (
    <Link to={href} preventScrollReset className={styles.none}>
      {t('none')}
      <VisuallyHidden> {t('none_ask')}</VisuallyHidden>
    </Link>
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
  const [view] = usePriceView();
  const shown = view === 'PER_PERSON_PRICE' ? month.perPerson : month.total;
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
      {formatMoney(roundedUp(shown))}
      <VisuallyHidden> {t('month_leaving', { view })} </VisuallyHidden>
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
