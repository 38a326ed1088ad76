import { expect, test } from 'vitest';
import { MOST_SHARED } from './sharing-limits.ts';
import { checkInvitation, type Sharing } from './sharing.ts';

const LEAD = 'Sarah@example.com';
const one = (name: string, other: Partial<Sharing> = {}): Sharing => ({
  emailKey: `${name}@example.com`,
  role: 'VIEWER',
  hasAccepted: false,
  ...other,
});
const codes = (
  emailAddress: string,
  shared: readonly Sharing[] = [],
  role: Sharing['role'] = 'VIEWER',
) =>
  checkInvitation({ emailAddress, role }, { leadEmail: LEAD, shared }).map(({ code, field }) => [
    code,
    field,
  ]);

test('an address is wanted that can be one, and is not the lead’s own', () => {
  expect(codes('')).toEqual([['required', 'emailAddress']]);
  expect(codes('daniel')).toEqual([['email', 'emailAddress']]);
  expect(codes('sarah@EXAMPLE.com')).toEqual([['invite_yourself', 'emailAddress']]);
  expect(codes('daniel@example.com')).toEqual([]);
});

test('who is invited is invited again, who has accepted is not', () => {
  expect(codes('Nan@example.com', [one('nan')])).toEqual([]);
  expect(codes('Nan@example.com', [one('nan', { hasAccepted: true })])).toEqual([
    ['has_access_already', 'emailAddress'],
  ]);
});

test('two may make changes beside the lead, those who are invited counted', () => {
  const two = [
    one('a', { role: 'AUTHORISED' }),
    one('b', { role: 'AUTHORISED', hasAccepted: true }),
  ];
  const tooMany = [['too_many_may_change', 'role']];
  expect(codes('c@example.com', two, 'AUTHORISED')).toEqual(tooMany);
  expect(codes('c@example.com', two.slice(1), 'AUTHORISED')).toEqual([]);
  expect(codes('c@example.com', two)).toEqual([]);
  expect(codes('a@example.com', two, 'AUTHORISED')).toEqual([]);
  expect(codes('n@example.com', [...two, one('n')], 'AUTHORISED')).toEqual(tooMany);
});

test('ten may have access in total', () => {
  const ten = Array.from({ length: 10 }, (_, i) => one(`n${i}`));
  expect(MOST_SHARED).toBe(10);
  expect(codes('c@example.com', ten)).toEqual([['too_many_shared', '']]);
  expect(codes('c@example.com', ten.slice(1))).toEqual([]);
  expect(codes('n3@example.com', ten)).toEqual([]);
});
