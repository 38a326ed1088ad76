import type { DataRouter, RouterState } from 'react-router';

/**
 * Tells of the page that was shown when tracking was asked for, which may be left by now, and of
 * each that differs from the one before (TRK-01, 02).
 */
export function eachPage(
  router: DataRouter,
  first: RouterState,
  see: (state: RouterState) => void,
): void {
  let lastPage = '';
  const look = (state: RouterState): void => {
    if (state.navigation.state !== 'idle') return;
    const page = state.location.pathname + state.location.search;
    if (page === lastPage) return;
    lastPage = page;
    see(state);
  };
  look(first);
  look(router.state);
  router.subscribe(look);
}
