import type { KeyboardEvent } from 'react';
import { formatDate, makeUkDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { withoutLeastPrice } from '#domain/search/filters.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { ResultsPageQuery } from '../query.generated.ts';
import { usePriceBasis } from '../use-price-basis.ts';
import styles from './WeekGraph.module.css';

type Week = ResultsPageQuery['packageSearchResults']['weeks'][number];
type WeekGraphProps = { readonly weeks: readonly Week[]; readonly criteria: Criteria };

/**
 * The lowest price of each week around, as bars that lead there; the cheapest also in words.
 * Nothing while no week has one. With script the bars are one stop of the Tab key and the arrows
 * move on them.
 */
export function WeekGraph({ weeks, criteria }: WeekGraphProps) {
  const t = useTranslations('results');
  const { view, shown } = usePriceBasis(criteria);
  const dearest = Math.max(...weeks.map(({ total }) => total?.amount ?? 0));
  const cheapest = weeks.find((week) => week.cheapest);
  const isLive = useLive();
  const stop =
    weeks.find(({ chosen, total }) => chosen && total) ?? weeks.find(({ total }) => total);
  if (!stop) return null;
  return (
    <section className={styles.graph} aria-labelledby="weeks">
      <h2 id="weeks" className={styles.heading}>
        {t('another_week')}
      </h2>
      <ol className={styles.bars}>
        {weeks.map((week, at) => (
          <li key={week.startDate} className={styles.week}>
            <Bar
              week={week}
              dearest={dearest}
              criteria={criteria}
              isStop={!isLive || week === stop}
            />
            {isNewMonth(weeks, at) && (
              <span className={styles.month}>{monthOf(week.startDate)}</span>
            )}
          </li>
        ))}
      </ol>
      {cheapest?.departureDate && cheapest.total && (
        <Link
          preventScrollReset
          to={weekHref(criteria, cheapest.departureDate)}
          className={styles.cheapestLink}
        >
          {t('week', {
            date: formatDate(cheapest.departureDate, 'short'),
            amount: formatMoney(shown(cheapest.total)),
            view,
          })}
        </Link>
      )}
    </section>
  );
}

type BarProps = {
  readonly week: Week;
  readonly dearest: number;
  readonly criteria: Criteria;
  readonly isStop: boolean;
};

function Bar({ week, dearest, criteria, isStop }: BarProps) {
  const t = useTranslations('results');
  const { view, shown } = usePriceBasis(criteria);
  const { departureDate, total, chosen, cheapest } = week;
  if (!departureDate || !total)
    return (
      <span className={styles.none}>
        {t('no_price', { date: formatDate(week.startDate, 'short') })}
      </span>
    );
  const height = Math.round((100 * total.amount) / dearest);
  return (
    <Link
      preventScrollReset
      to={weekHref(criteria, departureDate)}
      tabIndex={isStop ? undefined : -1}
      onKeyDown={moveToBar}
      aria-current={chosen ? 'true' : undefined}
      aria-label={t('week', {
        date: formatDate(departureDate),
        amount: formatMoney(shown(total)),
        view,
      })}
      className={classes(styles.bar, chosen && styles.chosen, cheapest && styles.cheapest)}
    >
      <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
        <rect width="10" height={height} y={100 - height} />
      </svg>
    </Link>
  );
}

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The arrows, Home and End lead from bar to bar. */
function moveToBar(event: KeyboardEvent<HTMLAnchorElement>): void {
  const bars = [...(event.currentTarget.closest('ol')?.querySelectorAll('a') ?? [])];
  const next = KEYS[event.key]?.(bars.indexOf(event.currentTarget), bars.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  bars[next]?.focus();
}

/** The same search around another day, under the filters that the weeks look at. */
export const weekHref = (criteria: Criteria, date: IsoDate): string =>
  addressOfDay(criteria).replaceAll(makeUkDate(ANY_DAY), makeUkDate(date));

/** Stands in a template for the day, and for no day that can be travelled on. */
const ANY_DAY: IsoDate = '1000-01-01';
let lastTemplate: { readonly criteria: Criteria; readonly address: string } | undefined;

/** Made once for the two dozen weeks of a search: but for the day their addresses are the same. */
function addressOfDay(criteria: Criteria): string {
  if (lastTemplate?.criteria !== criteria)
    lastTemplate = {
      criteria,
      address: routes.results.href({
        query: makeCriteriaQuery({
          ...criteria,
          filters: withoutLeastPrice(criteria.filters),
          departureDate: ANY_DAY,
          departureRangeEndDate: ANY_DAY,
          page: 1,
        }),
      }),
    };
  return lastTemplate.address;
}

const isNewMonth = (weeks: readonly Week[], at: number): boolean =>
  at === 0
    ? true
    : weeks[at]?.startDate.slice(0, 7) !== weeks[at - 1]?.startDate.slice(0, 7) && at > 2;

const MONTHS = [
  'Jan',
  'Feb',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
];

const monthOf = (date: IsoDate): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
