/** Tells of the pages that are looked at; loaded for who has consented to it alone. */
import type { DataRouter, RouterState } from 'react-router';
import type { PageProperties } from '#web/page-properties.ts';
import { eachPage } from './each-page.ts';
import { pageEvent, searchIdShown } from './page-event.ts';
import { publishEvent } from './publish-event.ts';
import { runTags, type TaggedPage } from './tags.ts';

/**
 * Our own server is told with Analytical, others by what each of them needs. `first`: what was
 * shown when this was asked for.
 */
export function track(
  router: DataRouter,
  first: RouterState,
  { tags, ...page }: Omit<TaggedPage, 'tags'> & Pick<PageProperties, 'tags'>,
): void {
  if (page.consent.analytical) publishPages(router, first);
  if (tags !== 'none') runTags(router, first, { ...page, tags });
}

/** Publishes the page that is shown, and each that differs from the one before. */
function publishPages(router: DataRouter, first: RouterState): void {
  let lastSearchId: string | null = null;
  eachPage(router, first, (state) => {
    if (state.errors) return;
    const event = pageEvent(state, lastSearchId);
    const searchId = searchIdShown(state);
    // Sorting, filtering and paging are no new search.
    const isSameSearch = searchId !== undefined && searchId === lastSearchId;
    lastSearchId = searchId ?? lastSearchId;
    if (event && !isSameSearch) void publishEvent(event);
  });
}
