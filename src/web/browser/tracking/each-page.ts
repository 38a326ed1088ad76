import type { DataRouter, RouterState } from 'react-router';

/** Tells of the page that is shown, and of each that differs from the one before (TRK-01, 02). */
export function eachPage(router: DataRouter, see: (state: RouterState) => void): void {
  let lastPage = '';
  const look = (): void => {
    const { state } = router;
    if (state.navigation.state !== 'idle') return;
    const page = state.location.pathname + state.location.search;
    if (page === lastPage) return;
    lastPage = page;
    see(state);
  };
  look();
  router.subscribe(look);
}
