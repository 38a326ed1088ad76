import type { PageProperties } from '#web/page-properties.ts';
import { watchErrors } from './monitoring/error-reports.ts';
import { SERVICE_WORKER } from './trusted-types.ts';

/** What may wait until the page answers, and is not weighed with it. */
export async function afterStart(page: PageProperties): Promise<void> {
  watchErrors();
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined); // ROUTE-23
  document
    .querySelector('#menu > details')
    ?.addEventListener('toggle', ({ target }) => void holdFocus(target), { once: true });
  if (page.consent.analytical) (await import('./monitoring/web-vitals.ts')).watchWebVitals();
  if (page.inApp) (await import('./app-bridge.ts')).joinApp(page);
}

/** The menu is modal from when it is first opened. */
async function holdFocus(menu: EventTarget | null): Promise<void> {
  if (menu instanceof HTMLDetailsElement)
    (await import('#web/parts/Menu/hold-focus.ts')).holdFocus(menu);
}
