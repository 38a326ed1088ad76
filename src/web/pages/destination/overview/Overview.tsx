import { formatDate } from '#domain/dates.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PlaceProps, Prices } from '../place-props.ts';
import { LateFoot } from './late-foot.tsx';
import { PlacesBelow } from './PlacesBelow.tsx';
import { Tastes } from './Tastes.tsx';
import { WhenToGo } from './WhenToGo.tsx';
import layout from '#web/ui/layout.module.css';
import styles from '../destination.module.css';

/** When to go, hotels, places in it, and what else is told of a place. */
export function Overview({
  place,
  guide,
  criteria,
  order,
  prices: { cheapestMonths, tastedHotels, placeGuide: known, tax },
  below,
  map,
}: PlaceProps & Prices) {
  const t = useTranslations('destination');
  const days = {
    from: formatDate(criteria.departureDate),
    to: formatDate(criteria.departureRangeEndDate),
  };
  return (
    <>
      <WhenToGo
        name={place.label}
        climates={guide.climates}
        months={cheapestMonths.months}
        season={place.seasonality}
      />
      {tastedHotels.hotels.length === 0 ? (
        <p>{t('nothing', days)}</p>
      ) : (
        <section aria-labelledby="tastes" className={`${layout.ruled} ${styles.list}`}>
          <h2 id="tastes">{t('tastes')}</h2>
          <p>{t('basis', days)}</p>
          <Tastes hotels={tastedHotels.hotels} />
          <p className={layout.alone}>
            <Link to={routes.results.href({ query: makeCriteriaQuery(criteria) })}>
              {t('all_hotels', { place: place.label })}
            </Link>
          </p>
        </section>
      )}
      {below.length > 0 && (
        <PlacesBelow place={place} places={below} map={map} order={order} days={days} />
      )}
      <LateFoot
        place={place}
        guide={guide}
        criteria={criteria}
        known={known}
        tax={tax}
        months={cheapestMonths.months}
      />
    </>
  );
}
