import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { monthName } from '#web/parts/in-few-words.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { NextFree } from '../hotel-week.ts';
import styles from './WhenFree.module.css';

type WhenFreeProps = {
  readonly free: NextFree;
  /** One month has nothing; else none has. */
  readonly isMonth: boolean;
  readonly isClosed: boolean;
};

/** That a month, or the whole calendar, has nothing, and the first holiday that can be had. */
export function WhenFree({ free, isMonth, isClosed }: WhenFreeProps) {
  const t = useTranslations('hotel');
  const { month, from, until, nights, holiday } = free;
  return (
    <div className={styles.free}>
      <p>
        {!holiday
          ? t('nothing_until', { from: formatDate(from), until: formatDate(until) })
          : isMonth
            ? t(isClosed ? 'month_closed' : 'month_without', { month: monthName(month), nights })
            : t('nights_without', { nights, until: formatDate(until) })}
      </p>
      {holiday && <FreeHoliday holiday={holiday} />}
    </div>
  );
}

type FreeHolidayProps = { readonly holiday: NonNullable<NextFree['holiday']> };

/** The first holiday that can be had, and the way to it. */
export function FreeHoliday({ holiday }: FreeHolidayProps) {
  const t = useTranslations('hotel');
  const { departureDate, numberOfNights, total } = holiday;
  return (
    <p className={styles.link}>
      <Link to={dealHref(holiday)}>
        {t('next_free', { date: formatDate(departureDate), nights: numberOfNights })}
      </Link>{' '}
      <span data-price="total">{t('for_two', { total: formatMoney(total) })}</span>
    </p>
  );
}
