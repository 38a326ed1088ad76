import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { keepLooking } from './keep-looking.ts';

const LOOK_EVERY_MS = 5_000;
const RELOAD_EVERY_SECONDS = 10;

/**
 * Asks for the page's data again every few seconds while it is shown and leads nowhere else: a look
 * would hold up the way there. Without script the page is fetched anew, from `reloadFrom` where
 * another address tells more.
 */
export function LookAgain({ reloadFrom }: { readonly reloadFrom?: string | undefined }) {
  const { revalidate } = useRevalidator();
  const stays = useNavigation().state === 'idle';
  useEffect(() => {
    if (!stays) return;
    const left = new AbortController();
    void keepLooking({ look: revalidate, pause, signal: left.signal });
    return () => left.abort();
  }, [revalidate, stays]);
  const from = reloadFrom === undefined ? '' : `; url=${reloadFrom}`;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${RELOAD_EVERY_SECONDS}${from}`} />
    </noscript>
  );
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
