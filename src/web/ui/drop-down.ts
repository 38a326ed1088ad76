import { useEffect, type KeyboardEvent, type RefObject } from 'react';

/** A press elsewhere, or the focus that leaves it, closes an open `details` that hangs over the page. */
export function useCloseOutside(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const closeUnlessIn = (place: EventTarget | null) => {
      if (element.open && place instanceof Node && !element.contains(place)) element.open = false;
    };
    const onPress = ({ target }: Event) => closeUnlessIn(target);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => closeUnlessIn(relatedTarget);
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [details]);
}

/** Escape closes it and gives the focus back to its summary. */
export function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
