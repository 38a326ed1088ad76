import { formatDate } from '#domain/dates.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { flightLength } from '#web/parts/flight-length.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PlaceProps, Prices } from '../place-props.ts';
import { GoodToKnow } from './GoodToKnow.tsx';
import { PlacesBelow } from './PlacesBelow.tsx';
import { Tastes } from './Tastes.tsx';
import { WhenToGo } from './WhenToGo.tsx';
import layout from '#web/ui/layout.module.css';
import styles from '../destination.module.css';

/** What a place is like, when to go, hotels, places in it, flights there, and places like it. */
export function Overview({
  place,
  guide,
  criteria,
  order,
  prices: { cheapestMonths, tastedHotels, placeGuide: known },
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
      {known && <GoodToKnow place={place} known={known} flights={guide.flights} />}
      <section aria-labelledby="about" className={`${layout.ruled} ${styles.list}`}>
        <h2 id="about">{t('tabs', { place: place.label })}</h2>
        <div className={styles.about}>
          {guide.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Flights name={place.label} flights={guide.flights} />
      <Similar name={place.label} places={guide.similar} />
    </>
  );
}

type FlightsProps = Pick<PlaceProps['guide'], 'flights'> & { readonly name: string };

/** Airports that are read at a glance. */
const AIRPORTS_SHOWN = 6;

/** From which airports one flies straight there; all but the shortest flights when asked for. */
function Flights({ name, flights }: FlightsProps) {
  const t = useTranslations('destination');
  const more = flights.slice(AIRPORTS_SHOWN);
  return (
    <section aria-labelledby="flights" className={`${layout.ruled} ${styles.list}`}>
      <h2 id="flights">{t('where_from', { place: name })}</h2>
      <p>{t(flights.length > 0 ? 'where_from_note' : 'no_direct')}</p>
      <Airports flights={flights.slice(0, AIRPORTS_SHOWN)} />
      {more.length > 0 && (
        <Disclosure summary={t('more_airports', { count: more.length })}>
          <Airports flights={more} />
        </Disclosure>
      )}
    </section>
  );
}

function Airports({ flights }: Pick<FlightsProps, 'flights'>) {
  const t = useTranslations('destination');
  return (
    <ul className={styles.columns}>
      {flights.map(({ from, minutes }) => (
        <li key={from.iata}>{t('flight', { ...flightLength(minutes), airport: from.name })}</li>
      ))}
    </ul>
  );
}

type SimilarProps = {
  readonly name: string;
  readonly places: PlaceProps['guide']['similar'];
};

function Similar({ name, places }: SimilarProps) {
  const t = useTranslations('destination');
  return (
    <section aria-labelledby="similar" className={`${layout.ruled} ${styles.list}`}>
      <h2 id="similar">{t('similar', { place: name })}</h2>
      <p>{t('similar_note')}</p>
      <ul className={styles.wall}>
        {places.map(({ value, label, path, picture }) => (
          <li key={value}>
            <Poster
              picture={pictureFacts(picture, 'poster')}
              sizes="(min-width: 1000px) 310px, (min-width: 640px) 30vw, 46vw"
              name={label}
              to={placePageHref(path ?? '')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
