import { expect, test } from 'vitest';
import { requestPage } from '#web/testing/request-page.ts';

const orderContact = {
  id: 'o1',
  orderReference: 'HM7K42QD',
  place: 'Port de Sóller',
  version: 3,
  emailAddress: 'ada@example.com',
  alternativeEmailAddress: null,
  phoneNumber: '0113 496 0180',
  address: '1 Park Row',
  city: 'Leeds',
  postalCode: 'LS1 5HN',
  country: 'United Kingdom',
};
const customer = { id: 'u1', hasFreshProof: true };
const ADDRESS = '/account/bookings/HM7K42QD/contact_details/edit';

const open = (answer: object, form?: Readonly<Record<string, string>>, outcome?: object) =>
  requestPage(ADDRESS, {
    ...(form && { form }),
    answers: {
      BookingContactPage: () => ({ customer, orderContact, ...answer }),
      ChangeOrderContact: () => ({ changeOrderContact: outcome }),
    },
  });

const TYPED = {
  version: '3',
  emailAddress: 'ada@elsewhere',
  alternativeEmailAddress: '',
  phoneNumber: '0113 496 0181',
  address: '2 Park Row',
  city: 'Leeds',
  postalCode: 'LS1 5HN',
};

test('the page holds what we know, of the version that it shows', async () => {
  const { html } = await open({});
  for (const value of ['ada@example.com', '0113 496 0180', '1 Park Row', 'LS1 5HN'])
    expect(html).toContain(`value="${value}"`);
  expect(html).toContain('<input type="hidden" name="version" value="3"/>');
});

test('what is wrong stands at its field, with all that was typed; what is right is saved', async () => {
  const errors = [
    { code: 'email', message: 'Not an address.', field: 'contactDetails.emailAddress' },
    {
      code: 'postcode',
      message: 'No postcode.',
      field: 'contactDetails.billingAddress.postalCode',
    },
  ];
  const refused = await open({}, TYPED, { __typename: 'InvalidInput', errors });
  expect(refused.status).toBe(422);
  for (const words of [
    'href="#emailAddress"',
    'href="#postalCode"',
    'value="ada@elsewhere"',
    'value="2 Park Row"',
  ])
    expect(refused.html).toContain(words);
  const saved = await open({}, TYPED, { __typename: 'OrderContact', id: 'o1', version: 4 });
  expect([saved.status, saved.location]).toEqual([303, `${ADDRESS}?saved`]);
});

test('who has not shown for a while that it is them does so first; the order of another is not there', async () => {
  const stale = await open({ customer: { ...customer, hasFreshProof: false } });
  expect(stale.location).toContain('step=proof');
  expect((await open({ orderContact: null })).status).toBe(404);
});
