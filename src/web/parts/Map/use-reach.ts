import { useEffect, useState, type RefObject } from 'react';

/** How somebody has reached for an element: nothing of it is fetched before. */
export type Reach = 'pointer' | 'keys' | undefined;

/** Tells when a pointer comes over the element, a finger touches it, or the focus moves into it. */
export function useReach(element: RefObject<HTMLElement | null>): Reach {
  const [reach, setReach] = useState<Reach>();
  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: string, by: Reach): void =>
      element.current?.addEventListener(event, () => (setReach(by), listening.abort()), {
        signal: listening.signal,
        passive: true,
      });
    listen('pointermove', 'pointer');
    listen('touchstart', 'pointer');
    listen('focusin', 'keys');
    return () => listening.abort();
  }, [element]);
  return reach;
}
