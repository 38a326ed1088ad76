import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

test('a password is kept as argon2id of 19 MiB and two passes, each time with another salt [S-03]', async () => {
  const [first, second] = [await hashPassword('kettle-moss7'), await hashPassword('kettle-moss7')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
});

test('only the password itself is right: letters, accents and ends count [S-15]', async () => {
  const long = 'ü'.repeat(127);
  const kept = await hashPassword(`${long}é`);
  expect(await isPassword(`${long}é`, kept)).toBe(true);
  expect(await isPassword(`${long}e`, kept)).toBe(false);
  expect(await isPassword(long, kept)).toBe(false);
  expect(await isPassword(`${long}É`, kept)).toBe(false);
});

test('where there is nothing to compare no password is right', async () => {
  expect(await isPassword('kettle-moss7', null)).toBe(false);
  expect(await isPassword('', null)).toBe(false);
});
