import { useTranslations } from '#web/texts/translate.tsx';
import type { CheckoutPlanFragment } from '../query.generated.ts';
import styles from './CardBrands.module.css';

/** Card schemes that are taken (PAY-20): our own small drawings, not the schemes' marks. */
const BRANDS = ['Visa', 'Mastercard', 'Amex'] as const;

/** Icons of what can be paid with; PayPal stands among them where a plan can be paid with it. */
export function CardBrands({
  plans,
}: {
  readonly plans: readonly Pick<CheckoutPlanFragment, 'paymentMethods'>[];
}) {
  const t = useTranslations('paying.payment_options');
  const hasPayPal = plans.some(({ paymentMethods }) => paymentMethods.includes('PAYPAL'));
  return (
    <ul className={styles.brands} aria-label={t('cards_taken')}>
      {[...BRANDS, ...(hasPayPal ? ['PayPal'] : [])].map((brand) => (
        <li key={brand}>
          <BrandIcon brand={brand} />
        </li>
      ))}
    </ul>
  );
}

/** A card with its scheme's name, and Mastercard's two circles over it. */
function BrandIcon({ brand }: { readonly brand: string }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 72 30"
      role="img"
      aria-label={brand}
      data-brand={brand.toLowerCase()}
    >
      <rect x=".75" y=".75" width="70.5" height="28.5" rx="4" />
      {brand === 'Mastercard' && (
        <g className={styles.circles}>
          <circle cx="32" cy="10" r="5" />
          <circle cx="40" cy="10" r="5" />
        </g>
      )}
      <text x="36" y={brand === 'Mastercard' ? 25 : 20} textAnchor="middle" aria-hidden="true">
        {brand}
      </text>
    </svg>
  );
}
