import type { CSSProperties, ReactNode } from 'react';
import { MAP_SHAPES, mapPath, type MapFrame } from '#domain/catalogue/map-frame.ts';
import styles from './Coast.module.css';

type CoastProps = { readonly frame: MapFrame; readonly children: ReactNode };

/**
 * Land in the sea, in the colours of the page, and what stands on it; drawn by the server, fetched
 * only where it is seen.
 */
export function Coast({ frame, children }: CoastProps) {
  const { width, height } = MAP_SHAPES[frame.shape];
  return (
    <div className={styles.sea} style={{ aspectRatio: `${width} / ${height}` }}>
      <div className={styles.shore}>
        <div className={styles.land} style={{ maskImage: `url(${mapPath(frame)})` }} />
      </div>
      {children}
    </div>
  );
}

/** Where something stands on a map. */
export const placedAt = ({ x, y }: { readonly x: number; readonly y: number }): CSSProperties => ({
  left: percent(x),
  top: percent(y),
});

const percent = (part: number): string => `${(100 * part).toFixed(2)}%`;
