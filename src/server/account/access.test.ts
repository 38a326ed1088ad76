import { expect, test } from 'vitest';
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

test.each<[string, Visitor, Owned, Access]>([
  ['the owner', ada, { owner: 'ada' }, 'yes'],
  ['the owner with the key of the mail', ada, { owner: 'ada', hasOrderKey: true }, 'yes'],
  ['a customer, of what was made on another device', carol, { owner: 'carol' }, 'yes'],
  ['a customer, of what this browser made before the login', carol, { owner: 'phone' }, 'yes'],
  ['a customer, of what is somebody else’s', carol, { owner: 'ada' }, 'no'],
  ['somebody else', eve, { owner: 'ada' }, 'no'],
  ['somebody else with the key', eve, { owner: 'ada', hasOrderKey: true }, 'read-only'],
  ['nobody', NOBODY, { owner: 'ada' }, 'no'],
  ['nobody with a key that does not open', NOBODY, { owner: 'ada', hasOrderKey: false }, 'no'],
  ['nobody with the key', NOBODY, { owner: 'ada', hasOrderKey: true }, 'read-only'],
  ['nobody, of what is kept under that word', NOBODY, { owner: 'nobody' }, 'no'],
  ['nobody, of what has no owner', NOBODY, { owner: '' }, 'no'],
])('%s [S-05]', (_who, visitor, owned, access) => {
  expect(mayOpen(visitor, owned)).toBe(access);
});
