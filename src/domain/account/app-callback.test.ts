import { describe, expect, test } from 'vitest';
import { makeAppCallback, readAppRequest } from './app-callback.ts';

const APP = 'holidaymaker://auth/callback';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const query = (changed: Record<string, string> = {}) =>
  new URLSearchParams({ code_challenge: CHALLENGE, code_challenge_method: 'S256', ...changed });

test('the app is opened with a code and its own state, and with nothing that opens an account [REDIR-10]', () => {
  const asked = readAppRequest(query({ state: 'x y' }), APP);
  expect(asked).toEqual({ callback: APP, codeChallenge: CHALLENGE, state: 'x y' });
  expect(makeAppCallback(asked!, 'one-time')).toBe(`${APP}?code=one-time&state=x+y`);
});

test('what the address brought under the same names is replaced, and the rest stays', () => {
  const asked = readAppRequest(query(), `${APP}?code=planted&state=planted&from=home`);
  expect(makeAppCallback(asked!, 'one-time')).toBe(`${APP}?code=one-time&from=home`);
});

describe('no code is asked for', () => {
  test.each([
    ['on our own pages', query(), '/account/bookings'],
    ['by an address that only says the scheme', query(), '/?to=holidaymaker:'],
    ['without a challenge', new URLSearchParams(), APP],
    ['by another method', query({ code_challenge_method: 'plain' }), APP],
    ['with a challenge cut short', query({ code_challenge: CHALLENGE.slice(1) }), APP],
    ['with more before it', query({ code_challenge: `x${CHALLENGE}` }), APP],
    ['with more behind it', query({ code_challenge: `${CHALLENGE}x` }), APP],
    ['with one that is no base64url', query({ code_challenge: `${CHALLENGE.slice(1)}+` }), APP],
  ])('%s', (_, asked, target) => {
    expect(readAppRequest(asked, target)).toBeUndefined();
  });
});
