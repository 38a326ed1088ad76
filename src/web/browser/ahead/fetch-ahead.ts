import { matchRoutes } from 'react-router';
import { fetchAsked, pageAt, routeObjects, shownAt } from '#web/addresses/route-objects.ts';

/** So long a pointer or the focus rests on a link before it is taken for a wish. */
const DWELL_MS = 150;
/** Between a finger's touch and its tap; one that scrolls is told of before. */
const TOUCH_MS = 50;

/**
 * Fetches the script of the page behind a link that somebody is about to follow. Not its data: a
 * deal asks its suppliers for the price, which a glance must not.
 */
export function fetchAhead(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const wait = ({ target }: Event, ms: number) => {
    forget();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin && link.target === '')
      timer = setTimeout(() => fetchPage(new URL(link.href)), ms);
  };
  const on = { capture: true, passive: true };
  document.addEventListener('pointerover', (event) => wait(event, DWELL_MS), on);
  document.addEventListener('focusin', (event) => wait(event, DWELL_MS), on);
  document.addEventListener('touchstart', (event) => wait(event, TOUCH_MS), on);
  for (const left of ['pointerout', 'focusout', 'pointercancel', 'touchmove'])
    document.addEventListener(left, forget, on);
}

/** A failure is the page's own to tell, when somebody goes there. */
function fetchPage(url: URL): void {
  const route = matchRoutes(routeObjects, url)?.at(-1)?.route;
  if (!route || url.pathname === window.location.pathname) return;
  void fetchAsked(pageAt(route.path));
  void shownAt(route.path).catch(() => undefined);
}
