const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input', 'scroll', 'wheel'] as const;

/** Clocks and waiting pages must move for somebody who only watches. */
const WATCHING_MS = 10_000;

/** Resolves at the first sign of a visitor: pointer, key, focus, scroll, or a click alone (as readers of the screen make it); or when the page has been open for a while. */
export function whenVisited(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = new AbortController();
  for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), { capture: true, passive: true, signal: listening.signal });
  const timer = setTimeout(resolve, WATCHING_MS);
  return promise.finally(() => {
    listening.abort();
    clearTimeout(timer);
  });
}
