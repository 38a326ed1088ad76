import { useTranslations } from 'use-intl';
import type { CheckoutPlanFragment } from '../query.generated.ts';
import styles from './CardBrands.module.css';

/** Card schemes that are taken (PAY-20); names in print, not the schemes' own marks. */
const BRANDS = ['Visa', 'Mastercard', 'Amex'] as const;

/** PayPal stands among them where a plan can be paid with it. */
export function CardBrands({ plans }: { readonly plans: readonly Pick<CheckoutPlanFragment, 'paymentMethods'>[] }) {
  const t = useTranslations('booking.payment_options');
  const hasPayPal = plans.some(({ paymentMethods }) => paymentMethods.includes('PAYPAL'));
  return (
    <ul className={styles.brands} aria-label={t('cards_taken')}>
      {[...BRANDS, ...(hasPayPal ? ['PayPal'] : [])].map((brand) => (
        <li key={brand}>{brand}</li>
      ))}
    </ul>
  );
}
