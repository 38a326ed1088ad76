import type { RouterState } from 'react-router';
import { dealShown } from './page-event.ts';

/** Prices are in minor units: what is told of them is in pounds or euros (TRK-09). */
const COST_DIVISOR = 100;

let shown: readonly HTMLIFrameElement[] = [];

/** Ad frames of the deal that is shown; those of the page before go. */
export function showAdFrames(
  templates: readonly string[],
  state: Pick<RouterState, 'loaderData'>,
): void {
  for (const frame of shown) frame.remove();
  const holiday = dealShown(state)?.holiday;
  if (holiday?.kind !== 'Holiday') return;
  const { amount, currencyCode } = holiday.price.total;
  shown = templates.map((template) =>
    makeFrame(
      template
        .replaceAll('{cost}', String(amount / COST_DIVISOR))
        .replaceAll('{currency}', currencyCode),
    ),
  );
  document.body.append(...shown);
}

/** Nobody sees it, or hears of it. */
function makeFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.referrerPolicy = 'strict-origin';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.src = address;
  return frame;
}
