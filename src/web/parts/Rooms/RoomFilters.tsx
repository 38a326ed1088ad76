import { useTranslations } from '#web/texts/translate.tsx';
import { ChipButton } from '#web/ui/Chip.tsx';
import { classes } from '#web/ui/classes.ts';
import { useLive } from '#web/ui/use-live.ts';
import { PriceViewToggle } from '../PriceViewToggle.tsx';
import type { RoomRow, RowFilter } from './rooms-facts.ts';
import styles from './RoomFilters.module.css';

type RoomFiltersProps = {
  readonly rows: readonly RoomRow[];
  readonly filters: readonly RowFilter[];
  readonly filter: RowFilter | undefined;
  readonly setFilter: (filter: RowFilter | undefined) => void;
};

/** Chips for what splits the rooms, and which figure of a price comes first. For script alone. */
export function RoomFilters({ rows, filters, filter, setFilter }: RoomFiltersProps) {
  const t = useTranslations('rooms');
  const live = useLive();
  return (
    <div className={classes(styles.bar, !live && styles.unlive)}>
      {filters.length > 0 && (
        <div role="group" aria-label={t('filters')} className={styles.chips}>
          <ChipButton
            on={filter === undefined}
            aria-pressed={filter === undefined}
            onClick={() => setFilter(undefined)}
          >
            {t('all_rooms', { count: rows.length })}
          </ChipButton>
          {filters.map((one) => (
            <ChipButton
              key={JSON.stringify(one)}
              on={one === filter}
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {one.kind === 'view'
                ? one.view.charAt(0).toUpperCase() + one.view.slice(1)
                : t('sleeps_least', { count: one.sleeps })}
            </ChipButton>
          ))}
        </div>
      )}
      <PriceViewToggle />
    </div>
  );
}
