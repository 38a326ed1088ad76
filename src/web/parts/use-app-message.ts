import { useEffect } from 'react';
import type { AppMessage } from '#domain/tracking/app-messages.ts';
import { usePageProperties } from '#web/page-properties.ts';

/**
 * Tells our app of what the page shows, once it shows it, and again when `key` has changed
 * (APP-07). In a browser nothing is made or loaded for it.
 */
export function useAppMessage(key: string, make: () => AppMessage | undefined): void {
  const page = usePageProperties();
  useEffect(() => {
    const message = page.inApp ? make() : undefined;
    if (message)
      void import('#web/browser/app-bridge.ts').then(({ postToApp }) => postToApp(page, message));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says when there is another
  }, [page, key]);
}
