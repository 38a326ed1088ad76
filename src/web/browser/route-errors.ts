/** Hears of what failed, never of a change that was broken off (ROUTE-32). */
export function logRouteError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  // oxlint-disable-next-line no-console -- the browser's log is where this belongs
  console.error('route change failed', error);
}
