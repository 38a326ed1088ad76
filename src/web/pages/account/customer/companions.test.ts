import { expect, test } from 'vitest';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/customer';
const noah = {
  id: 'n1',
  title: 'master',
  firstName: 'Noah',
  lastName: 'Hargreaves',
  dateOfBirth: '2018-02-01',
};
const CustomerPage = () => ({
  customer: { id: 'u1', emailAddress: 'sarah@example.com', details: null },
  companions: [noah],
});
const typed = {
  intent: 'save-companion',
  companionId: '',
  companionTitle: 'miss',
  companionFirstName: 'Edie',
  companionLastName: 'Hargreaves',
  companionDateOfBirth: '3/4/20',
};

test('people one travels with are listed, each to be changed and removed', async () => {
  const { html, text } = await requestPage(ADDRESS, { answers: { CustomerPage } });
  expect(text).toContain('Noah Hargreaves Born Thu 1 February 2018');
  expect(linksTo(html, 'Change Noah')).toEqual(['/account/customer?companion=n1#companion']);
  expect(html).toMatch(/<button[^>]*value="n1"[^>]*name="removedCompanionId"/);
  expect(html).not.toMatch(/name="companionHasAgreed"[^>]*checked/);
  const changing = await requestPage(`${ADDRESS}?companion=n1`, { answers: { CustomerPage } });
  expect(changing.html).toContain('value="01/02/2018"');
});

test('somebody is kept with agreement alone; else all that was typed comes back', async () => {
  const asked: unknown[] = [];
  const answers = (saveCompanion: object) => ({
    CustomerPage,
    SaveCompanion: (variables: unknown) => (asked.push(variables), { saveCompanion }),
  });
  const message = 'Tick this box and we’ll keep these details for you';
  const refused = await requestPage(ADDRESS, {
    form: typed,
    answers: answers({
      __typename: 'InvalidInput',
      errors: [{ code: 'companion_not_agreed', field: 'companion.hasAgreed', message }],
    }),
  });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('value="Edie"');
  expect(linksTo(refused.html, 'Tick this box')).toEqual(['#companionHasAgreed']);
  const { status, location } = await requestPage(ADDRESS, {
    form: { ...typed, companionHasAgreed: 'on' },
    answers: answers({ __typename: 'CompanionSaved' }),
  });
  expect([status, location]).toEqual([303, '/account/customer?companion_saved']);
  const companion = {
    title: 'miss',
    firstName: 'Edie',
    lastName: 'Hargreaves',
    dateOfBirth: '3/4/20',
  };
  expect(asked).toEqual([
    { companion: { ...companion, hasAgreed: false }, companionId: null },
    { companion: { ...companion, hasAgreed: true }, companionId: null },
  ]);
});

test('somebody is removed by one press; a second press says that they are gone', async () => {
  const removed: unknown[] = [];
  const press = (removeCompanion: object) =>
    requestPage(ADDRESS, {
      form: { intent: 'remove-companion', removedCompanionId: 'n1' },
      answers: {
        CustomerPage,
        RemoveCompanion: (variables) => (removed.push(variables), { removeCompanion }),
      },
    });
  const { location } = await press({ __typename: 'CompanionRemoved' });
  expect(location).toBe('/account/customer?companion_removed');
  const message = 'You’ve already removed this person. Nothing has changed.';
  const errors = [{ code: 'companion_does_not_exist', field: 'companionId', message }];
  const again = await press({ __typename: 'InvalidInput', errors });
  expect(again.status).toBe(422);
  expect(linksTo(again.html, 'You’ve already removed')).toEqual(['#companion']);
  expect(postedFields(again.html, 'companionFirstName').get('companionId')).toBe('');
  expect(removed).toEqual([{ companionId: 'n1' }, { companionId: 'n1' }]);
});

test('somebody who is posted after a login has gone to sleep stays on the page', async () => {
  const message = 'Please log in first. Nothing has changed.';
  const { status, html, text } = await requestPage(ADDRESS, {
    form: { ...typed, companionId: 'n1', companionHasAgreed: 'on' },
    answers: {
      CustomerPage: () => ({ customer: null, companions: [] }),
      SaveCompanion: () => ({
        saveCompanion: {
          __typename: 'InvalidInput',
          errors: [{ code: 'not_logged_in', field: 'companion', message }],
        },
      }),
    },
  });
  expect(status).toBe(422);
  expect(text).toContain('What you typed is still here.');
  expect(Object.fromEntries(postedFields(html, 'companionFirstName'))).toEqual({
    companionId: 'n1',
    companionTitle: 'miss',
    companionFirstName: 'Edie',
    companionLastName: 'Hargreaves',
    companionDateOfBirth: '3/4/20',
    // Ticked: a box that says no value posts "on".
    companionHasAgreed: '',
  });
});
