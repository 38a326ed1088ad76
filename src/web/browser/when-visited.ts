/** The click is what readers of the screen make without any of the others. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'wheel',
] as const;

/** Clocks and waiting pages must move for somebody who only watches. */
const WATCHING_MS = 10_000;
/** Our app waits to hear of the page (APP-01). */
const IN_APP = /\bHolidaymakerApp\//;

/**
 * Resolves at the first sign of a visitor: pointer, key, focus or scroll; or when the page has been
 * open for a while; in our app at once.
 */
export function whenVisited(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = new AbortController();
  const listen = (event: Event) => isAtRest(event) || resolve();
  for (const sign of SIGNS)
    window.addEventListener(sign, listen, {
      capture: true,
      passive: true,
      signal: listening.signal,
    });
  const timer = setTimeout(resolve, IN_APP.test(navigator.userAgent) ? 0 : WATCHING_MS);
  return promise.finally(() => {
    listening.abort();
    clearTimeout(timer);
  });
}

/**
 * A pointer that lay there before the page did: browsers tell of it once they have drawn what is
 * under it.
 */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof MouseEvent &&
  event.movementX === 0 &&
  event.movementY === 0;
