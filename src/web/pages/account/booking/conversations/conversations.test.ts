import { expect, test } from 'vitest';
import { DataError } from '#web/data/data-error.ts';
import { expectOwnStates } from '#web/testing/booking-states.ts';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/conversations';
const message = {
  id: 'm1',
  message: 'Is there a cot?',
  isOurs: false,
  disputesPayment: false,
  writtenAt: '2027-03-17T23:30:00.000Z',
};
const talked = (conversation: object | null) => ({ ...bookingForTests, conversation });
const CALM = { pausesPayments: false, messages: [] };
const open = (conversation: object | null, query = '') =>
  openBookingPage(`${ADDRESS}${query}`, 'ConversationsPage', talked(conversation));

test('what was written stands with who wrote it and when, and when we answer is promised [ACCT-02]', async () => {
  const answer = { ...message, id: 'm2', isOurs: true, message: 'Yes, in your room.' };
  const { text } = await open({ ...CALM, messages: [message, answer] });
  expect(text).toContain('We’ll answer here within one working day');
  expect(text).toContain('You, Wed 17 March, 23:30');
  expect(text).toContain('Is there a cot?');
  expect(text).toMatch(/Holidaymaker, Wed 17 March, 23:30 .*Yes, in your room\./);
});

test('a talk about a payment says so, and who is in a hurry can call', async () => {
  const { text, html } = await open({ ...CALM, messages: [{ ...message, disputesPayment: true }] });
  expect(text).toContain('About a payment you don’t agree with Is there a cot?');
  expect(linksTo(html, 'Call us on 0')).toHaveLength(1);
});

test('nothing written yet, sent, payments paused, and not for whoever may only look', async () => {
  expect((await open(CALM)).html).not.toContain('<ol');
  expect((await open(CALM, '?sent')).text).toContain('Thank you, we have your message.');
  expect((await open({ ...CALM, pausesPayments: true })).text).toContain(
    'Your payments are paused',
  );
  const viewer = await open(null);
  expect(viewer.text).toContain('This page is for the lead passenger');
  expect(viewer.html).not.toContain('<textarea');
});

test('a message is sent, or comes back whole with what is wrong', async () => {
  const sent: unknown[] = [];
  const post = (writeMessage: object | undefined) =>
    requestPage(ADDRESS, {
      form: { message: 'I paid twice', disputes: 'on' },
      answers: {
        ConversationsPage: () => ({ customer: { id: 'u1' }, booking: talked(CALM) }),
        WriteMessage: (variables) => {
          if (!writeMessage) throw new DataError('WriteMessage', 'nobody answers', 'NO_ANSWER');
          sent.push(variables);
          return { writeMessage };
        },
      },
    });
  expect((await post({ kind: 'MessageWritten' })).location).toBe(`${ADDRESS}?sent`);
  expect(sent).toEqual([{ orderCode: 'HM7K42QD', message: 'I paid twice', disputesPayment: true }]);
  const errors = [{ field: 'message', message: 'Write at most 4,000 characters' }];
  const refused = await post({ kind: 'InvalidInput', errors });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('I paid twice');
  expect(refused.html).toMatch(/<input[^>]*id="disputes"[^>]*checked/);
  expect(linksTo(refused.html, 'Write at most')).toEqual(['#message']);
  const silent = await post(undefined);
  expect(silent.status).toBe(502);
  expect(silent.text).toContain('I paid twice');
});

test('it is its people’s alone', () => expectOwnStates('conversations', 'ConversationsPage'));
