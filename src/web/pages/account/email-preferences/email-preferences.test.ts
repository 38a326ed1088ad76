import { expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/email-preferences';

test('who is not logged in is asked to, and comes back', async () => {
  const { location } = await requestPage(ADDRESS, {
    answers: { EmailPreferencesPage: () => ({ mailPreferences: null }) },
  });
  expect(location).toBe('/gatekeeper/login?redirect_to=%2Faccount%2Femail-preferences');
});

test('every kind of mail is off until it is chosen, and a booking’s own cannot be', async () => {
  const { html, text } = await requestPage(ADDRESS, {
    answers: { EmailPreferencesPage: () => ({ mailPreferences: [] }) },
  });
  expect(html.match(/type="checkbox"/g)).toHaveLength(1);
  expect(html).not.toContain('checked');
  expect(text).toContain('You can’t switch off what belongs to a booking');
});

test('the boxes that are ticked are saved, as a form without script', async () => {
  const saved: unknown[] = [];
  const answers = {
    EmailPreferencesPage: () => ({ mailPreferences: ['SAVED_PRICES'] }),
    SaveMailPreferences: (variables: unknown) => {
      saved.push(variables);
      return { saveMailPreferences: { __typename: 'MailPreferencesSaved' } };
    },
  };
  expect((await requestPage(ADDRESS, { answers })).html).toMatch(/<input[^>]*checked/);
  const { status, location } = await requestPage(ADDRESS, {
    form: { kind: 'SAVED_PRICES' },
    answers,
  });
  await requestPage(ADDRESS, { form: { kind: 'ANYTHING' }, answers });
  expect([status, location]).toEqual([303, '/account/email-preferences?saved']);
  expect(saved).toEqual([{ kinds: ['SAVED_PRICES'] }, { kinds: [] }]);
});

test('what is ticked stays when it is posted after a login has gone to sleep', async () => {
  const { status, html } = await requestPage(ADDRESS, {
    form: { kind: 'SAVED_PRICES' },
    answers: {
      EmailPreferencesPage: () => ({ mailPreferences: null }),
      SaveMailPreferences: () => ({
        saveMailPreferences: { __typename: 'InvalidInput', errors: [{ message: 'Please log in' }] },
      }),
    },
  });
  expect(status).toBe(422);
  expect(html).toMatch(/<input[^>]*checked/);
  expect(linksTo(html, 'Please log in')).toEqual(['#preferences']);
  expect(linksTo(html, 'Log in, in a new tab')).toEqual(['/gatekeeper/login']);
});
