import { expect, test } from 'vitest';
import { sealSecret, unsealSecret } from './sealed-secret.ts';

const SARAH = { siteSecret: 'x'.repeat(32), customerId: 'sarah' };
const secret = Buffer.from('twenty bytes of both');

test('a secret is opened for its own customer, under the same site secret, and unchanged [ASVS 11.3.1, 11.3.2]', () => {
  const sealed = sealSecret(SARAH, secret);
  expect(unsealSecret(SARAH, sealed)).toEqual(secret);
  expect(sealed).not.toContain(secret.toString('base64url'));
  expect(sealSecret(SARAH, secret)).not.toBe(sealed);
  expect(unsealSecret({ ...SARAH, customerId: 'eve' }, sealed)).toBeUndefined();
  expect(unsealSecret({ ...SARAH, siteSecret: 'y'.repeat(32) }, sealed)).toBeUndefined();
  for (const at of [0, 15, 40]) {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[at]! ^= 1;
    expect(unsealSecret(SARAH, bytes.toString('base64url'))).toBeUndefined();
  }
  expect(unsealSecret(SARAH, '')).toBeUndefined();
});
