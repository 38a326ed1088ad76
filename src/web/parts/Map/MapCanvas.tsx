import { useRef, type ReactNode } from 'react';
import { useMap, type MapView, type MovingMap } from './use-map.ts';
import styles from './MapCanvas.module.css';

type MapCanvasProps = {
  /** By the size of the box. */
  readonly start: (width: number, height: number) => MapView;
  readonly label: string;
  /** Stands until the map is there, and stays where it cannot be. */
  readonly drawn: ReactNode;
  readonly children: (map: MovingMap) => ReactNode;
};

/** A map that moves, filling its box; over it whatever stands on it, and whose map it is. */
export function MapCanvas({ start, label, drawn, children }: MapCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const opened = useMap(box, { start, label });
  return (
    <div className={styles.map} data-map={opened.kind}>
      {opened.kind !== 'open' && drawn}
      <div
        ref={box}
        className={opened.kind === 'open' ? styles.canvas : styles.hidden}
        inert={opened.kind !== 'open'}
      />
      {opened.kind === 'open' && (
        <>
          {children(opened.map)}
          <p className={styles.credit}>{opened.credit}</p>
        </>
      )}
    </div>
  );
}
