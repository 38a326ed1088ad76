import { Suspense, useRef, type ReactNode } from 'react';
import { pointOn } from '#domain/catalogue/map-frame.ts';
import { Coast, placedAt } from '#web/parts/Coast.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { frameOfHotel, type LocatedHotel } from './located-hotel.ts';
import { useReach } from './use-reach.ts';
import styles from './Locator.module.css';

const LiveLocator = lazyPart(
  async () => (await import('./LiveLocator.tsx')).LiveLocator,
  ({ drawn }) => drawn,
);

type LocatorProps = {
  readonly hotel: LocatedHotel;
  /** On the drawn map, below its label. */
  readonly children?: ReactNode;
};

/**
 * Where a hotel is: drawn with its coast, and once somebody reaches for it on one that moves, with
 * its surroundings.
 */
export function Locator({ hotel, children }: LocatorProps) {
  const figure = useRef<HTMLElement>(null);
  const reach = useReach(figure);
  const frame = frameOfHotel(hotel);
  const drawn = (
    <Coast frame={frame}>
      {children}
      <span className={styles.mark} style={placedAt(pointOn(frame, hotel.position))}>
        <span className={styles.name}>{hotel.name}</span>
      </span>
    </Coast>
  );
  return (
    <figure ref={figure} className={styles.locator}>
      <div className={styles.box}>
        {reach === undefined ? (
          drawn
        ) : (
          <Suspense fallback={drawn}>
            <LiveLocator hotel={hotel} drawn={drawn} />
          </Suspense>
        )}
      </div>
      <figcaption className={styles.caption}>{hotel.placeLine}</figcaption>
    </figure>
  );
}
