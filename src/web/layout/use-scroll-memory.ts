import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** ROUTE-25. */
const DELAY_MS = 100;

const keyOf = (path: string): string => `scroll:${path}`;

/**
 * Keeps where each path was left in session storage, and goes there again on the way back
 * (ROUTE-24..26).
 */
export function useScrollMemory(isOn: boolean): void {
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const path = pathname + search;
  // Where the first page stands is the browser's own matter, and its visitor may have scrolled
  // before the page was live.
  const isFirst = useRef(true);
  // Before anything scrolls for the new page: that would be written down for the old one.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const left = positionOf(path);
    const stop = keepPosition(keyOf(path), isFirst.current);
    const timer =
      isReturn && !isFirst.current
        ? setTimeout(() => window.scrollTo(0, left), DELAY_MS)
        : undefined;
    isFirst.current = false;
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isOn, path, isReturn]);
}

/**
 * Writes down where the page stands whenever it comes to rest, and now if `isAtRest`; the answered
 * function ends that.
 */
function keepPosition(key: string, isAtRest: boolean): () => void {
  const listening = new AbortController();
  const keep = () => {
    try {
      sessionStorage.setItem(key, String(Math.round(window.scrollY)));
    } catch {
      // Storage is full or forbidden: the way back starts at the top.
    }
  };
  if (isAtRest) keep();
  for (const event of ['scrollend', 'pagehide'])
    window.addEventListener(event, keep, { signal: listening.signal });
  return () => listening.abort();
}

function positionOf(path: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(path))) || 0;
  } catch {
    return 0;
  }
}
