import { expect, test } from 'vitest';
import { parseConsent } from '#domain/tracking/consent.ts';
import { STORED_ITEMS, TAG_COOKIES } from '#domain/tracking/storage.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const ANALYTICAL = { consent: parseConsent('1.1000.20261120') };

test('the policy says all that is kept, and the foot of every page leads to it', async () => {
  const { text, html } = await requestPage('/cookie-policy');
  for (const { name } of STORED_ITEMS) expect(text).toContain(name);
  expect(text).toContain('400 days');
  expect(html).not.toMatch(/purposes\.|categories\./);
  expect(linksTo((await requestPage('/faqs')).html, 'Cookie choices')).toEqual(['/cookie-policy']);
});

test('what tags keep is said where the site has some, and nowhere else', async () => {
  const withTags = await requestPage('/cookie-policy', { page: { tags: 'waiting' } });
  for (const { name } of TAG_COOKIES) {
    expect(withTags.text).toContain(name);
    expect((await requestPage('/cookie-policy')).text).not.toContain(name);
  }
});

test('over TLS the policy names the cookies that are bound to their host as browsers show them', async () => {
  const { domainConfig } = pageForTests();
  const page = { domainConfig: { ...domainConfig, baseUrl: 'https://holidaymaker.example' } };
  const { text } = await requestPage('/cookie-policy', { page });
  expect(text).toContain('__Host-session');
  expect(text).toContain('__Host-device');
  expect(text).not.toContain('__Host-remember_token');
  expect((await requestPage('/cookie-policy')).text).not.toContain('__Host-');
});

test('the choice stands as it was made, and can be changed', async () => {
  const { html } = await requestPage('/cookie-policy', { page: ANALYTICAL });
  expect(Object.fromEntries(postedFields(html, 'type="radio"'))).toEqual({
    back: '/cookie-policy?saved#choice',
    functional: 'no',
    analytical: 'yes',
    personalisation: 'no',
    marketing: 'no',
  });
});

test.each([
  ['1.0000.20261120', 'Saved. Only what the site needs is on.'],
  ['1.1000.20261120', 'Saved. Only Analytical is on.'],
  ['1.1010.20261120', 'Saved. Only Analytical and Marketing are on.'],
  ['1.1111.20261120', 'Saved. Everything is on.'],
])('after %s it says: %s', async (cookie, words) => {
  const { text } = await requestPage('/cookie-policy?saved', {
    page: { consent: parseConsent(cookie) },
  });
  expect(text).toContain(words);
  expect(text).toContain('We’ll ask again on Mon 15 November 2027.');
});

test('what was taken back is said', async () => {
  const { text } = await requestPage('/cookie-policy?saved=&withdrawn=analytical+odd', {
    page: { consent: parseConsent('1.0000.20261120') },
  });
  expect(text).toContain('Turned off: Analytical');
  expect(text).not.toContain('odd');
});

test('who has not answered reads that all is off', async () => {
  const { text } = await requestPage('/cookie-policy?saved', {
    page: { consent: parseConsent(undefined) },
  });
  expect(text).toContain('You haven’t chosen yet');
  expect(text).not.toContain('Saved.');
});
