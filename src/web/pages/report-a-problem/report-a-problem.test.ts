import { expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/report-a-problem';

test('a failed page’s address and reference are in the form already', async () => {
  const { status, html } = await requestPage(`${ADDRESS}?page=%2Fresults&reference=req-7`);
  expect(status).toBe(200);
  expect(html).toContain('value="/results"');
  expect(html).toContain('value="req-7"');
  expect(linksTo(html, 'Report a problem')).toContain(ADDRESS);
});

test('it is sent as a form without script, and its reference is said', async () => {
  const { status, location } = await requestPage(ADDRESS, {
    form: { message: 'The calendar is empty.' },
    answers: {
      ReportProblem: () => ({
        reportProblem: { __typename: 'ProblemReported', reference: 'AB23CD45' },
      }),
    },
  });
  expect([status, location]).toEqual([303, `${ADDRESS}?sent=AB23CD45`]);
  expect((await requestPage(location!)).text).toContain('Your reference is AB23CD45');
  expect((await requestPage(`${ADDRESS}?sent=call+0900`)).text).not.toContain('0900');
});

test('what is refused comes back with all that was typed', async () => {
  const errors = [
    { code: 'required', field: 'report.message', message: 'Please fill in this field.' },
  ];
  const { status, html } = await requestPage(ADDRESS, {
    form: { message: '', emailAddress: 'sarah@example.com' },
    answers: { ReportProblem: () => ({ reportProblem: { __typename: 'InvalidInput', errors } }) },
  });
  expect(status).toBe(422);
  expect(html).toContain('value="sarah@example.com"');
  expect(linksTo(html, 'Please fill in')).toEqual(['#message']);
});
