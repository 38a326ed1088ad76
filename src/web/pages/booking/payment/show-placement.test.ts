import { expect, test, vi } from 'vitest';
import type { PlacementState } from '#domain/order/order-states.ts';
import { showPlacement } from './show-placement.ts';

const event = (states: readonly PlacementState[], isOver = false): string =>
  `data: ${JSON.stringify({
    data: {
      placementProgress: { steps: states.map((state) => ({ state, label: state })), isOver },
    },
  })}\n\n`;

test('the steps of a try are shown to its order; one that was given back is not, and the checkout is asked after each', async () => {
  const events = [
    event(['CLAIMED', 'RELEASING', 'RELEASED'], true),
    event(['CLAIMED']),
    event(['CLAIMED', 'AUTHORISED']),
    event(['CLAIMED', 'AUTHORISED', 'RELEASING', 'RELEASED'], true),
    event(['CLAIMED', 'CAPTURED', 'PLACED'], true),
  ];
  vi.stubGlobal('fetch', async () => new Response(events.join('')));
  const shown: string[] = [];
  const onOver = vi.fn(async () => void shown.push('over'));
  await showPlacement({
    checkoutId: 'c1',
    signal: new AbortController().signal,
    show: (steps) => shown.push(steps.map(({ state }) => state).join(' ')),
    onOver,
  });
  expect(shown).toEqual([
    'over',
    'CLAIMED',
    'CLAIMED AUTHORISED',
    'over',
    'CLAIMED CAPTURED PLACED',
    'over',
  ]);
});
