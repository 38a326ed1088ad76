import { formatDayOfYear } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { flightLength } from '#web/parts/flight-length.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PlaceProps, Prices } from '../place-props.ts';
import { monthAndYear, timeOf } from '../time-words.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from '../destination.module.css';

type GoodToKnowProps = {
  readonly place: PlaceProps['place'];
  readonly known: NonNullable<Prices['prices']['placeGuide']>;
  readonly flights: PlaceProps['guide']['flights'];
};

/** Passport, money, flights and time of a country in short; the whole is on its tab. */
export function GoodToKnow({ place, known, flights }: GoodToKnowProps) {
  const t = useTranslations('destination');
  const foot = useTranslations('place_foot');
  const { market } = usePageProperties().domainConfig;
  const { country, minutesAhead } = known;
  if (!country) return null;
  const { seasonality: season } = place;
  const [flight] = flights;
  const entry = country.entry?.[market].passport;
  const facts = [
    [t(`entry_${market}`), entry],
    [t('money'), t('currency', { name: country.currencyName, code: country.currencyCode })],
    [
      t('flights'),
      flight && t('flight', { ...flightLength(flight.minutes), airport: flight.from.name }),
    ],
    [
      t('hotels_open'),
      season
        ? t('open', {
            from: formatDayOfYear(season.startDate),
            to: formatDayOfYear(season.endDate),
          })
        : t('all_year'),
    ],
    [t('time'), minutesAhead === null ? undefined : timeOf(minutesAhead, t)],
  ] as const;
  return (
    <section aria-labelledby="know" className={`${layout.ruled} ${styles.list}`}>
      <h2 id="know">{foot('know_before')}</h2>
      <dl className={styles.know}>
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {country.entry && (
        <p className={typography.small}>
          {t('entry_as_of', { date: monthAndYear(country.entry.asOf) })}
        </p>
      )}
      <p className={layout.alone}>
        <Link to={placePageHref(place.path ?? '', 'tab=travel-advice')}>
          {foot('all_advice', { place: place.label })}
        </Link>
      </p>
    </section>
  );
}
