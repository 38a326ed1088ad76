import type { PageProperties } from '#web/page-properties.ts';
import { watchErrors } from './monitoring/error-reports.ts';
import { SERVICE_WORKER } from './trusted-types.ts';

/** What may wait until the page answers, and is not weighed with it. */
export async function afterStart(page: PageProperties): Promise<void> {
  watchErrors();
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined); // ROUTE-23
  holdFocusInMenu();
  if (page.consent.analytical) (await import('./monitoring/web-vitals.ts')).watchWebVitals();
  if (page.inApp) (await import('./app-bridge.ts')).joinApp(page);
}

/** The menu is modal from when it is first opened, which may have been before now. */
function holdFocusInMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('#menu > details');
  if (!menu) return;
  const hold = async () => (await import('#web/parts/Menu/hold-focus.ts')).holdFocus(menu);
  if (menu.open) void hold();
  else menu.addEventListener('toggle', () => void hold(), { once: true });
}
