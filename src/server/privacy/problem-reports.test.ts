import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOBODY } from '#server/account/visitor.ts';
import type { CallerContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { lastLetter, loginContext } from '#testing/login.ts';
import { forgetReports, reportProblem } from './problem-reports.ts';

let db: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
});
afterAll(() => db.close());

const REPORT = {
  message: ' The calendar is empty. ',
  emailAddress: 'sarah@example.com',
  page: '/results',
  errorReference: '',
};
const nobody = (waits: number[] = []): CallerContext => ({
  ...shop,
  visitor: NOBODY,
  caller: { network: '192.0.2.7', refuse: (seconds) => waits.push(seconds) },
});
const kept = async () => (await db.pool.query('select from problem_report')).rowCount;

test('a report reaches the shop’s own address, with its reference and where to answer', async () => {
  const outcome = await reportProblem(nobody(), REPORT);
  if (outcome.kind !== 'reported') throw new Error(JSON.stringify(outcome));
  const letter = await lastLetter(loginContext(shop), outcome.reference);
  expect(letter).toMatchObject({
    subject: `Problem ${outcome.reference}`,
    paragraphs: ['The calendar is empty.'],
  });
  expect(JSON.stringify(letter.sections)).toContain('sarah@example.com');
  const { rows } = await db.pool.query<{ recipient: string }>('select recipient from outbox_mail');
  expect(rows).toEqual([{ recipient: shop.brand.email }]);
});

test.each([
  [{ message: ' ' }, 'report.message', 'required'],
  [{ message: 'x'.repeat(4_001) }, 'report.message', 'too_long'],
  [{ emailAddress: 'sarah@' }, 'report.emailAddress', 'email'],
  [{ page: '/\r\nBcc: eve@example.com' }, 'report.page', 'invalid_input'],
  [{ errorReference: 'K7M2\nQ4XD' }, 'report.errorReference', 'invalid_input'],
])('%o is not sent', async (changed, field, code) => {
  expect(await reportProblem(nobody(), { ...REPORT, ...changed })).toEqual({
    kind: 'refused',
    errors: [expect.objectContaining({ field, code })],
  });
});

test('a visitor sends five an hour; nobody floods the mailbox from one network', async () => {
  const waits: number[] = [];
  const ada = { ...nobody(waits), visitor: { kind: 'known', owner: 'ada' } } as const;
  const outcomes = [];
  for (let i = 0; i < 6; i++) outcomes.push((await reportProblem(ada, REPORT)).kind);
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'reported'), 'refused']);
  expect(waits).toEqual([720]);
  let sent = 0;
  while ((await reportProblem(nobody(), REPORT)).kind === 'reported') sent += 1;
  expect(sent).toBeLessThan(100);
});

test('after a year a report is forgotten, and the mail that told of it', async () => {
  await db.pool.query(`update problem_report set created_at = now() - interval '364 days'`);
  await forgetReports(db.database);
  expect(await kept()).toBeGreaterThan(0);
  await db.pool.query(`update problem_report set created_at = now() - interval '366 days'`);
  await forgetReports(db.database);
  expect(await kept()).toBe(0);
  expect((await db.pool.query('select from outbox_mail')).rowCount).toBe(0);
});
