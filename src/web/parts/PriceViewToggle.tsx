import { useTranslations } from '#web/texts/translate.tsx';
import { ChipButton } from '#web/ui/Chip.tsx';
import { usePriceView } from './price-view.ts';
import { PRICE_VIEWS } from './PriceBlock.tsx';
import styles from './PriceViewToggle.module.css';

/**
 * Each person's share or the party's total as the bigger figure, for every price that is shown
 * (SITE-13).
 */
export function PriceViewToggle() {
  const t = useTranslations('common');
  const [chosen, choose] = usePriceView();
  return (
    <div role="group" aria-label={t('price_view')} className={styles.toggle}>
      {PRICE_VIEWS.map((view) => (
        <ChipButton
          key={view}
          on={view === chosen}
          aria-pressed={view === chosen}
          onClick={() => choose(view)}
        >
          {t(`price_view_${view}`)}
        </ChipButton>
      ))}
    </div>
  );
}
