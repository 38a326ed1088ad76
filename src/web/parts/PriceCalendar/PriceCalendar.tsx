import { useState } from 'react';
import { addDays, addMonths, type IsoDate } from '#domain/dates.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria, Flexibility } from '#domain/search/criteria.ts';
import { usePageProperties } from '#web/page-properties.ts';
import calendar from '#web/texts/en-GB/calendar.json';
import { ALWAYS_LOADED } from '#web/texts/messages.ts';
import { IntlProvider, useTranslations, type Translate } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Calendar } from '#web/ui/Calendar.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { firstOfMonth, MONTHS_PER_PAGE, calendarPageOf } from './calendar-page.ts';
import { CalendarFoot } from './CalendarFoot.tsx';
import { CLOSED_MARK, noteOf } from './day-prices.ts';
import { MonthStrip } from './MonthStrip.tsx';
import { NightsChips } from './NightsChips.tsx';
import { daysOf, playOf, type Play } from './play.ts';
import { PlayChips } from './PlayChips.tsx';
import { useDayPrices, type PricedDays } from './use-day-prices.ts';
import styles from './PriceCalendar.module.css';

export type PriceCalendarProps = {
  /** The search whose prices are shown; its dates are those chosen so far. */
  readonly criteria: Criteria;
  readonly earliest: IsoDate;
  readonly latest: IsoDate;
  /** Whether days around the chosen one, or its whole month, can be taken with it. */
  readonly isFlexible?: boolean;
  readonly onUse: (choice: CalendarChoice) => void;
  readonly onClose: () => void;
};

/** What is taken: any day from `date` to `until`, or the one day with days either side. */
export type CalendarChoice = {
  readonly date: IsoDate;
  readonly until: IsoDate;
  readonly flexibility: Flexibility;
  readonly nights: number;
};

/**
 * Prices of every departure in a dialog, two months at a time, on a phone one; loaded when it is
 * opened (visitors: R11, DATE-08..10).
 */
export function PriceCalendar(props: PriceCalendarProps) {
  return (
    <IntlProvider locale={usePageProperties().domainConfig.locale} messages={TEXTS}>
      <CalendarDialog {...props} />
    </IntlProvider>
  );
}

/** They come with the calendar, not with the page. */
const TEXTS = { ...ALWAYS_LOADED, calendar };

function CalendarDialog({
  criteria,
  earliest,
  latest,
  isFlexible = false,
  onUse,
  onClose,
}: PriceCalendarProps) {
  const t = useTranslations('calendar');
  const [nights, setNights] = useState(criteria.nights[0] ?? 7);
  const [date, setDate] = useState(criteria.departureDate);
  const [play, setPlay] = useState<Play>(() =>
    isFlexible ? playOf(criteria, [earliest, latest]) : 0,
  );
  const months = useShownMonths({ ...criteria, nights: [nights] }, earliest, latest);
  const { prices } = months;
  const { paying } = headsOf(criteria.party);
  const words = noteWords(t);
  const note = (day: IsoDate) =>
    months.isPriced(day) ? noteOf(prices, day, paying, words) : undefined;
  const foot = (
    <CalendarFoot
      date={date}
      nights={nights}
      prices={prices}
      party={criteria.party}
      onUse={() => onUse({ ...daysOf(date, play, [earliest, latest]), nights })}
    />
  );
  return (
    <Dialog open onClose={onClose} title={t('title')} size="wide" foot={foot}>
      <div className={styles.calendar}>
        <NightsChips chosen={nights} onChoose={setNights} />
        {isFlexible && <PlayChips chosen={play} onChoose={setPlay} />}
        <MonthStrip
          page={months.page}
          shown={months.shown}
          bounds={[earliest, latest]}
          prices={prices}
          paying={paying}
          onShow={months.jump}
        />
        <PricesKey {...months} people={paying} />
        <Calendar
          key={months.start}
          label={t('title')}
          min={earliest}
          max={latest}
          months={monthsThatFit()}
          start={months.start}
          value={date}
          nights={nights}
          onChoose={setDate}
          onMonth={months.setShown}
          note={note}
        />
      </div>
    </Dialog>
  );
}

const noteWords = (t: Translate<'calendar'>) => ({
  none: t('none'),
  cheapest: t('cheapest'),
  price: (each: string, total: string) => t('spoken', { each, total }),
});

type PricesKeyProps = {
  readonly state: PricedDays['state'];
  readonly people: number;
  /** Why days of the months in sight are closed (MSG-06). */
  readonly closed: readonly string[];
  readonly retry: () => void;
};

/** What the prices are, or why there are none. */
function PricesKey({ state, people, closed, retry }: PricesKeyProps) {
  const t = useTranslations('calendar');
  return (
    <>
      <p className={styles.key} role="status">
        {state === 'ready'
          ? t.rich('basis', { people, strong: (text) => <strong>{text}</strong> })
          : t(state)}
      </p>
      {state === 'failed' && <TryAgain onPress={retry} />}
      {closed.map((sentence) => (
        <p key={sentence} className={styles.key}>
          <span aria-hidden>{CLOSED_MARK}</span> {sentence}
        </p>
      ))}
    </>
  );
}

function TryAgain({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations('calendar');
  return (
    <p>
      {t('without_prices')}{' '}
      <Button type="button" kind="quiet" size="strip" onClick={onPress}>
        {t('try_again')}
      </Button>
    </p>
  );
}

/** The months that are shown, from that of the search's date on, and the prices of their days. */
function useShownMonths(search: Criteria, earliest: IsoDate, latest: IsoDate) {
  const [shown, setShown] = useState(firstOfMonth(search.departureDate));
  const [start, setStart] = useState(search.departureDate);
  const page = calendarPageOf(shown, earliest);
  const first = page < earliest ? earliest : page;
  const end = soonerOf(addMonths(page, MONTHS_PER_PAGE + 1), addDays(latest, 1));
  const { state, prices, retry } = useDayPrices(search, first, end);
  const jump = (month: IsoDate): void => {
    setShown(firstOfMonth(month));
    setStart(month < earliest ? earliest : month);
  };
  const past = addMonths(shown, monthsThatFit());
  const inSight = [...prices.closed].filter(([day]) => day >= shown && day < past);
  const closed = [...new Set(inSight.map(([, sentence]) => sentence))];
  const isPriced = (day: IsoDate): boolean => state === 'ready' && day >= first && day < end;
  return { page, start, shown, setShown, jump, state, prices, closed, retry, isPriced };
}

const soonerOf = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);

/** Only ever opened in a browser. */
const monthsThatFit = (): number => (window.matchMedia('(min-width: 768px)').matches ? 2 : 1);
