import { PriceChanged } from '#web/parts/PriceChanged.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { DealPriceChangeFragment } from '../query.generated.ts';
import styles from '../deal.module.css';

/**
 * The price is not what the visitor saw: was and now, to carry on with or to change (a fall is told
 * as well).
 */
export function ChangedPrice({ change }: { readonly change: DealPriceChangeFragment }) {
  const t = useTranslations('deal');
  return (
    <div className={styles.changed}>
      <PriceChanged
        change={change}
        accept={{ name: 'acceptedTotal', value: String(change.now.amount) }}
        wayOut={<a href="#dates">{t('other_dates')}</a>}
      />
    </div>
  );
}
