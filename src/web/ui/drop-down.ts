import { useEffect, type RefObject } from 'react';

/**
 * For a `details` whose panel hangs over the page: it comes into view when it opens, and closes at
 * Escape, at a press elsewhere or when the focus leaves it. Where the panel stands in the page it
 * stays open then: closing would move what is being pressed away from under the finger.
 */
export function useDropDown(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const closeUnlessIn = (place: EventTarget | null) => {
      if (element.open && hangs(element) && place instanceof Node && !element.contains(place))
        element.open = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target), { signal });
    element.addEventListener('focusout', ({ relatedTarget }) => closeUnlessIn(relatedTarget), {
      signal,
    });
    element.addEventListener(
      'keydown',
      ({ key, target }) => key === 'Escape' && !isInDialog(target) && closeAndFocus(element),
      { signal },
    );
    element.addEventListener(
      'toggle',
      () =>
        element.open &&
        (hangs(element) ? element.lastElementChild : element)?.scrollIntoView({ block: 'nearest' }),
      { signal },
    );
    return () => listening.abort();
  }, [details]);
}

const hangs = ({ lastElementChild: panel }: Element): boolean =>
  panel !== null && getComputedStyle(panel).position === 'absolute';

/** Escape in a dialog closes the dialog alone, which gives the focus back to what is open here. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/** Closes it, and leaves the focus where it was opened. */
export function closeAndFocus(element: HTMLDetailsElement | null): void {
  if (!element?.open) return;
  element.open = false;
  element.querySelector('summary')?.focus();
}
