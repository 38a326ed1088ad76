import type { CSSProperties } from 'react';
import { Coast, placedAt } from '#web/parts/Coast.tsx';
import { MapNames } from '#web/parts/MapNames/MapNames.tsx';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import type { DrawnPlaces, MapLayout } from './map-layout.ts';
import type { LaidPin } from './spread-pins.ts';
import styles from './PlacesMap.module.css';

type PlacesMapProps = {
  /** What the places lie in, or around. */
  readonly name: string;
  readonly map: MapLayout;
};

/**
 * Numbers as on the posters beside it, with their names where there is room; links to places. What
 * lies far from the others is in a corner.
 */
export function PlacesMap({ name, map }: PlacesMapProps) {
  const t = useTranslations('place_prices');
  const { inset } = map;
  return (
    <nav aria-label={t('map', { place: name })} className={styles.map} data-shape={map.frame.shape}>
      <Coast frame={map.frame}>
        <div className={styles.narrow}>
          <MapNames of={map.names.narrow} />
        </div>
        <div className={styles.wide}>
          <MapNames of={map.names.wide} />
        </div>
        <Pins of={map.pins} />
        {inset && (
          <div className={styles.inset} style={{ [inset.corner.x]: 0, [inset.corner.y]: 0 }}>
            <Coast frame={inset.frame}>
              <Pins of={inset.pins} />
            </Coast>
          </div>
        )}
      </Coast>
    </nav>
  );
}

function Pins({ of }: { readonly of: DrawnPlaces['pins'] }) {
  return of.map(({ value, label, path, number, at, narrow, wide }) => (
    <div
      key={value}
      className={styles.spot}
      style={{ ...placedAt(at), ...offsets('n', narrow), ...offsets('w', wide) }}
    >
      {number === 0 ? (
        <b className={`${styles.pin} ${styles.here}`}>{label}</b>
      ) : (
        <Link
          to={placePageHref(path ?? '')}
          className={styles.pin}
          aria-label={`${number} ${label}`}
        >
          {number}{' '}
          {(narrow.isNamed || wide.isNamed) && (
            <span
              className={classes(
                styles.name,
                !narrow.isNamed && styles.onWide,
                !wide.isNamed && styles.onNarrow,
              )}
            >
              {label}
            </span>
          )}
        </Link>
      )}
    </div>
  ));
}

/** For the style sheet: from a place to its label, and how much of the label lies left of that. */
const offsets = (of: 'n' | 'w', { x, y, side }: LaidPin): CSSProperties => ({
  [`--${of}x`]: `${x}px`,
  [`--${of}y`]: `${y}px`,
  [`--${of}s`]: side === 'after' ? '0%' : '-100%',
});
