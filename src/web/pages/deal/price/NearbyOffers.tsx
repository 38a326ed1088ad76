import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { quoteHref } from '../choices/Choices.tsx';
import type { NearbyOffersHolidayFragment } from './nearby-offers.generated.ts';
import styles from './NearbyOffers.module.css';

/** What one change to this holiday would save, each a link to that deal; nothing when none does. */
export function NearbyOffers({
  holidays,
}: {
  readonly holidays: readonly NearbyOffersHolidayFragment[];
}) {
  const t = useTranslations('deal');
  const cheaper = holidays.filter(({ difference }) => difference.amount < 0);
  if (cheaper.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="next-door">
      <h2 id="next-door" className={styles.heading}>
        {t('next_door')}
      </h2>
      <ul className={styles.rows}>
        {cheaper.map(({ label, hotelQuoteId, flightQuoteId, price, difference }) => (
          <li key={`${hotelQuoteId} ${flightQuoteId}`} className={styles.row}>
            <Link to={quoteHref(hotelQuoteId, flightQuoteId, price.total)}>{label}</Link>
            <span className={styles.saved}>
              {t('saves', { amount: formatMoney({ ...difference, amount: -difference.amount }) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
