import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { getOperationAST, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, createBasket, findGoodPackage, makeCriteria, openCheckout, PASSENGERS, type FoundPackage } from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop, type Variables } from '#testing/running-shop.ts';

const files = (await Array.fromAsync(glob('src/web/**/*.graphql'))).toSorted();
const operations = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return parse(text).definitions.flatMap((definition) => (definition.kind === 'OperationDefinition' && definition.name ? [{ file, text, name: definition.name.value }] : []));
});

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

test.each(operations)('$name ($file) gives the same compiled and plainly executed, answered and refused', async ({ name, text }) => {
  const types = getOperationAST(parse(text), name)?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  for (const prepare of [ownIds, unknownIds]) {
    const [plain, compiled] = [running.visitor(), running.visitor()];
    const [first, second] = [await prepare(plain), await prepare(compiled)];
    const only = (variables: Variables) => Object.fromEntries(types.map((variable) => [variable, variables[variable] ?? null]));
    const { executor } = running;
    const executed = await executor.execute(executor.parse(text), only(first), plain.context, name);
    const ran = await executor.run({ name, text }, only(second), compiled.context);
    expect(executed.errors, 'plainly').toBeUndefined();
    expect(ran.errors, 'compiled').toBeUndefined();
    expect(masked(ran.data)).toEqual(masked(executed.data));
  }
});

/** A purchase of this visitor's own, and what each operation may ask of it. */
async function ownIds(visitor: ApiVisitor): Promise<Variables> {
  const basketId = await createBasket(visitor, found);
  return { ...CHOICES, ...found, acceptedTotal: found.price.total.amount, seenTotal: found.price.total.amount, basketId, checkoutId: await openCheckout(visitor, basketId), id: 'spain-majorca', cardToken: await running.cardToken('4111111111111111') };
}

const unknownIds = async (): Promise<Variables> => ({ ...CHOICES, hotelQuoteId: 'h1.0', flightQuoteId: 'f1.0', basketId: 'none', checkoutId: 'none', id: 'none', acceptedTotal: 1, cardToken: 'none' });

const CHOICES: Variables = {
  criteria: makeCriteria(), text: 'mal', searchType: 'HOLIDAY', airport: 'MAN', quantity: 1, idempotencyKey: 'press', paymentToken: 'none', redirectResult: 'none',
  passengerDetails: PASSENGERS, contactDetails: CONTACT, carDetails: { colour: 'Blue', make: 'Skoda', model: 'Octavia', registration: 'AB12 CDE' }, paymentSchedule: { name: 'pay_in_full' },
};

/** What is made anew for each visitor or by the clock. */
const MADE = new Set(['id', 'reference', 'checkoutId', 'paymentToken', 'url', 'challengeUrl', 'sessionId']);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function masked(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, key));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner, name)]));
  return typeof value === 'string' && (MADE.has(key) || INSTANT.test(value)) ? typeof value : value;
}
