import { lazy, Suspense, useRef } from 'react';
import { frameOf, metresBetween, pointOn } from '#domain/catalogue/map-frame.ts';
import { Coast, placedAt } from '#web/parts/Coast.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { LocatedHotel } from './located-hotel.ts';
import { useReach } from './use-reach.ts';
import styles from './Locator.module.css';

const LiveLocator = lazy(async () => ({
  default: (await import('./LiveLocator.tsx')).LiveLocator,
}));

/** Some 170 km from top to foot: enough to see which coast it is. */
const CLOSEST = 30;

/**
 * Where a hotel is: drawn on the map of its coast, and once somebody reaches for it on one that
 * moves, with its surroundings; the distances in words beneath.
 */
export function Locator({ hotel }: { readonly hotel: LocatedHotel }) {
  const figure = useRef<HTMLElement>(null);
  const reach = useReach(figure);
  const frame = frameOf([hotel.position], 'wide', CLOSEST);
  const drawn = (
    <Coast frame={frame}>
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
      <figcaption className={styles.caption}>{useCaption(hotel)}</figcaption>
    </figure>
  );
}

function useCaption(hotel: LocatedHotel): string {
  const t = useTranslations('common');
  const { placeLine, resortName, position, resortPosition, metresToBeach, nearestAirports } = hotel;
  const [airport] = nearestAirports;
  const metres = metresBetween(position, resortPosition);
  return [
    t('locator', { place: placeLine }),
    t('locator_centre', { place: resortName, distance: distanceInWords(metres) }),
    ...(metresToBeach === null
      ? []
      : [t('locator_beach', { distance: distanceInWords(metresToBeach) })]),
    ...(airport ? [t('locator_airport', { airport: airport.name, km: airport.km })] : []),
  ].join(' ');
}

const KILOMETRE = 1_000;

/** To ten metres, from a kilometre on to a tenth of one. */
const distanceInWords = (metres: number): string =>
  metres < KILOMETRE
    ? `${Math.max(10, Math.round(metres / 10) * 10)} m`
    : `${(metres / KILOMETRE).toFixed(1)} km`;
