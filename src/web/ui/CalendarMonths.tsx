import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import type { IsoDate } from '#domain/dates.ts';
import { useLocale } from '#web/texts/translate.tsx';
import { isStayDay, type CellNote } from './calendar-cell.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Calendar.module.css';

type CalendarMonthsProps = {
  readonly months: number;
  readonly note: ((date: IsoDate) => CellNote | undefined) | undefined;
  readonly stayFrom: IsoDate | undefined;
  readonly nights: number;
};

/** The months of a calendar side by side, on a phone one under another, each under its own name. */
export function CalendarMonths({ months, ...cells }: CalendarMonthsProps) {
  const state = use(CalendarStateContext) ?? use(RangeCalendarStateContext);
  if (!state) return null;
  return (
    <>
      <div className={styles.turn}>
        <Button slot="previous" className={classes(styles.button)}>
          <Icon of={ChevronLeft} />
        </Button>
        <Button slot="next" className={classes(styles.button)}>
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <div className={styles.months}>
        {Array.from({ length: months }, (_, offset) => (
          <Month
            key={offset}
            offset={offset}
            first={state.visibleRange.start.add({ months: offset })}
            {...cells}
          />
        ))}
      </div>
    </>
  );
}

type MonthProps = Omit<CalendarMonthsProps, 'months'> & {
  readonly offset: number;
  readonly first: CalendarDate;
};

function Month({ offset, first, ...cells }: MonthProps) {
  const locale = useLocale();
  return (
    <div>
      <h3 className={styles.month}>{monthName(locale, first)}</h3>
      <CalendarGrid
        offset={{ months: offset }}
        weekdayStyle="short"
        className={classes(styles.grid)}
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className={classes(styles.weekday)}>
              {day.slice(0, 2)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} {...cells} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

const monthName = (locale: string, month: CalendarDate): string =>
  month
    .toDate('UTC')
    .toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

type DayProps = Omit<MonthProps, 'offset' | 'first'> & { readonly date: CalendarDate };

/** A day speaks its number and price first, then its whole date. */
function Day({ date, note, stayFrom, nights }: DayProps) {
  const iso = date.toString();
  const { text, spoken = text, tone } = note?.(iso) ?? { text: '' };
  const look = classes(
    styles.cell,
    tone && styles[tone],
    iso === stayFrom && styles.chosen,
    isStayDay(iso, stayFrom, nights) && styles.stay,
  );
  return (
    <CalendarCell
      date={date}
      className={look}
      render={(props) => (
        <div {...props} aria-label={`${date.day} ${spoken}, ${props['aria-label'] ?? ''}`} />
      )}
    >
      {({ formattedDate }) => (
        <>
          <span className={styles.day}>{formattedDate}</span>
          {text !== '' && <span className={styles.note}>{text}</span>}
        </>
      )}
    </CalendarCell>
  );
}
