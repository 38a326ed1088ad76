import { formatMoney } from '#domain/money.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { SavedDealOfPageFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './scrapbook.module.css';

type InsteadProps = {
  readonly holiday: Exclude<SavedDealOfPageFragment['holiday'], { readonly kind: 'Holiday' }>;
};

/** What can be had in place of a holiday that is gone, each with its price. */
export function Instead({ holiday }: InsteadProps) {
  const t = useTranslations('scrapbook');
  if (holiday.kind !== 'NoAvailability' || holiday.alternatives.length === 0) return null;
  return (
    <>
      <h3 className={styles.insteadHead}>{t('instead')}</h3>
      <ul className={styles.alternatives}>
        {holiday.alternatives.map(
          ({ label, package: { hotelQuoteId, flightQuoteId, hotel, price } }) => (
            <li key={hotelQuoteId + flightQuoteId}>
              <span>
                <Link
                  to={routes.deal.href({
                    hotelQuoteId,
                    flightQuoteId,
                    query: `seen=${price.total.amount}`,
                  })}
                >
                  {hotel.name}
                </Link>
                <span className={typography.micro}>{label}</span>
              </span>
              <span data-price="total">{formatMoney(price.total, 'always')}</span>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
