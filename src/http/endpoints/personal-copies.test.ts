import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAL_COPIES } from '#domain/privacy/personal-copies.ts';
import { logInByCode, openBrowser, type Browser } from '#testing/login.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';
import { answerPersonalCopy } from './personal-copies.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
});
afterAll(() => running.close());

const ask = async (browser: Browser, path: string): Promise<[number, string | null]> => {
  const request = new Request(`http://localhost${path}`, {
    headers: { cookie: `session=${browser.cookies.session}` },
  });
  const settings = { isSecure: false, network: '192.0.2.7' };
  const answer = await answerPersonalCopy(running.shop, request, settings);
  return [answer.status, answer.headers.get('location')];
};

test.each(PERSONAL_COPIES)('%o asks for a login that is fresh [S-02]', async ({ path }) => {
  const sarah = openBrowser(running.shop);
  expect(await ask(sarah, path)).toEqual([404, null]);
  await logInByCode(running.shop, sarah, 'sarah@example.com');
  expect(await ask(sarah, path)).toEqual([404, null]);
  await running.shop.pool.query(
    `update visitor_session set authenticated_at = now() - interval '15 minutes'`,
  );
  const proof = '/gatekeeper/login?step=proof&redirect_to=%2Faccount%2Fprivacy';
  expect(await ask(sarah, path)).toEqual([303, proof]);
});
