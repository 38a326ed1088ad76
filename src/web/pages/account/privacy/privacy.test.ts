import { expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/privacy';
const DATA = {
  copy: null,
  erasedOn: null,
  erasureDay: '2027-04-01',
  isAfterHoliday: false,
  figuresKeptUntil: null,
};
const open = (personalData: object | null, address = ADDRESS) =>
  requestPage(address, { answers: { PrivacyPage: () => ({ personalData }) } });

test('who is not logged in is asked to, and comes back', async () => {
  const { location } = await open(null);
  expect(location).toBe('/gatekeeper/login?redirect_to=%2Faccount%2Fprivacy');
});

test('says what goes, what stays and why, and on which day', async () => {
  const { text } = await open(DATA);
  expect(text).toContain('You’ve never booked with us');
  expect(text).toContain('On Thu 1 April 2027. You have fourteen days to change your mind');
  const booked = await open({ ...DATA, isAfterHoliday: true, figuresKeptUntil: '2033-12-31' });
  expect(booked.text).toContain(
    'six years after the year of the sale, so until Sat 31 December 2033',
  );
  expect(booked.text).toContain('the day after your holiday ends');
});

test('a copy that is ready is fetched as a page or as a file, until its last day', async () => {
  const { html, text } = await open({
    ...DATA,
    copy: { isReady: true, keptUntil: '2027-03-25' },
  });
  expect(text).toContain('Only you can download it, until Thu 25 March 2027');
  expect(linksTo(html, 'As a page to read')).toEqual(['/account/privacy/my-data.html']);
  expect(linksTo(html, 'As a file for programs')).toEqual(['/account/privacy/my-data.json']);
  const coming = await open({ ...DATA, copy: { isReady: false, keptUntil: '2027-03-25' } });
  expect(coming.html).not.toContain('value="copy"');
});

test('an erasure that was asked for is said with its day, and can be withdrawn', async () => {
  const { html, text } = await open({ ...DATA, erasedOn: '2027-04-01' });
  expect(text).toContain('We’ll erase your data on Thu 1 April 2027');
  expect(html).toContain('value="keep"');
  expect(html).not.toContain('value="erasure"');
});

test.each([
  [
    'copy',
    'RequestDataCopy',
    { requestDataCopy: { __typename: 'DataRequested' } },
    `${ADDRESS}?copy`,
  ],
  [
    'erasure',
    'RequestErasure',
    { requestErasure: { __typename: 'DataRequested' } },
    `${ADDRESS}?erasure`,
  ],
  [
    'erasure',
    'RequestErasure',
    { requestErasure: { __typename: 'FreshProofNeeded' } },
    '/gatekeeper/login?step=proof&redirect_to=%2Faccount%2Fprivacy%3Fproven',
  ],
  ['keep', 'WithdrawErasure', { withdrawErasure: true }, `${ADDRESS}?kept`],
  [
    'keep',
    'WithdrawErasure',
    { withdrawErasure: false },
    '/gatekeeper/login?redirect_to=%2Faccount%2Fprivacy',
  ],
])('%s is a form without script: %s leads on', async (intent, operation, answer, to) => {
  const { status, location } = await requestPage(ADDRESS, {
    form: { intent },
    answers: { [operation]: () => answer },
  });
  expect([status, location]).toEqual([303, to]);
});

test('who asks too often reads how long to wait, where they asked', async () => {
  const message = 'You’ve asked for a lot of copies of your data. Please wait 5 hours';
  const errors = [{ code: 'too_many_copies', message }];
  const { status, html, text } = await requestPage(ADDRESS, {
    form: { intent: 'copy' },
    answers: {
      RequestDataCopy: () => ({ requestDataCopy: { __typename: 'InvalidInput', errors } }),
      PrivacyPage: () => ({ personalData: DATA }),
    },
  });
  expect(status).toBe(422);
  expect(text).toContain(message);
  expect(linksTo(html, message)).toEqual(['#copy']);
});
