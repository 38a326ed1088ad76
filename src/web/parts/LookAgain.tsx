import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_EVERY_MS = 5_000;
const RELOAD_EVERY_SECONDS = 10;

/**
 * Asks for the page's data again every few seconds while it is shown; without script the page is
 * fetched anew, from `reloadFrom` where another address tells more.
 */
export function LookAgain({ reloadFrom }: { readonly reloadFrom?: string | undefined }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const looks = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(looks);
  }, [revalidate]);
  const from = reloadFrom === undefined ? '' : `; url=${reloadFrom}`;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${RELOAD_EVERY_SECONDS}${from}`} />
    </noscript>
  );
}
