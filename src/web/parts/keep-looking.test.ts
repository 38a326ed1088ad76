import { expect, test } from 'vitest';
import { keepLooking } from './keep-looking.ts';

/** A promise for each call, to be ended by hand. */
function inHand() {
  const begun: PromiseWithResolvers<void>[] = [];
  const begin = () => {
    const next = Promise.withResolvers<void>();
    begun.push(next);
    return next.promise;
  };
  return { begun, begin };
}

/** Everything that could happen by now has happened. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a look begins only when the last one has ended, however long it takes, and after one that failed', async () => {
  const [looks, pauses] = [inHand(), inHand()];
  const left = new AbortController();
  const looking = keepLooking({ look: looks.begin, pause: pauses.begin, signal: left.signal });
  pauses.begun[0]!.resolve();
  await settled();
  expect([looks.begun.length, pauses.begun.length]).toEqual([1, 1]);

  looks.begun[0]!.reject(new Error('no answer'));
  await settled();
  expect([looks.begun.length, pauses.begun.length]).toEqual([1, 2]);
  pauses.begun[1]!.resolve();
  await settled();
  expect(looks.begun).toHaveLength(2);

  left.abort();
  looks.begun[1]!.resolve();
  await settled();
  pauses.begun[2]!.resolve();
  await looking;
  expect(looks.begun).toHaveLength(2);
});
