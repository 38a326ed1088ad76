import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { holidayHref } from '#web/href.ts';
import { LuggageLabel } from '#web/parts/LuggageLabel.tsx';
import { Picture } from '#web/parts/Picture.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import styles from './Hero.module.css';
import type { PricedPlace } from './priced-places.ts';

const WIDE = { width: 1344, height: 540 };
const NARROW = { width: 390, height: 170 };

/** The poster of one place across the page, with a label that names it and a price that can be booked. */
export function Hero({ place }: { readonly place: PricedPlace }) {
  return (
    <figure className={styles.frame}>
      <Picture picture={pictureFacts(place.picture, WIDE)} narrow={pictureFacts(place.picture, NARROW)} sizes="(min-width: 1440px) 1320px, 100vw" first />
      {place.offer && (
        <figcaption className={styles.label}>
          <Offer place={place} offer={place.offer} />
        </figcaption>
      )}
    </figure>
  );
}

type OfferProps = { readonly place: PricedPlace; readonly offer: NonNullable<PricedPlace['offer']> };

function Offer({ place, offer }: OfferProps) {
  const t = useTranslations('home');
  const { total, perPerson } = offer.price;
  const airport = offer.outbound?.segments[0]?.departureAirport.name;
  return (
    <LuggageLabel>
      <p className={styles.name}>
        <Link to={holidayHref(offer.hotelQuoteId, offer.flightQuoteId, `seen=${total.amount}`)}>{place.label}</Link>
      </p>
      <p className={styles.small}>
        {t('offer_when', { date: formatDate(offer.departureDate), nights: offer.numberOfNights, airport: airport ?? '' })}
      </p>
      <p className={styles.small}>
        <strong data-price="total">{t('total_for_two', { amount: formatMoney(total) })}</strong>,{' '}
        <span data-price="pp">{t('each', { amount: formatMoney(perPerson) })}</span>
      </p>
    </LuggageLabel>
  );
}
