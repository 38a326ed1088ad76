import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  logInByCode,
  loginContext,
  openBrowser,
  type Browser,
  type LoginContext,
} from '#testing/login.ts';
import { endSessions, listSessions } from './sessions.ts';
import { NOBODY } from './visitor.ts';

let db: TestDatabase;
let context: LoginContext;

beforeAll(async () => {
  db = await openTestDatabase();
  context = loginContext(makeTestShop(db));
});
afterAll(() => db.close());

const logIn = async (email: string, deviceName: string): Promise<Browser> => {
  const browser = openBrowser(context, { deviceName });
  await logInByCode(context, browser, email);
  return browser;
};
const names = async (browser: Browser) =>
  (await listSessions(context, await browser.visitor())).map(({ deviceName }) => deviceName);
const idOf = async (browser: Browser) =>
  (await listSessions(context, await browser.visitor())).find(({ isCurrent }) => isCurrent)!.id;

const ENDED = { kind: 'ended' };

test('a customer sees where they are logged in, and ends one session or all others, never another’s [S-02]', async () => {
  const [desk, phone, tablet] = [
    await logIn('sarah@example.com', 'Firefox on Linux'),
    await logIn('sarah@example.com', 'Safari on iPhone'),
    await logIn('sarah@example.com', 'Safari on iPad'),
  ];
  const eve = await logIn('eve@example.com', 'Chrome on Windows');
  expect(await names(desk)).toEqual(['Firefox on Linux', 'Safari on iPad', 'Safari on iPhone']);
  expect(await names(eve)).toEqual(['Chrome on Windows']);

  expect(await endSessions(context, await eve.request(), { id: await idOf(desk) })).toEqual(ENDED);
  expect(await names(desk)).toHaveLength(3);
  expect(await endSessions(context, await desk.request(), { id: await idOf(phone) })).toEqual(
    ENDED,
  );
  expect(await phone.visitor()).toEqual(NOBODY);
  expect(await names(phone)).toEqual([]);
  expect(await endSessions(context, await phone.request(), 'others')).toMatchObject({
    kind: 'refused',
  });

  expect(await endSessions(context, await desk.request(), 'others')).toEqual(ENDED);
  expect(await tablet.visitor()).toEqual(NOBODY);
  expect(await names(desk)).toEqual(['Firefox on Linux']);
  expect(await names(eve)).toEqual(['Chrome on Windows']);
});
