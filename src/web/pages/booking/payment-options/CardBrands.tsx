import { useTranslations } from 'use-intl';
import styles from './CardBrands.module.css';

/** Card schemes that are taken (PAY-20); names in print, not the schemes' own marks. */
const BRANDS = ['Visa', 'Mastercard', 'Amex'] as const;

export function CardBrands() {
  const t = useTranslations('booking.payment_options');
  return (
    <ul className={styles.brands} aria-label={t('cards_taken')}>
      {BRANDS.map((brand) => (
        <li key={brand}>{brand}</li>
      ))}
    </ul>
  );
}
