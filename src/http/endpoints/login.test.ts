/**
 * Logging in as a browser without script does it, through the real pages, the API and the database:
 * from the email to the holidays, and out again.
 */
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyOf } from '#http/web-app.ts';
import {
  logInByCode,
  loginContext,
  mailedCode,
  openBrowser as openClient,
} from '#testing/login.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';
import { render } from '#web/server.tsx';
import { makePageHandler, type PageHandler } from './pages/pages.ts';

const ORIGIN = 'http://localhost';

let running: RunningShop;
let handler: PageHandler;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 7 });
  handler = makePageHandler({
    currentContext: () => running.shop,
    executor: running.executor,
    web: { render },
    manifest: {
      'style.css': { file: 'assets/style.css' },
      'src/web/browser/main.ts': { file: 'assets/main.js' },
    },
    policy: policyOf(running.shop),
    log: pino({ level: 'silent' }),
  });
});
afterAll(() => running.close());

/** A browser without script; `cookies` is its jar, `from` says where a form is posted from. */
function openBrowser() {
  const cookies = new Map([['remember_token', '0b6f4c1e-8d2a-4f37-9c55-1a2b3c4d5e6f']]);
  const ask = async (address: string, form?: Record<string, string>, from = ORIGIN) => {
    const headers = new Headers({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(form && { origin: from }),
    });
    const body = form && { method: 'POST', body: new URLSearchParams(form) };
    const response = await handler(new Request(new URL(address, ORIGIN), { headers, ...body }), {
      market: 'gb',
      network: '192.0.2.7',
      reference: 'K7M2Q4XD',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      cookies: response.headers.getSetCookie(),
      html: await response.text(),
    };
  };
  return { cookies, ask };
}

test('from the email to the holidays and out again, with forms alone [LOGIN-02]', async () => {
  const { cookies, ask } = openBrowser();
  const asked = await ask('/account/bookings');
  expect(asked.location).toBe('/gatekeeper/login?redirect_to=bookings');
  expect((await ask('/')).html).toMatch(/<a href="\/gatekeeper\/login"[^>]*>.*?Log in/s);

  const began = await ask(asked.location, { intent: 'email', emailAddress: 'Sarah@example.com' });
  expect(began.status).toBe(303);
  const before = cookies.get('session');
  const loginId = new URL(began.location, ORIGIN).searchParams.get('login') ?? '';
  const code = await mailedCode(running.shop, loginId);
  const typed = await ask(began.location, { intent: 'code', code });
  expect(typed.location).toBe('/gatekeeper/login?redirect_to=bookings&step=details');
  expect(cookies.get('session')).not.toBe(before);
  for (const cookie of typed.cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/);

  const saved = await ask(typed.location, {
    intent: 'details',
    title: 'mrs',
    firstName: ' Sarah ',
    lastName: 'Hargreaves',
    phoneNumber: '07700 900 482',
    postalCode: 'ls6 2ab',
  });
  expect(saved.location).toBe('/account/bookings');
  const holidays = await ask(saved.location);
  expect(holidays.status).toBe(200);
  expect(holidays.html).toContain('No holidays yet');
  expect(holidays.html).toMatch(/<a href="\/account\/bookings"[^>]*>.*?Sarah<\/span><\/a>/s);
  expect((await ask('/account/customer')).html).toContain('value="LS6 2AB"');

  const out = await ask('/account/customer/security', { intent: 'log-out' });
  expect(out.location).toBe('/');
  expect(cookies.has('session')).toBe(false);
  expect((await ask('/account/bookings')).location).toBe('/gatekeeper/login?redirect_to=bookings');
});

test.each(['null', 'https://evil.example', 'http://sub.localhost', 'http://localhost:81'])(
  'no step is taken for a form that was posted from %s [S-11]',
  async (from) => {
    const { cookies, ask } = openBrowser();
    const form = { intent: 'email', emailAddress: 'sarah@example.com' };
    expect((await ask('/gatekeeper/login', form, from)).status).toBe(403);
    expect([...cookies.keys()]).toEqual(['remember_token']);
  },
);

test.each([
  ['/gatekeeper/login', { intent: 'email' }],
  ['/gatekeeper/login?step=password', { intent: 'password', password: 'lemon tandem 12' }],
  [
    '/gatekeeper/register',
    { intent: 'register', password: 'kettle moss 7', confirmation: 'kettle moss 7' },
  ],
  ['/gatekeeper/forgotten-password', { intent: 'forgotten' }],
])(
  '%s answers who has an account as anybody, to the byte, and the page after it too [S-04]',
  async (address, form) => {
    const known = `known.${form.intent}@example.com`;
    await logInByCode(loginContext(running.shop), openClient(running.shop), known);
    const answers: unknown[] = [];
    for (const emailAddress of [known, `other.${form.intent}@example.com`]) {
      const { ask } = openBrowser();
      const posted = await ask(address, { ...form, emailAddress });
      const next = posted.location === '' ? posted : await ask(posted.location);
      const same = (text: string): string =>
        text
          .replaceAll(emailAddress, 'EMAIL')
          .replace(/nonce="[^"]*"|login=[\w-]+|"id":"[\w-]+"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'X')
          .replace(/^(\w+)=[^;]+/gm, '$1');
      answers.push({
        status: [posted.status, next.status],
        location: same(posted.location),
        cookies: posted.cookies.map(same),
        html: [same(posted.html), same(next.html)],
      });
    }
    expect(answers[1]).toEqual(answers[0]);
  },
);
