import { useEffect, useState, type RefObject } from 'react';

/** How somebody has reached for an element: nothing of it is fetched before. */
export type Reach = 'pointer' | 'keys' | undefined;

/** Tells when a pointer comes over the element, a finger touches it, or the focus moves into it. */
export function useReach(element: RefObject<HTMLElement | null>): Reach {
  const [reach, setReach] = useState<Reach>();
  useEffect(() => {
    const listening = new AbortController();
    for (const event of ['pointermove', 'focusin'])
      element.current?.addEventListener(
        event,
        ({ type }) => {
          setReach(type === 'focusin' ? 'keys' : 'pointer');
          listening.abort();
        },
        listening,
      );
    return () => listening.abort();
  }, [element]);
  return reach;
}
