import { addDays, daysBetween, weekday, MONTH_NAMES, type IsoDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { monthSubject } from '#domain/place-guide/holiday-subjects.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { monthName, roundedUp } from '#web/parts/in-few-words.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { landingHref } from '../landing-address.ts';
import type { LoadedLanding, Priced } from '../load-landing.ts';
import styles from './leaf.module.css';

type DaysLeafProps = LoadedLanding & { readonly days: readonly Priced[] };

/** Nations whose schools most visitors of a market know; others are told apart. */
const FIRST_NATIONS = ['England', 'Wales', 'Ireland'];

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * A leaf of the calendar with the lowest price of each day, which opens as that holiday; days on
 * which schools are closed are marked.
 */
export function DaysLeaf(landing: DaysLeafProps) {
  const t = useTranslations('holidays');
  const { month, days, criteria } = landing;
  const lowest = Math.min(...days.map(({ total }) => total.amount));
  const first = month === undefined ? criteria.departureDate : `${month}-01`;
  const last = criteria.departureRangeEndDate;
  const all = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
  return (
    <section className={styles.leaf} aria-labelledby="leaf">
      <LeafHead {...landing} />
      <ol className={styles.days}>
        {WEEKDAYS.map((name) => (
          <li key={name} aria-hidden="true" className={styles.weekday}>
            {name}
          </li>
        ))}
        {all.map((day, at) => (
          <li
            key={day}
            className={classes(styles.day, dayLook(landing, day, lowest))}
            style={at === 0 ? { gridColumnStart: ((weekday(day) + 6) % 7) + 1 } : undefined}
          >
            <Day day={day} priced={days.find((one) => one.departureDate === day)} lowest={lowest} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('leaf_basis', { nights: criteria.nights[0] ?? 0 })}</p>
      <Key {...landing} />
    </section>
  );
}

function LeafHead({ month, around, look }: DaysLeafProps) {
  const t = useTranslations('holidays');
  const linkTo = (to: string | undefined, key: 'month_before' | 'month_after') =>
    to !== undefined && (
      <Link
        to={landingHref(monthSubject(to), { ...look, theme: undefined })}
        aria-label={t(key, { month: monthName(to) })}
      >
        {MONTH_NAMES[Number(to.slice(5)) - 1]}
      </Link>
    );
  return (
    <div className={styles.head}>
      <span>{linkTo(around.before, 'month_before')}</span>
      <h2 id="leaf">
        {month === undefined ? (
          t('leaf_late')
        ) : (
          <>
            {MONTH_NAMES[Number(month.slice(5)) - 1]} <small>{month.slice(0, 4)}</small>
          </>
        )}
      </h2>
      <span>{linkTo(around.after, 'month_after')}</span>
    </div>
  );
}

type DayProps = {
  readonly day: IsoDate;
  readonly priced: Priced | undefined;
  readonly lowest: number;
};

function Day({ day, priced, lowest }: DayProps) {
  const t = useTranslations('holidays');
  const number = Number(day.slice(8));
  if (!priced) return <span className={styles.number}>{number}</span>;
  const each = formatMoney(roundedUp(priced.perPerson));
  const isLowest = String(priced.total.amount === lowest);
  return (
    <Link to={dealHref(priced)}>
      <span className={styles.number}>{number}</span>
      <VisuallyHidden> {t('leaf_day_from', { month: monthName(day.slice(0, 7)) })} </VisuallyHidden>
      <span className={styles.price}>{each}</span>
      <VisuallyHidden> {t('leaf_day_each', { isLowest })}</VisuallyHidden>
    </Link>
  );
}

function Key({ days, schoolHolidays }: DaysLeafProps) {
  const t = useTranslations('holidays');
  const { market } = usePageProperties().domainConfig;
  const hasFirst = schoolHolidays.some(({ nation }) => FIRST_NATIONS.includes(nation));
  const hasSecond = schoolHolidays.some(({ nation }) => !FIRST_NATIONS.includes(nation));
  return (
    <ul className={styles.key}>
      {days.length > 0 && <li className={styles.lowest}>{t('key_lowest')}</li>}
      {hasFirst && <li className={styles.first}>{t(`key_first_${market}`)}</li>}
      {hasSecond && <li className={styles.second}>{t('key_second_gb')}</li>}
    </ul>
  );
}

function dayLook(
  { days, schoolHolidays }: DaysLeafProps,
  day: IsoDate,
  lowest: number,
): string | undefined {
  const priced = days.find((one) => one.departureDate === day);
  if (priced?.total.amount === lowest) return styles.lowest;
  const closed = schoolHolidays.filter(
    ({ startDate, endDate }) => startDate <= day && day <= endDate,
  );
  if (closed.length === 0) return undefined;
  return closed.some(({ nation }) => FIRST_NATIONS.includes(nation)) ? styles.first : styles.second;
}
