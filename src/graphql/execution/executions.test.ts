import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGoodPackage, type FoundPackage } from '#testing/api-purchase.ts';
import { listOperations, ownIds, UNKNOWN_IDS, variablesOf } from '#testing/page-operations.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

/** A subscription is not executed for one answer. */
const operations = (await listOperations()).filter(({ kind }) => kind !== 'subscription');

let running: RunningShop;
let found: FoundPackage;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
  found = await findGoodPackage(running.visitor());
});
afterAll(() => running.close());

test('every operation of the pages is looked at', () => {
  expect(operations.length).toBeGreaterThan(20);
});

test.each(operations)(
  '$name ($file) gives the same compiled and plainly executed, answered and refused',
  async (operation) => {
    const { name, text } = operation;
    // One network asks for the codes of one mailbox more often than it may.
    await running.shop.database.deleteFrom('quota').execute();
    for (const prepare of [
      (visitor: ApiVisitor) => ownIds(running, found, visitor),
      async () => UNKNOWN_IDS,
    ]) {
      const [plain, compiled] = [running.visitor(), running.visitor()];
      const [first, second] = [await prepare(plain), await prepare(compiled)];
      const { executor } = running;
      const executed = await executor.execute(
        executor.parse(text),
        variablesOf(operation, first),
        plain.context,
        name,
      );
      const ran = await executor.run(
        { name, text },
        variablesOf(operation, second),
        compiled.context,
      );
      expect(executed.errors, 'plainly').toBeUndefined();
      expect(ran.errors, 'compiled').toBeUndefined();
      expect(masked(ran.data)).toEqual(masked(executed.data));
    }
  },
);

/** What is made anew for each visitor or by the clock. */
const MADE = new Set([
  'id',
  'reference',
  'checkoutId',
  'paymentToken',
  'url',
  'challengeUrl',
  'sessionId',
  'startPasskeyLogin',
]);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function masked(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, masked(inner, name)]),
    );
  return typeof value === 'string' && (MADE.has(key) || INSTANT.test(value)) ? typeof value : value;
}
