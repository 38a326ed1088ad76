import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { ReviewScore } from '#web/parts/ReviewScore.tsx';
import { Stars } from '#web/parts/Stars.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Prices } from '../place-props.ts';
import typography from '#web/ui/type.module.css';
import styles from '../destination.module.css';

type TastesProps = { readonly hotels: Prices['prices']['tastedHotels']['hotels'] };

/** A hotel for each taste, with the one fact that decides and the holiday that its price opens. */
export function Tastes({ hotels }: TastesProps) {
  const t = useTranslations('destination');
  return (
    <ul className={styles.tastes}>
      {hotels.map(({ taste, fact, package: { id, hotel, board, price, ...offer } }) => (
        <li key={id}>
          <p className={typography.caps}>{t(`taste_${taste}`)}</p>
          {hotel.pictures[0] && (
            <div className={styles.picture}>
              <Picture
                picture={pictureFacts(hotel.pictures[0], 'card', 'wide')}
                sizes="(min-width: 1280px) 250px, (min-width: 640px) 240px, 92vw"
              />
            </div>
          )}
          <h3>
            <Link to={routes.hotel.href({ hotelId: hotel.id, slug: hotel.slug })}>
              {hotel.name}
            </Link>
          </h3>
          <p>
            <Stars stars={hotel.ourStarRating} />{' '}
            {hotel.tripAdvisorInformation.reviewCount > 0 && (
              <ReviewScore
                score={hotel.tripAdvisorInformation.rating}
                count={hotel.tripAdvisorInformation.reviewCount}
              />
            )}
          </p>
          <p className={typography.small}>{fact}</p>
          <p className={styles.price} data-price="pp">
            {t('each', { each: formatMoney(price.perPerson) })}
          </p>
          <p className={typography.small} data-price="total">
            {t('taste_total', {
              total: formatMoney(price.total),
              board: board.name.toLowerCase(),
              date: formatDate(offer.departureDate),
              nights: offer.numberOfNights,
            })}
          </p>
          <Link
            to={dealHref({ ...offer, total: price.total })}
            aria-label={t('see_this_at', { hotel: hotel.name })}
          >
            {t('see_this')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
