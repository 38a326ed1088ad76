import { frameOf, pointOn } from '#domain/catalogue/map-frame.ts';
import { Coast, placedAt } from '#web/parts/Coast.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { DealHolidayFragment } from '../query.generated.ts';
import styles from './Locator.module.css';

/** Some 170 km from top to foot: enough to see which coast it is. */
const CLOSEST = 30;

/** Where the hotel is, on a map of its coast. */
export function Locator({ hotel }: { readonly hotel: DealHolidayFragment['hotel'] }) {
  const t = useTranslations('deal');
  const frame = frameOf([hotel.position], 'wide', CLOSEST);
  return (
    <figure className={styles.locator}>
      <Coast frame={frame}>
        <span className={styles.mark} style={placedAt(pointOn(frame, hotel.position))}>
          <span className={styles.name}>{hotel.name}</span>
        </span>
      </Coast>
      <figcaption className={styles.caption}>{t('locator', { place: hotel.placeLine })}</figcaption>
    </figure>
  );
}
