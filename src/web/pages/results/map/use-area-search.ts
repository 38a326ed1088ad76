import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { MovingMap } from '#web/parts/Map/use-map.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { SearchPin } from './use-pins.ts';

type AreaSearch = {
  /** Whether the map was moved since it was searched. */
  readonly isMoved: boolean;
  /** Why the part of the map that is seen is not searched; undefined when it can be. */
  readonly words: string | undefined;
  /** Keeps the search to the resorts that are seen. */
  readonly search: () => void;
};

/** An address stays short enough for every browser. */
const MOST_AREAS = 40;

/**
 * Keeps the search to the resorts in the part of the map that is seen, as its filter of areas: with
 * each move while `isOn`, or when asked to.
 */
export function useAreaSearch(
  map: MovingMap,
  criteria: Criteria,
  resorts: readonly SearchPin[],
  isOn: boolean,
): AreaSearch {
  const t = useTranslations('map');
  const navigate = useNavigate();
  const [isMoved, setMoved] = useState(false);
  const [problem, setProblem] = useState<'nothing' | 'too_wide'>();
  const search = (): void => {
    const bounds = map.getBounds();
    const seen = resorts.filter(({ position: { lat, lon } }) => bounds.contains([lon, lat]));
    const isAll = seen.length === resorts.length;
    setMoved(false);
    setProblem(seen.length === 0 ? 'nothing' : undefined);
    if (seen.length === 0) return;
    if (!isAll && seen.length > MOST_AREAS) return setProblem('too_wide');
    const areas = isAll ? [] : seen.map(({ id }) => id).toSorted();
    if (areas.join() === criteria.filters.areas.toSorted().join()) return;
    const filters = { ...criteria.filters, areas };
    const query = makeCriteriaQuery({ ...criteria, filters, page: 1 });
    // A map that is open on a small screen stays open.
    void navigate(`${routes.results.href({ query })}${window.location.hash}`, {
      replace: true,
      preventScrollReset: true,
    });
  };
  useEffect(() => {
    const moved = ({ originalEvent }: { readonly originalEvent?: unknown }): void => {
      if (originalEvent === undefined) return;
      setMoved(true);
      if (isOn) search();
    };
    map.on('moveend', moved);
    return () => void map.off('moveend', moved);
  });
  return { isMoved, words: problem && t(problem), search };
}
