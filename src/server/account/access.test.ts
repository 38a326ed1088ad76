import { expect, test } from 'vitest';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { mayOpen, type Access, type Owned } from './access.ts';
import { NOBODY, type Visitor } from './visitor.ts';

const ada: Visitor = { kind: 'known', owner: 'ada' };
const carol: Visitor = {
  kind: 'known',
  owner: 'phone',
  customer: {
    id: 'carol',
    emailAddress: 'carol@example.com',
    firstName: null,
    isAwake: false,
    isFresh: false,
  },
};
const eve: Visitor = { kind: 'known', owner: 'eve' };

const of = (owner: string, hasOrderKey?: boolean): Owned => ({
  owner,
  market: 'gb',
  ...(hasOrderKey !== undefined && { hasOrderKey }),
});

test.each<[string, Visitor, Owned, Access]>([
  ['the owner', ada, of('ada'), 'yes'],
  ['the owner with the key of the mail', ada, of('ada', true), 'yes'],
  ['a customer, of what was made on another device', carol, of('carol'), 'yes'],
  ['a customer, of what this browser made before the login', carol, of('phone'), 'yes'],
  ['a customer, of what is somebody else’s', carol, of('ada'), 'no'],
  ['somebody else', eve, of('ada'), 'no'],
  ['somebody else with the key', eve, of('ada', true), 'read-only'],
  ['nobody', NOBODY, of('ada'), 'no'],
  ['nobody with a key that does not open', NOBODY, of('ada', false), 'no'],
  ['nobody with the key', NOBODY, of('ada', true), 'read-only'],
  ['nobody, of what is kept under that word', NOBODY, of('nobody'), 'no'],
  ['nobody, of what has no owner', NOBODY, of(''), 'no'],
])('%s, at the site of its market alone [S-05]', (_who, visitor, owned, access) => {
  expect(mayOpen({ visitor, market: GREAT_BRITAIN }, owned)).toBe(access);
  const elsewhere = { ...GREAT_BRITAIN, market: 'ie' } as const;
  expect(mayOpen({ visitor, market: elsewhere }, owned)).toBe('no');
});
