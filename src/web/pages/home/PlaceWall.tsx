import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { PricedPlace } from './priced-places.ts';
import type { PricedTravellers } from './priced-travellers.ts';
import layout from '#web/ui/layout.module.css';
import styles from './PlaceWall.module.css';

const ACROSS = 4;

/**
 * Four places as posters; one with a price names the resort and opens that holiday, one without
 * opens its results.
 */
export function PlaceWall({
  places,
  travellers,
}: {
  readonly places: readonly PricedPlace[];
  readonly travellers: PricedTravellers;
}) {
  const t = useTranslations('home');
  if (places.length === 0) return null;
  return (
    <section className={`${layout.wrap} ${styles.section}`} aria-labelledby="places">
      <h2 id="places" className={styles.head}>
        {t('places')}
      </h2>
      <div className={styles.wall}>
        {places.map((place) => (
          <PlacePoster
            key={place.value}
            place={place}
            people={travellers.people}
            width={places.length < ACROSS ? 412 : 300}
          />
        ))}
      </div>
    </section>
  );
}

type PlacePosterProps = {
  readonly place: PricedPlace;
  readonly people: number;
  /** In pixels on a wide screen. */
  readonly width: number;
};

function PlacePoster({ place, people, width }: PlacePosterProps) {
  const t = useTranslations('home');
  const { earliestDepartureDate } = usePageProperties().domainConfig.checkoutRules;
  const { offer } = place;
  const search = makeCriteriaQuery({
    ...defaultCriteria(earliestDepartureDate),
    locationIds: [place.value],
  });
  return (
    <Poster
      picture={pictureFacts(place.picture, 'poster', 'poster3x')}
      sizes={`(min-width: 1000px) ${width}px, 45vw`}
      name={place.label}
      line={
        offer
          ? t('total_from', {
              resort: offer.hotel.resortName,
              amount: formatMoney(offer.price.total),
              people,
              date: formatDate(offer.departureDate, 'short'),
            })
          : place.within
      }
      to={
        offer
          ? dealHref({ ...offer, total: offer.price.total })
          : routes.results.href({ query: search })
      }
    />
  );
}
