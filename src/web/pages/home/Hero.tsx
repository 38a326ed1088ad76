import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { LuggageLabel } from '#web/parts/LuggageLabel.tsx';
import { Picture } from '#web/parts/Picture.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { heroPicture } from './hero-picture.ts';
import type { PricedTravellers } from './priced-travellers.ts';
import type { BoardPackageFragment } from './query.generated.ts';
import styles from './Hero.module.css';

/**
 * The poster of the season, or of a city, across the page, with a label that names a place and a
 * price that can be booked.
 */
export function Hero({
  isCities,
  offer,
  travellers,
}: {
  readonly isCities: boolean;
  readonly offer: BoardPackageFragment | undefined;
  readonly travellers: PricedTravellers;
}) {
  const t = useTranslations('home');
  const alt = t(isCities ? 'hero_alt_cities' : 'hero_alt');
  const subject = isCities ? 'city' : 'sea';
  return (
    <figure className={styles.frame}>
      <Picture
        picture={heroPicture(subject, 'hero', alt)}
        narrow={heroPicture(subject, 'phoneHero', alt)}
        sizes="(min-width: 1440px) 1320px, (min-width: 900px) 100vw, 672px"
        first
      />
      {offer && (
        <figcaption className={styles.label}>
          <Offer offer={offer} travellers={travellers} />
        </figcaption>
      )}
    </figure>
  );
}

type OfferProps = {
  readonly offer: BoardPackageFragment;
  readonly travellers: PricedTravellers;
};

function Offer({ offer, travellers: { people, infants } }: OfferProps) {
  const t = useTranslations('home');
  const common = useTranslations('common');
  const { total, perPerson } = offer.price;
  const airport = offer.outbound?.segments[0]?.departureAirport.name;
  return (
    <LuggageLabel>
      <div>
        <p className={styles.name}>
          <Link to={dealHref({ ...offer, total })}>{offer.hotel.resortName}</Link>
        </p>
        <p className={styles.small}>
          {t('offer_when', {
            date: formatDate(offer.departureDate),
            nights: offer.numberOfNights,
            airport: airport ?? '',
          })}
        </p>
        <p className={styles.small}>
          <strong data-price="total">{`${formatMoney(total)} ${common('total_for', { people })}`}</strong>
          ,{' '}
          <span data-price="pp">
            {common('each_with_amount', {
              amount: formatMoney(perPerson),
              paying: people - infants,
              infants,
            })}
          </span>
        </p>
      </div>
    </LuggageLabel>
  );
}
