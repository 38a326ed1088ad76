import { useEffect } from 'react';

const SHOWN = 'data-shown';

/**
 * A card and its label on the map are raised together, whichever the pointer or the focus is on
 * (visitors: R10).
 */
export function useLinkedCards(): void {
  useEffect(() => {
    const listening = new AbortController();
    for (const event of ['pointerover', 'focusin'])
      document.addEventListener(event, ({ target }) => raise(target), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function raise(target: EventTarget | null): void {
  const place = target instanceof Element ? target.closest('[data-card], [data-pin]') : null;
  const ids = (place?.getAttribute('data-card') ?? place?.getAttribute('data-pin') ?? '')
    .split(' ')
    .filter(Boolean);
  for (const element of document.querySelectorAll('[data-card], [data-pin]')) {
    const own = (element.getAttribute('data-card') ?? element.getAttribute('data-pin') ?? '').split(
      ' ',
    );
    element.toggleAttribute(
      SHOWN,
      ids.some((id) => own.includes(id)),
    );
  }
}
