import { useEffect, type KeyboardEvent, type RefObject } from 'react';

/** For a `details` that hangs over the page: it comes into view when it opens, and closes at a press elsewhere or when the focus leaves it. */
export function useDropDown(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const closeUnlessIn = (place: EventTarget | null) => {
      if (element.open && place instanceof Node && !element.contains(place)) element.open = false;
    };
    const onPress = ({ target }: Event) => closeUnlessIn(target);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => closeUnlessIn(relatedTarget);
    const onToggle = () => element.open && element.lastElementChild?.scrollIntoView({ block: 'nearest' });
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('toggle', onToggle);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('toggle', onToggle);
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
