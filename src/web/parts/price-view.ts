import { useSyncExternalStore } from 'react';
import { PRICE_VIEWS, type PriceView } from './PriceBlock.tsx';

/** Local storage; the choice survives a reload (SITE-14). */
const KEY = 'priceView';
/** SITE-13. */
const STANDARD: PriceView = 'PER_PERSON_PRICE';

const listeners = new Set<() => void>();

/**
 * Which figure of a price is the bigger, and how to change it for every price of the page
 * (SITE-13).
 */
export function usePriceView(): readonly [view: PriceView, choose: (view: PriceView) => void] {
  return [useSyncExternalStore(subscribe, readChoice, () => STANDARD), choosePriceView];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readChoice(): PriceView {
  try {
    return PRICE_VIEWS.find((view) => view === localStorage.getItem(KEY)) ?? STANDARD;
  } catch {
    return STANDARD;
  }
}

function choosePriceView(view: PriceView): void {
  localStorage.setItem(KEY, view);
  // Nobody listens without consent (SITE-15).
  window.dataLayer?.push({ event: 'toggle_price_view', price_view: view });
  for (const listener of listeners) listener();
}
