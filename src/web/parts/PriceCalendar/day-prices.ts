import type { IsoDate } from '#domain/dates.ts';
import { formatMoney, money, perPerson, type Money } from '#domain/money.ts';
import type { CellNote } from '#web/ui/calendar-cell.ts';
import type { CalendarPricesQuery } from './prices.generated.ts';

export type CalendarAnswer = Pick<
  CalendarPricesQuery['holidayCalendar'],
  'currencyCode' | 'dates' | 'closedByAdvice'
>;

/**
 * The total of each departure that can be had, the cheapest departure of each month (`2027-07`),
 * and why a departure is closed (MSG-06).
 */
export type DayPrices = {
  readonly totals: ReadonlyMap<IsoDate, Money>;
  readonly cheapest: ReadonlyMap<string, IsoDate>;
  readonly closed: ReadonlyMap<IsoDate, string>;
};

export const NO_PRICES: DayPrices = {
  totals: new Map(),
  cheapest: new Map(),
  closed: new Map(),
};

/**
 * Prices of answers for one number of nights, days in their order; of several numbers, the lowest.
 */
export function dayPrices(answers: readonly CalendarAnswer[]): DayPrices {
  const totals = new Map<IsoDate, Money>();
  const cheapest = new Map<string, IsoDate>();
  for (const { date, total } of answers.flatMap(pricedDays)) {
    totals.set(date, total);
    const best = totals.get(cheapest.get(monthOf(date)) ?? '');
    if (!best || total.amount < best.amount) cheapest.set(monthOf(date), date);
  }
  const closed = new Map(
    answers.flatMap(
      ({ closedByAdvice: by }) => by?.dates.map((date) => [date, by.message] as const) ?? [],
    ),
  );
  return { totals, cheapest, closed };
}

function pricedDays({
  dates,
  currencyCode,
}: CalendarAnswer): { readonly date: IsoDate; readonly total: Money }[] {
  return dates.flatMap(({ date, totals }) => {
    const lowest = Math.min(...totals.filter((total) => total !== null));
    return Number.isFinite(lowest) ? [{ date, total: money(lowest, currencyCode) }] : [];
  });
}

/** `2027-07` of a day in July 2027. */
export const monthOf = (date: IsoDate): string => date.slice(0, 7);

const POUND = 100;

/** The share of one person, rounded up to the pound: what a cell has room for (look: Calendar). */
export const wholePounds = (total: Money, paying: number): string =>
  formatMoney({ ...total, amount: Math.ceil(perPerson(total.amount, paying) / POUND) * POUND });

/** How a price is spoken, and what is said of a day that has none. */
export type NoteWords = {
  readonly none: string;
  readonly cheapest: string;
  readonly price: (each: string, total: string) => string;
};

/** Under a day that is closed, and before the sentence that says why. */
export const CLOSED_MARK = '×';

/** What stands under a day, and what is spoken with it (visitors: R11). */
export function noteOf(
  { totals, cheapest, closed }: DayPrices,
  date: IsoDate,
  paying: number,
  words: NoteWords,
): CellNote {
  const total = totals.get(date);
  const reason = closed.get(date);
  if (reason !== undefined) return { text: CLOSED_MARK, spoken: reason, tone: 'none' };
  if (!total) return { text: '–', spoken: words.none, tone: 'none' };
  const each = wholePounds(total, paying);
  const spoken = words.price(each, formatMoney(total));
  return cheapest.get(monthOf(date)) === date
    ? { text: each, spoken: `${spoken}, ${words.cheapest}`, tone: 'cheapest' }
    : { text: each, spoken };
}
