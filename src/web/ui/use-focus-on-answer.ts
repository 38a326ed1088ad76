import { useEffect, useRef } from 'react';

/** Without script the browser itself moves the focus here when the page that answers arrives. */
const FOCUSED_ON_LOAD = { autoFocus: true };

/**
 * The properties of what answers a press: it takes the focus, and with it the window, with and
 * without script, each time `answer` is another; undefined while nothing was answered. An answer
 * that stands far from its button is seen by nobody otherwise.
 */
export function useFocusOnAnswer<Shown extends HTMLElement>(answer: unknown) {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (answer !== undefined) ref.current?.focus();
  }, [answer]);
  return { ref, tabIndex: -1, ...(answer !== undefined && FOCUSED_ON_LOAD) };
}
