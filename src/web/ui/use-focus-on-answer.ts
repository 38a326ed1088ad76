import { useEffect, useRef } from 'react';

/**
 * The properties of what answers a press: it takes the focus, and with it the window, with and
 * without script, each time `answer` is another; falsy while nothing was answered. An answer that
 * stands far from its button is seen by nobody otherwise. One that came with the document has had
 * it from the browser (`autoFocus`): script that comes later takes it from no field that a visitor
 * has gone to.
 */
export function useFocusOnAnswer<Shown extends HTMLElement>(answer: unknown) {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    const shown = ref.current;
    if (!answer || !shown) return;
    if (!shown.autofocus || document.activeElement === document.body) shown.focus();
    shown.autofocus = false;
  }, [answer]);
  return { ref, tabIndex: -1, autoFocus: Boolean(answer) };
}
