import { formatDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { hasChosen, type BasketFacts } from './basket-facts.ts';
import { BasketReceipt } from './BasketAside.tsx';
import styles from './TripLine.module.css';

/** The holiday in one line, which opens the receipt; below 1000 px. */
export function TripLine({ basket }: { readonly basket: BasketFacts }) {
  const t = useTranslations('basket');
  const { hotel, holiday } = basket;
  return (
    <details className={styles.line}>
      <summary className={styles.summary}>
        <span>
          {t('trip', {
            hotel: hotel.name,
            date: formatDate(holiday.departureDate, 'short'),
            nights: holiday.itinerary.numberOfNights,
          })}
        </span>
        <span className={styles.open}>{t('receipt')}</span>
      </summary>
      <div className={styles.receipt}>
        <BasketReceipt basket={basket}>
          <p>{t('same_total', { chosen: String(hasChosen(basket)) })}</p>
        </BasketReceipt>
      </div>
    </details>
  );
}
