import { expect, test } from 'vitest';
import { keepReachable } from './reachable-types.ts';

const SOURCE = `/** Written. */
import type { A, B as Basket } from './a.ts';
import type { Unused } from './b.ts';
export type Maybe<T> = T | null;
export type Root = {
  basket?: Maybe<Line>;
};
/** Of a basket. */
export type Line = Basket;
/** Of nothing. */
export interface Other { line: Line; a: A }
`;

test('what the root is made of stays, with the imports that it uses', () => {
  expect(keepReachable(SOURCE, 'Root')).toBe(`/** Written. */
import type { B as Basket } from './a.ts';
export type Maybe<T> = T | null;
export type Root = {
  basket?: Maybe<Line>;
};
/** Of a basket. */
export type Line = Basket;
`);
});

test('declarations that lead back to each other stay once', () => {
  const ring = '\nexport type A = { b: B };\nexport type B = { a: A };\n';
  expect(keepReachable(`${ring}export type C = A;\n`, 'A')).toBe(ring);
});
