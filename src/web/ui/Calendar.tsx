import { parseDate, type CalendarDate } from '@internationalized/date';
import { Calendar as DayCalendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import type { IsoDate } from '#domain/dates.ts';
import { useLocale } from '#web/texts/translate.tsx';
import type { CellNote } from './calendar-cell.ts';
import { CalendarMonths } from './CalendarMonths.tsx';
import { classes } from './classes.ts';
import styles from './Calendar.module.css';

type CalendarWords = {
  readonly label: string;
  readonly min: IsoDate;
  readonly max: IsoDate;
  /** How many months are shown at once. */
  readonly months: number;
  /** The day that is shown first, instead of the chosen one. */
  readonly start?: IsoDate;
  readonly note?: ((date: IsoDate) => CellNote | undefined) | undefined;
  /** The first visible month changed: time to load its prices. */
  readonly onMonth?: ((firstDay: IsoDate) => void) | undefined;
};

export type CalendarProps = CalendarWords & {
  readonly value: IsoDate | undefined;
  readonly onChoose: (date: IsoDate) => void;
  /** Nights of the stay, shown joined to the chosen day. */
  readonly nights?: number;
};

/** One day to choose, with a price under each; loaded when it is opened (visitors: R11). */
export function Calendar({ value, onChoose, nights = 0, ...words }: CalendarProps) {
  return (
    <I18nProvider locale={useLocale()}>
      <DayCalendar
        {...shared(words, value)}
        value={value === undefined ? null : parseDate(value)}
        onChange={(date) => onChoose(date.toString())}
      >
        <CalendarMonths months={words.months} note={words.note} stayFrom={value} nights={nights} />
      </DayCalendar>
    </I18nProvider>
  );
}

export type CalendarRangeProps = CalendarWords & {
  readonly value: { readonly from: IsoDate; readonly to: IsoDate } | undefined;
  readonly onChoose: (range: { readonly from: IsoDate; readonly to: IsoDate }) => void;
};

/** A first and a last day to choose. */
export function CalendarRange({ value, onChoose, ...words }: CalendarRangeProps) {
  return (
    <I18nProvider locale={useLocale()}>
      <RangeCalendar
        {...shared(words, value?.from)}
        value={
          value === undefined ? null : { start: parseDate(value.from), end: parseDate(value.to) }
        }
        onChange={({ start, end }) => onChoose({ from: start.toString(), to: end.toString() })}
      >
        <CalendarMonths months={words.months} note={words.note} stayFrom={undefined} nights={0} />
      </RangeCalendar>
    </I18nProvider>
  );
}

const shared = (
  { label, min, max, months, note, onMonth, start }: CalendarWords,
  value: IsoDate | undefined,
) => ({
  'aria-label': label,
  className: classes(styles.calendar),
  minValue: parseDate(min),
  maxValue: parseDate(max),
  visibleDuration: { months },
  firstDayOfWeek: 'mon' as const,
  defaultFocusedValue: parseDate(start ?? value ?? min),
  isDateUnavailable: (date: { toString(): string }) => note?.(date.toString())?.tone === 'none',
  onFocusChange: (date: CalendarDate) => onMonth?.(date.set({ day: 1 }).toString()),
});
