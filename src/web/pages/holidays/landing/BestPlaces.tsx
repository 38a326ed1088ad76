import { formatDate, MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { dayAndMonth, roundedUp } from '#web/parts/in-few-words.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { Link } from '#web/ui/Link.tsx';
import { landingHref, ordersOf } from '../landing-address.ts';
import type { LoadedLanding } from '../load-landing.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './landing.module.css';

/** The places in the order asked for, with their weather and the holiday that a price opens. */
export function BestPlaces(landing: LoadedLanding) {
  const t = useTranslations('holidays');
  const { path, month, theme, look, discover, criteria } = landing;
  const orders = ordersOf(landing);
  return (
    <section aria-labelledby="where" className={`${layout.ruled} ${layout.stack}`}>
      <div className={styles.placesHead}>
        <h2 id="where">
          {look.order !== 'BEST' || month === undefined || theme !== undefined
            ? t(`where_${look.order}`)
            : t('where_month', { month: MONTH_NAMES[Number(month.slice(5)) - 1] ?? '' })}
        </h2>
        <p className={typography.small}>
          {t(`basis_${look.order}`, {
            from: formatDate(criteria.departureDate),
            to: formatDate(criteria.departureRangeEndDate),
            nights: criteria.nights[0] ?? 0,
          })}
        </p>
        {orders.length > 1 && (
          <ChipRow>
            {orders.map((order) => (
              <ChipLink
                key={order}
                aria-current={order === look.order ? 'true' : undefined}
                to={`${landingHref(path, { ...look, theme, order })}#where`}
              >
                {t(`order_${order}`)}
              </ChipLink>
            ))}
          </ChipRow>
        )}
      </div>
      {discover.places.length === 0 && <p>{t('no_places')}</p>}
      <ol className={styles.wall}>
        {discover.places.map((place, at) => (
          <PlaceCard key={place.place.value} place={place} number={at + 1} />
        ))}
      </ol>
      <p className={typography.small}>{t('climate_basis')}</p>
      {discover.total > discover.places.length && (
        <p className={layout.alone}>
          <Link
            to={routes.discovery.href({ query: `${makeCriteriaQuery(criteria)}&level=REGION` })}
          >
            {t('all_regions', { total: discover.total })}
          </Link>
        </p>
      )}
    </section>
  );
}

type PlaceCardProps = {
  readonly place: LoadedLanding['discover']['places'][number];
  readonly number: number;
};

/** The whole card is the link to the holiday of its price. */
function PlaceCard({ place: { place, weather, ...priced }, number }: PlaceCardProps) {
  const t = useTranslations('holidays');
  const each = formatMoney(roundedUp(priced.perPerson));
  const facts = weather && { air: weather.air, sea: weather.sea ?? 0, rain: weather.rainDays };
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture
          picture={pictureFacts({ ...place.picture, alt: '' }, 'card')}
          sizes="(min-width: 1000px) 304px, (min-width: 640px) 30vw, 44vw"
        />
        <span className={styles.tag}>{number}</span>
      </div>
      <h3 className={styles.name}>
        <Link to={dealHref({ ...priced, total: priced.from })}>{place.label}</Link>
      </h3>
      {facts && <p>{t(weather.sea === null ? 'weather' : 'weather_sea', facts)}</p>}
      <p data-price="pp">{t.rich('from_each', { each, b: (text) => <strong>{text}</strong> })}</p>
      <p className={typography.small} data-price="total">
        {t('for_two', {
          total: formatMoney(priced.from),
          date: dayAndMonth(priced.departureDate),
        })}
      </p>
    </li>
  );
}
