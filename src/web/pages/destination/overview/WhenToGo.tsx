import { MONTH_NAMES } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import type { PlaceProps } from '../place-props.ts';
import { PriceRowsByYear, type Months } from './PriceRows.tsx';
import { YearOfWeather } from './YearOfWeather.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './when-to-go.module.css';

type Climate = PlaceProps['guide']['climates'][number];
type Season = PlaceProps['place']['seasonality'];

type WhenProps = {
  readonly name: string;
  readonly climates: readonly Climate[];
  readonly months: Months;
  readonly season: Season;
};

/**
 * Air, sea, sun and rain of each month over its cheapest week; of a country air and sea of several
 * regions. Good months and the lowest price are told in words too.
 */
export function WhenToGo({ name, climates, months, season }: WhenProps) {
  const t = useTranslations('destination');
  const [climate] = climates;
  const isOne = climates.length === 1 && climate !== undefined;
  const closed = MONTH_NAMES.map((_, at) => isOne && isClosedIn(at, season));
  const looks = MONTH_NAMES.map((_, at) =>
    closed[at] ? styles.closed : isOne && climate.months[at]?.good ? styles.goodMonth : undefined,
  );
  return (
    <section aria-labelledby="when" className={`${layout.ruled} ${styles.when}`}>
      <h2 id="when">{t(isOne ? 'when' : 'where_warm')}</h2>
      {isOne && <BestMonths climate={climate} />}
      <p className={styles.note}>{t('when_basis')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a tablet it may scroll, with the keyboard too */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="when">
        <table className={classes(styles.table, isOne && styles.chart)}>
          <caption className={styles.caption}>{t('weather_table', { place: name })}</caption>
          <colgroup>
            <col className={styles.heads} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              {MONTH_NAMES.map((month, at) => (
                <th key={month} scope="col" className={looks[at]}>
                  <abbr title={month}>{month.slice(0, 3)}</abbr>
                  {looks[at] === styles.goodMonth && (
                    <span className={styles.good}>{t('good')}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isOne ? (
              <YearOfWeather climate={climate} looks={looks} />
            ) : (
              climates.map((one) => <Region key={one.name} climate={one} />)
            )}
            <PriceRowsByYear months={months} {...(isOne && { looks, closed })} />
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {isOne && `${t(`rule_${climate.rule}`)} `}
        {climates.length > 0 && t('climate_basis')}
      </p>
    </section>
  );
}

/** Whether a month, 0 to 11, has no day of the season. */
function isClosedIn(month: number, season: Season): boolean {
  if (!season) return false;
  const [first, last] = [season.startDate, season.endDate].map(
    (day) => Number(day.slice(0, 2)) - 1,
  );
  const isBefore = month < (first ?? 0);
  const isAfter = month > (last ?? 0);
  return (first ?? 0) <= (last ?? 0) ? isBefore || isAfter : isBefore && isAfter;
}

/** What makes the good months good, and which they are. */
function BestMonths({ climate: { months, rule } }: { readonly climate: Climate }) {
  const t = useTranslations('destination');
  const good = months.flatMap((month, at) => (month.good ? MONTH_NAMES[at]! : []));
  const [last = '', ...before] = good.toReversed();
  if (last === '' || before.length === MONTH_NAMES.length - 1) return null;
  const named =
    before.length === 0 ? last : `${before.toReversed().join(', ')} ${t('and')} ${last}`;
  return (
    <p>
      {t(`good_${rule}`)} <strong>{named}</strong>.
    </p>
  );
}

/** °C from which each of the four inks of warmth is printed. */
const HEAT = [18, 22, 26, 30] as const;

function Region({ climate: { name, months } }: { readonly climate: Climate }) {
  const t = useTranslations('destination');
  return (
    <tr>
      <th scope="row">{name}</th>
      {months.map(({ air, sea }, at) => (
        <td
          key={MONTH_NAMES[at]}
          data-heat={HEAT.filter((least) => air >= least).length || undefined}
          className={styles.degrees}
        >
          <span aria-hidden="true">
            <strong>{air}</strong> {sea}
          </span>
          <span className={styles.spoken}>
            {sea === null ? t('degrees', { air }) : t('degrees_sea', { air, sea })}
          </span>
        </td>
      ))}
    </tr>
  );
}
