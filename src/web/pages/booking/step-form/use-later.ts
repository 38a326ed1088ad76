import { useEffect, useState } from 'react';

/**
 * What `load` fetches once the page is live, undefined until it is there and where it does not
 * come. `load` is one and the same for the life of a page.
 */
export function useLater<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ readonly it: Loaded }>();
  useEffect(() => {
    void load().then(
      (it) => setLoaded({ it }),
      () => undefined,
    );
  }, [load]);
  return loaded?.it;
}
