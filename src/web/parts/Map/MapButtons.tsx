import { Maximize2, Minimize2, Minus, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { MovingMap } from './use-map.ts';
import styles from './MapButtons.module.css';

type MapButtonsProps = {
  readonly map: MovingMap;
  /** Whether the map has the whole window, and how to change that; none: there is no button. */
  readonly full?: { readonly isOn: boolean; readonly set: (isOn: boolean) => void };
};

/** Closer, farther, and the whole window. */
export function MapButtons({ map, full }: MapButtonsProps) {
  const t = useTranslations('map');
  useEffect(() => {
    if (!full?.isOn) return;
    const end = ({ key }: KeyboardEvent): void => void (key === 'Escape' && full.set(false));
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [full]);
  return (
    <div className={styles.buttons} data-full={full?.isOn}>
      <div className={styles.pair}>
        <button type="button" aria-label={t('zoom_in')} onClick={() => map.zoomIn()}>
          <Icon of={Plus} />
        </button>
        <button type="button" aria-label={t('zoom_out')} onClick={() => map.zoomOut()}>
          <Icon of={Minus} />
        </button>
      </div>
      {full && (
        <div className={styles.pair}>
          <button
            type="button"
            aria-label={full.isOn ? t('beside_list') : t('full_width')}
            onClick={() => full.set(!full.isOn)}
          >
            <Icon of={full.isOn ? Minimize2 : Maximize2} />
          </button>
        </div>
      )}
    </div>
  );
}
