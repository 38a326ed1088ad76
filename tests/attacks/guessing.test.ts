/** Whoever guesses: passwords of one mailbox from everywhere, and codes by the million (S-03). */
import { expect, onTestFinished, test } from 'vitest';
import { LOGIN_CODE } from '#domain/account/login-code.ts';
import { isSameCode, makeLoginCode } from '#server/account/login-code.ts';
import { finishLogin } from '#server/login/login.ts';
import { registerCustomer } from '#server/login/new-password.ts';
import { logIn } from '#server/login/password-login.ts';
import { makeTestShop } from '#testing/booking-shop.ts';
import { openTestDatabase } from '#testing/database.ts';
import { logInByCode, loginContext, mailedCode, openBrowser } from '#testing/login.ts';

/** All of the plan's with `ATTACK_LOGINS=10000`. */
const LOGINS = Number(process.env['ATTACK_LOGINS'] ?? 1_000);
const NETWORKS = 500;
const AT_ONCE = 20;

const SARAH = 'sarah@example.com';
const PASSWORD = 'kettle moss 7';

test('of thousands of passwords from 500 networks a hundred are looked at, and the owner still gets in [S-03]', async () => {
  const db = await openTestDatabase();
  onTestFinished(db.close);
  const context = loginContext(makeTestShop(db));
  const sarah = openBrowser(context, { network: '198.51.100.0' });
  const login = await registerCustomer(context, await sarah.request(), {
    emailAddress: SARAH,
    password: PASSWORD,
    confirmation: PASSWORD,
  });
  if (login.kind !== 'login') throw new Error(JSON.stringify(login));
  const loginId = login.login.id;
  const code = await mailedCode(context, loginId);
  await finishLogin(context, await sarah.request(), { loginId, code });

  const thieves = Array.from({ length: NETWORKS }, (_, i) =>
    openBrowser(context, { network: `203.${i >> 8}.${i & 255}.0` }),
  );
  const guess = async (i: number): Promise<string> => {
    const asked = { emailAddress: SARAH, password: `lemon tandem ${i}` };
    return (await logIn(context, await thieves[i % NETWORKS]!.request(), asked)).kind;
  };
  for (let from = 0; from < LOGINS; from += AT_ONCE) {
    const kinds = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => guess(from + i)));
    expect(new Set(kinds)).toEqual(new Set(['refused']));
  }

  const { rows } = await db.pool.query(
    `select sum(times)::int as times from security_event where kind = 'password refused'`,
  );
  expect(rows).toEqual([{ times: 100 }]);
  const known = { emailAddress: SARAH, password: PASSWORD };
  expect((await logIn(context, await sarah.request(), known)).kind).toBe('logged in');
  await logInByCode(context, openBrowser(context, { network: '192.0.2.0' }), SARAH);
});

test('a million guesses, five at each code, find no more than chance does [S-03]', () => {
  const guesses = ['000000', '123456', '111111', '654321', '280190'];
  expect(guesses).toHaveLength(LOGIN_CODE.tries);
  let hits = 0;
  for (let i = 0; i < 1_000_000 / LOGIN_CODE.tries; i++) {
    const made = makeLoginCode('a secret of the site', `login ${i}`, 1);
    for (const typed of guesses) if (isSameCode(made, typed)) hits += 1;
  }
  // One is to be expected; ten or more would come once in nine million such attacks.
  expect(hits).toBeLessThan(10);
});
