import { formatDate } from '#domain/dates.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { Stars } from '#web/parts/Stars.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { ShownHotel } from './hotel-week.ts';
import type { HotelWeekQuery } from './query.generated.ts';
import { useTwoPrices } from './use-two-prices.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './OtherHotels.module.css';

type OtherHotelsProps = {
  readonly hotel: ShownHotel;
  /** Of the search for hotels like it, itself among them. */
  readonly others: HotelWeekQuery['packages']['packages'];
};

const MOST_SHOWN = 6;

/** Hotels of the region with about as many stars, each with one fact and what its week costs. */
export function OtherHotels({ hotel: { id, locatedIn }, others }: OtherHotelsProps) {
  const t = useTranslations('hotel');
  const { kinds, words } = useTwoPrices();
  const shown = others.filter(({ hotel }) => hotel.id !== id).slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="others" className={layout.ruled}>
      <h2 id="others">{t('others')}</h2>
      <p className={typography.small}>
        {t('others_basis', { place: (locatedIn[1] ?? locatedIn[0])?.name ?? '' })}
      </p>
      <ul className={styles.others}>
        {shown.map(({ hotel, price, departureDate, numberOfNights, ...ids }) => (
          <li key={hotel.id}>
            {hotel.pictures[0] && (
              <div className={styles.picture}>
                <Picture
                  picture={pictureFacts(hotel.pictures[0], 'card')}
                  sizes="(min-width: 1280px) 204px, 240px"
                />
              </div>
            )}
            <h3>
              <Link to={routes.hotel.href({ hotelId: hotel.id, slug: hotel.slug })}>
                {hotel.name}
              </Link>
            </h3>
            <p className={typography.small}>
              <Stars stars={hotel.ourStarRating} /> {hotel.resortName}. {hotel.decidingFact}
            </p>
            <p data-price={kinds[0]}>
              <Link
                to={dealHref({ ...ids, total: price.total })}
                aria-label={t('see_other', { hotel: hotel.name, price: words(price)[0] ?? '' })}
              >
                {words(price)[0]}
              </Link>
            </p>
            <p className={typography.small} data-price={kinds[1]}>
              {t('other_price', {
                price: words(price)[1] ?? '',
                date: formatDate(departureDate),
                nights: numberOfNights,
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
