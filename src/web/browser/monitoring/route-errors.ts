/**
 * Hears of what failed, never of a change that was broken off (ROUTE-32): as of any error that
 * nobody caught, so that the browser's log has it, and whoever watches for errors.
 */
export function logRouteError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  reportError(error);
}
