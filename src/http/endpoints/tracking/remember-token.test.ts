import { expect, test } from 'vitest';
import { writeCookie } from '#http/cookies.ts';
import { rememberTokenOf, rememberVisitor } from './remember-token.ts';

const OWN = '0b6f4c1e-8d2a-4f37-9c55-1a2b3c4d5e6f';
const GIVEN = '11111111-2222-4333-8444-555555555555';

const asked = (path: string, cookie = '', method = 'GET') =>
  new Request(`https://shop.test${path}`, { method, headers: { cookie } });
const visit = (request: Request) => rememberVisitor(request, { isSecure: true });

test('who brings no token gets a new one for 400 days, secure over TLS [COOK-09]', () => {
  const { token, cookies, cleanPath } = visit(asked('/'));
  expect(token).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(cookies).toEqual([
    `remember_token=${token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure`,
  ]);
  expect(cleanPath).toBeUndefined();
  expect(visit(asked('/')).token).not.toBe(token);
  expect(rememberVisitor(asked('/'), { isSecure: false }).cookies.join()).not.toContain('Secure');
});

test('a cookie is kept as it is', () => {
  expect(visit(asked('/results?adults=2', `a=b; remember_token=${OWN}`))).toEqual({
    token: OWN,
    cookies: [],
  });
});

test('a token in the address wins over the cookie, and leaves the address [COOK-08]', () => {
  const request = asked(`/results?adults=2&remember_token=${GIVEN}&x=1`, `remember_token=${OWN}`);
  expect(rememberTokenOf(request)).toBe(GIVEN);
  const { token, cookies, cleanPath } = visit(request);
  expect([token, cleanPath]).toEqual([GIVEN, '/results?adults=2&x=1']);
  expect(cookies).toHaveLength(1);
});

test('only a UUID counts, wherever it stands', () => {
  for (const odd of ['', '1', `${OWN}0`, `{${OWN}}`, 'x'.repeat(36), '%00', "'; drop table"]) {
    expect(rememberTokenOf(asked(`/?remember_token=${odd}`))).toBeUndefined();
    expect(visit(asked(`/?remember_token=${odd}`)).cleanPath).toBeUndefined();
    expect(rememberTokenOf(asked(`/?remember_token=${odd}`, `remember_token=${OWN}`))).toBe(OWN);
  }
  expect(rememberTokenOf(asked('/', 'remember_token=me'))).toBeUndefined();
});

test('an address that looks like another host leads nowhere else', () => {
  expect(visit(asked(`//elsewhere.test/?remember_token=${GIVEN}`)).cleanPath).toBe(
    '/elsewhere.test/',
  );
});

test('a form that is posted is answered, not led elsewhere', () => {
  expect(visit(asked(`/extras/b1?remember_token=${GIVEN}`, '', 'POST')).cleanPath).toBeUndefined();
});

test('a cookie of which nothing is said lasts 365 days, with path / and SameSite Lax [COOK-10]', () => {
  expect(writeCookie('theme', 'dark', { isSecure: false })).toBe(
    'theme=dark; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
  );
});
