import { Check } from 'lucide-react';
import { BagsToScale } from '#web/parts/BagsToScale.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { ExtrasBasketFragment } from './query.generated.ts';
import styles from './extras.module.css';

/** What the price holds already, so that nobody buys it twice. */
export function Included({ basket }: { readonly basket: ExtrasBasketFragment }) {
  const t = useTranslations('extras');
  const bags = basket.bags.filter(({ isIncluded }) => isIncluded).map(bagWords);
  const perks = basket.includedPerks.map(({ about }) => about);
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
      <BagsToScale
        name={t('to_scale')}
        bags={basket.bags.filter(isBrought)}
        sizeOf={({ label, sizeLimit }) =>
          sizeLimit
            ? t('bag_size', { label, size: sizeWords(sizeLimit) })
            : t('no_bag_size', { label })
        }
      />
    </section>
  );
}

type Bag = ExtrasBasketFragment['bags'][number];

/** In the fare, or chosen. */
const isBrought = ({ type, isIncluded, quantity }: Bag): boolean =>
  isIncluded || (type === 'HOLD_LUGGAGE' && quantity > 0);

const sizeWords = ({ height, width, depth }: NonNullable<Bag['sizeLimit']>): string =>
  `${height} × ${width} × ${depth} cm`;

/** "Cabin bag, 56 × 45 × 25 cm, 10 kg": the API counts in centimetres and kilograms (FLT-02). */
function bagWords({ label, sizeLimit, weightLimit }: Bag): string {
  const size = sizeLimit && sizeWords(sizeLimit);
  const weight = weightLimit && `${weightLimit.value} kg`;
  return [label, size, weight].filter((words) => words !== null).join(', ');
}
