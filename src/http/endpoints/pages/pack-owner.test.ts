import { expect, test } from 'vitest';
import { SOMEWHERE } from '#server/account/session.ts';
import type { KnownVisitor, Visitor } from '#server/account/visitor.ts';
import { packOwner } from './pack-owner.ts';

const NOBODY: Visitor = { kind: 'nobody' };
const customer = (id: string, isAwake = true): KnownVisitor => ({
  kind: 'known',
  owner: 'owner',
  customer: { id, emailAddress: 's@example.com', firstName: null, isAwake, isFresh: false },
});
const ownerOf = (visitor: Visitor, sessionToken: string | undefined) =>
  packOwner({ visitor, client: { ...SOMEWHERE, sessionToken } });

test('each customer has a mark of their own, which does not say who they are [S-28]', () => {
  const mark = ownerOf(customer('c1'), 'token');
  expect(mark).toBe(ownerOf(customer('c1'), 'another'));
  expect(mark).not.toBe(ownerOf(customer('c2'), 'token'));
  expect(mark).not.toContain('c1');
});

test.each([
  ['a session that was ended is nobody’s', NOBODY, 'token', 'nobody'],
  ['a browser without a session says nothing', NOBODY, undefined, undefined],
  [
    'nor does one that has a basket alone',
    { kind: 'known', owner: 'o' } as const,
    'token',
    undefined,
  ],
  ['nor a customer who was away for a while', customer('c1', false), 'token', undefined],
])('%s [S-28]', (_, visitor, token, expected) => {
  expect(ownerOf(visitor, token)).toBe(expected);
});
