import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { addMonths, formatDate, type IsoDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { MONTHS_PER_PAGE, monthsOf } from './calendar-page.ts';
import { monthOf, wholePounds, type DayPrices } from './day-prices.ts';
import styles from './MonthStrip.module.css';

type MonthStripProps = {
  /** First day of the page of months, and of the month that is shown below. */
  readonly page: IsoDate;
  readonly shown: IsoDate;
  readonly bounds: readonly [earliest: IsoDate, latest: IsoDate];
  readonly prices: DayPrices;
  readonly paying: number;
  readonly onShow: (month: IsoDate) => void;
};

/** Nine months, each with its lowest price, and the way to the nine before and after (DATE-10). */
export function MonthStrip({
  page,
  shown,
  bounds: [earliest, latest],
  prices,
  paying,
  onShow,
}: MonthStripProps) {
  const t = useTranslations('calendar');
  const before = addMonths(page, -MONTHS_PER_PAGE);
  const after = addMonths(page, MONTHS_PER_PAGE);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current
      ?.querySelector(`[data-month="${shown}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [shown]);
  return (
    <div ref={strip} className={styles.strip} role="group" aria-label={t('months')}>
      {page > earliest && (
        <Turn of={ChevronLeft} name={t('months_before')} onTurn={() => onShow(before)} />
      )}
      {monthsOf(page, latest).map((month) => (
        <button
          key={month}
          data-month={month}
          type="button"
          className={classes(styles.month, month === shown && styles.shown)}
          aria-pressed={month === shown}
          onClick={() => onShow(month)}
        >
          <span>{nameOf(month)}</span>{' '}
          <span className={styles.price}>{lowestOf(prices, month, paying)}</span>
        </button>
      ))}
      {after <= latest && (
        <Turn of={ChevronRight} name={t('months_after')} onTurn={() => onShow(after)} />
      )}
    </div>
  );
}

type TurnProps = {
  readonly of: typeof ChevronLeft;
  readonly name: string;
  readonly onTurn: () => void;
};

function Turn({ of, name, onTurn }: TurnProps) {
  return (
    <button type="button" className={styles.turn} aria-label={name} onClick={onTurn}>
      <Icon of={of} />
    </button>
  );
}

/** `Sept`, in January with its year. */
function nameOf(month: IsoDate): string {
  const [, , name = '', year = ''] = formatDate(month).split(' ');
  const short = name === 'September' ? 'Sept' : name.length > 5 ? name.slice(0, 3) : name;
  return name === 'January' ? `${short} ${year}` : short;
}

function lowestOf({ totals, cheapest }: DayPrices, month: IsoDate, paying: number): string {
  const total = totals.get(cheapest.get(monthOf(month)) ?? '');
  return total ? wholePounds(total, paying) : '–';
}
