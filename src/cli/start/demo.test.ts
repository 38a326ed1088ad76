import { expect, test } from 'vitest';
import { readSettings } from '#server/platform/settings.ts';
import { isDemo } from './demo.ts';

const EVERY_SUPPLIER = Object.fromEntries(
  ['STAYS', 'FLIGHTS', 'TRANSFERS', 'PARKING', 'INSURANCE', 'SEATS', 'PRIORITY'].map((name) => [
    `${name}_URL`,
    'https://supplier.example',
  ]),
);

test.each([
  [{}, true],
  [{ NODE_ENV: 'test' }, false],
  [{ NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }, false],
  [{ SMTP_URL: 'smtps://mail.example' }, false],
  [{ PAYMENT_URL: 'https://checkout.example/v72' }, false],
  [EVERY_SUPPLIER, false],
])('with %j there are demo people and codes: %s', (environment, wanted) => {
  expect(isDemo(readSettings(environment))).toBe(wanted);
});
