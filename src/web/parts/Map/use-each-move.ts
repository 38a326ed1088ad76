import { useEffect, useReducer } from 'react';
import type { MovingMap } from './use-map.ts';

/** Renders again with each move of the map, once a frame: for what stands on it. */
export function useEachMove(map: MovingMap): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    map.on('move', again);
    map.on('resize', again);
    return () => {
      map.off('move', again);
      map.off('resize', again);
    };
  }, [map]);
}
