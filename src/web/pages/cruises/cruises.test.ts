import { expect, test } from 'vitest';
import { portCities } from '#web/testing/holidays/port-cities.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/holidays/cruise/search';

test('cruises say that there is nothing to book, and ask where to write once there is', async () => {
  const { status, text, html } = await requestPage(ADDRESS);
  expect(status).toBe(200);
  expect(text).toContain('You can’t book one here yet');
  expect(html).toMatch(/<form id="news"[^>]* method="post">.*name="emailAddress"/s);
  expect(text).not.toContain('Check your email');
});

test('cities by a port are city breaks whose prices open as those holidays, and none are missed', async () => {
  const asked: unknown[] = [];
  const { html, text } = await requestPage(ADDRESS, {
    answers: {
      PortCities: (variables) => {
        asked.push(variables);
        return portCities();
      },
    },
  });
  expect(asked).toMatchObject([
    { criteria: { searchType: 'CITY_BREAK', nights: [3], sort: 'PRICE_LOW_HIGH' } },
  ]);
  expect(linksTo(html, 'Barcelona')).toEqual(['/destinations/spain/barcelona']);
  expect(linksTo(html, 'From £151 each')).toEqual(['/holiday/h5/f5?seen=30101']);
  expect(text).toContain('£301.01 for two');
  const fail = () => {
    throw new Error('no prices');
  };
  const without = await requestPage(ADDRESS, { answers: { PortCities: fail } });
  expect([without.status, without.text.includes('Cities by a port')]).toEqual([200, false]);
});

test('without script it is a form, and its page says that it was taken', async () => {
  const asked: unknown[] = [];
  const { status, location } = await requestPage(ADDRESS, {
    form: { emailAddress: 'sarah@example.com', leaveEmpty: '' },
    answers: {
      AskCruiseNews: (variables) => {
        asked.push(variables);
        return {
          askCruiseNews: { __typename: 'CruiseNewsAsked', emailAddress: 'sarah@example.com' },
        };
      },
    },
  });
  expect([status, location]).toEqual([303, `${ADDRESS}?asked=`]);
  expect(asked).toEqual([{ news: { emailAddress: 'sarah@example.com', leaveEmpty: '' } }]);
  const { text, html } = await requestPage(location!);
  expect(text).toContain('press the button in it');
  expect(text).not.toContain('You’re on the list');
  expect(html).toMatch(/tabindex="-1" autofocus=""[^>]*><div[^>]*role="status"/);
  expect(html).not.toContain('name="emailAddress"');
});

test('what is refused is said at its field, and nothing typed is lost', async () => {
  const errors = [{ code: 'email', field: 'emailAddress', message: 'Please check the address' }];
  const { status, html } = await requestPage(`${ADDRESS}?asked=`, {
    form: { emailAddress: 'sarah@', leaveEmpty: '' },
    answers: { AskCruiseNews: () => ({ askCruiseNews: { __typename: 'InvalidInput', errors } }) },
  });
  expect(status).toBe(422);
  expect(linksTo(html, 'Please check the address')).toEqual(['#emailAddress']);
  expect(html).toContain('value="sarah@"');
});
