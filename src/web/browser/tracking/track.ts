/** Tells our own server which pages are looked at; loaded for who has consented to it alone. */
import type { DataRouter } from 'react-router';
import { pageEvent, searchIdShown } from './page-event.ts';
import { publishEvent } from './publish-event.ts';

/** Tells of the page that is shown, and of each that differs from the one before (TRK-01, 02). */
export function track(router: DataRouter): void {
  let lastPage = '';
  let lastSearchId: string | null = null;
  const look = (): void => {
    const { state } = router;
    if (state.navigation.state !== 'idle' || state.errors) return;
    const page = state.location.pathname + state.location.search;
    if (page === lastPage) return;
    lastPage = page;
    const event = pageEvent(state, lastSearchId);
    const searchId = searchIdShown(state);
    // Sorting, filtering and paging are no new search.
    const isSameSearch = searchId !== undefined && searchId === lastSearchId;
    lastSearchId = searchId ?? lastSearchId;
    if (event && !isSameSearch) void publishEvent(event);
  };
  look();
  router.subscribe(look);
}
