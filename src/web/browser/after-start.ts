import { fetchAsked, pageAt } from '#web/addresses/route-objects.ts';
import type { PageProperties } from '#web/page-properties.ts';
import { fetchAhead } from './ahead/fetch-ahead.ts';
import { watchErrors } from './monitoring/error-reports.ts';
import { SERVICE_WORKER } from './trusted-types.ts';

/** The routes of the address. */
type Matched = { readonly matches: readonly { readonly route: { readonly path?: string } }[] };

/** What may wait until the page answers; ahead of its turn only for whoever is not `isSparing`. */
export async function afterStart(
  page: PageProperties,
  { matches }: Matched,
  isSparing: boolean,
): Promise<void> {
  watchErrors();
  if (!isSparing) {
    fetchNextSteps(matches);
    if (page.domainConfig.features.clientSideNavigation) fetchAhead();
  }
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined); // ROUTE-23
  holdFocusInMenu();
  if (page.consent.analytical) (await import('./monitoring/web-vitals.ts')).watchWebVitals();
  if (page.inApp) (await import('./app-bridge.ts')).joinApp(page);
}

/** The page's next answer, as to a filter: all but the data itself. */
function fetchNextSteps(matches: Matched['matches']): void {
  void import('./data-call.ts').catch(() => undefined);
  for (const { route } of matches) void fetchAsked(pageAt(route.path));
}

/** The menu is modal from when it is first opened, which may have been before now. */
function holdFocusInMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('#menu > details');
  if (!menu) return;
  const hold = async () => (await import('#web/parts/Menu/hold-focus.ts')).holdFocus(menu);
  if (menu.open) void hold();
  else menu.addEventListener('toggle', () => void hold(), { once: true });
}
