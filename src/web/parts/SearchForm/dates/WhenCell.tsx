import { Suspense, useEffect } from 'react';
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { usePageProperties } from '#web/page-properties.ts';
import type {
  CalendarChoice,
  PriceCalendarProps,
} from '#web/parts/PriceCalendar/PriceCalendar.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { Cell } from '../Cell.tsx';
import type { SearchFormState } from '../use-search-form.ts';
import { dateWords } from '../words.ts';
import { DatesPanel } from './DatesPanel.tsx';
import { seasonWords } from './seasons.ts';

const WHEN = 'cell-when';

const whenCell = (): HTMLDetailsElement | null =>
  document.querySelector<HTMLDetailsElement>(`details:has(> #${WHEN})`);

/** Fetched when it is asked for; where it does not come the date fields are there. */
const PriceCalendar = lazyPart(
  async () => (await import('#web/parts/PriceCalendar/PriceCalendar.tsx')).PriceCalendar,
  DateFields,
);

function DateFields({ onClose }: PriceCalendarProps) {
  useEffect(() => {
    const cell = whenCell();
    if (cell) cell.open = true;
    onClose();
  }, [onClose]);
  return null;
}

type WhenCellProps = {
  readonly name: string;
  readonly criteria: Criteria;
  /** First day of the site, and of the chosen places (DATE-06). */
  readonly earliest: IsoDate;
  readonly opening: IsoDate;
  readonly error: string | undefined;
  readonly fill: SearchFormState['fill'];
  /** Whether days of a season are called by its name. */
  readonly hasSeasons: boolean;
  readonly calendar: { readonly isOpen: boolean; readonly show: (isOpen: boolean) => void };
};

/**
 * When to leave. With script it opens the calendar of prices, from which a day, its play and its
 * nights are taken together; without, the date fields (DATE-01, DATE-15).
 */
export function WhenCell({
  name,
  criteria,
  earliest,
  opening,
  error,
  fill,
  hasSeasons,
  calendar: { isOpen, show },
}: WhenCellProps) {
  const t = useTranslations('search_form');
  const home = useTranslations('home');
  const config = usePageProperties().domainConfig;
  const latest = addDays(earliest, LATEST_DEPARTURE_DAYS - EARLIEST_DEPARTURE_DAYS);
  const use = ({ date, until, flexibility, nights }: CalendarChoice): void => {
    fill({
      departureDate: date,
      departureRangeEndDate: until === date ? '' : until,
      flexibility: String(flexibility),
      nights: String(nights),
    });
    show(false);
    requestAnimationFrame(goOn);
  };
  const open = () => show(true);
  return (
    <>
      <Cell
        id={WHEN}
        name={name}
        words={(hasSeasons && seasonWords(home, criteria, config)) || dateWords(t, criteria)}
        error={error}
        {...(useLive() && { onOpen: open })}
      >
        <DatesPanel criteria={criteria} opening={opening} latest={latest} />
      </Cell>
      {isOpen && (
        <Suspense>
          <PriceCalendar
            criteria={criteria}
            earliest={opening}
            latest={latest}
            isFlexible={!config.features.noFlexibleDates}
            onClose={() => show(false)}
            onUse={use}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * With the dates chosen the cell has the focus again, in sight of the rest of the search and its
 * button.
 */
function goOn(): void {
  const cell = whenCell();
  cell?.parentElement?.scrollIntoView({ block: 'nearest' });
  cell?.querySelector('summary')?.focus();
}
