import { Check } from 'lucide-react';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { ExtrasBasketFragment } from './query.generated.ts';
import styles from './extras.module.css';

/** What the price holds already, so that nobody buys it twice. */
export function Included({ basket }: { readonly basket: ExtrasBasketFragment }) {
  const t = useTranslations('extras');
  const bags = basket.bags.filter(({ isIncluded }) => isIncluded).map(({ label }) => label);
  const perks = basket.includedPerks.map(({ name, contentKey }) =>
    t('perk', { name, key: contentKey }),
  );
  if (bags.length + perks.length === 0) return null;
  return (
    <section className={styles.included} aria-labelledby="included">
      <h2 id="included">{t('included')}</h2>
      <ul className={styles.includedList}>
        {[...new Set([...bags, ...perks])].map((name) => (
          <li key={name}>
            <Icon of={Check} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
