import { Maximize2, Minimize2, Minus, Plus } from 'lucide-react';
import { useEffect } from 'react';
import type { Position } from '#domain/catalogue/map-frame.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { MovingMap } from './use-map.ts';
import styles from './MapButtons.module.css';

type MapButtonsProps = {
  readonly map: MovingMap;
  /** What stays in its place while the map comes closer, where it is seen; else the middle. */
  readonly around?: Position | undefined;
  /** Whether the map has the whole window, and how to change that; none: there is no button. */
  readonly full?: { readonly isOn: boolean; readonly set: (isOn: boolean) => void };
};

/** Closer, farther, and the whole window. */
export function MapButtons({ map, around, full }: MapButtonsProps) {
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
        <button type="button" aria-label={t('zoom_in')} onClick={() => zoomBy(map, 1, around)}>
          <Icon of={Plus} />
        </button>
        <button type="button" aria-label={t('zoom_out')} onClick={() => zoomBy(map, -1, around)}>
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

function zoomBy(map: MovingMap, levels: number, around: Position | undefined): void {
  const at: [number, number] | undefined = around && [around.lon, around.lat];
  map.easeTo({
    zoom: map.getZoom() + levels,
    ...(at && map.getBounds().contains(at) && { around: at }),
  });
}
