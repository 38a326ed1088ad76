import { expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/holidays/group';

const FORM = {
  adults: '12',
  children: '1',
  childAges: '4',
  infants: '',
  place: 'Majorca',
  departureDate: '5/6/27',
  nights: '7',
  name: 'Sarah Hill',
  emailAddress: 'sarah@example.com',
  isFlexible: 'yes',
};

test('what a search has said is in the form already [SRCH-20, ROUTE-17]', async () => {
  const { status, html } = await requestPage(
    `${ADDRESS}?adults=9&children=2&childAges=4&childAges=11&infants=1&departureAirports[0]=LBA&nights=10`,
  );
  expect(status).toBe(200);
  const valueOf = (name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
  expect(['adults', 'children', 'infants', 'childAges', 'nights'].map(valueOf)).toEqual([
    '9',
    '2',
    '1',
    '4, 11',
    '10',
  ]);
  expect(html).toMatch(/<option value="LBA" selected/);
});

test('without script it is a form, asked in numbers, and its reference is said', async () => {
  const asked: unknown[] = [];
  const { status, location } = await requestPage(ADDRESS, {
    form: FORM,
    answers: {
      AskGroupQuote: (variables) => {
        asked.push(variables);
        return { askGroupQuote: { __typename: 'GroupQuoteAsked', reference: 'AB23CD45' } };
      },
    },
  });
  expect([status, location]).toEqual([303, `${ADDRESS}?sent=AB23CD45`]);
  expect(asked).toMatchObject([
    {
      quote: {
        adults: 12,
        children: 1,
        childAges: [4],
        infants: 0,
        departureDate: '2027-06-05',
        nights: 7,
        isFlexible: true,
      },
    },
  ]);
  const sent = await requestPage(location!);
  expect(sent.text).toContain('Your reference is AB23CD45');
  expect(sent.html).not.toContain('name="childAges"');
  expect(linksTo(sent.html, 'Ask for another quote')).toEqual([ADDRESS]);
});

test('what is refused is said at its field, and nothing typed is lost', async () => {
  const errors = [
    { code: 'group_size', field: 'quote.adults', message: 'We quote for groups of 10 to 99' },
    { code: 'required', field: 'quote.place', message: 'Please fill in this field.' },
  ];
  const { status, html } = await requestPage(ADDRESS, {
    form: { ...FORM, adults: 'ten', leaveEmpty: '' },
    answers: {
      AskGroupQuote: (variables) => {
        expect(variables).toMatchObject({ quote: { adults: -1 } });
        return { askGroupQuote: { __typename: 'InvalidInput', errors } };
      },
    },
  });
  expect(status).toBe(422);
  expect(linksTo(html, 'Adults: We quote for groups')).toEqual(['#adults']);
  expect(linksTo(html, 'Where to: Please fill in this field.')).toEqual(['#place']);
  expect(html).toContain('value="ten"');
  expect(html).toContain('value="sarah@example.com"');
  expect(html).toMatch(/name="isFlexible"[^>]*checked/);
});
