import { expect, test } from 'vitest';
import { bookingForTests } from '#web/testing/booking.ts';
import { requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/invite';
const SHARED = [
  {
    id: 's1',
    emailAddress: 'dan@example.com',
    role: 'AUTHORISED',
    acceptedAt: '2027-03-01T10:00:00Z',
    expiresAt: '2027-03-05T10:00:00Z',
  },
  {
    id: 's2',
    emailAddress: 'nan@example.com',
    role: 'VIEWER',
    acceptedAt: null,
    expiresAt: '2027-03-25T10:00:00Z',
  },
];

const open = (sharing: readonly object[] | null, hasFreshProof = true, status = 'CONFIRMED') =>
  requestPage(ADDRESS, {
    answers: {
      InvitePage: () => ({
        customer: { id: 'u1', hasFreshProof },
        booking: { ...bookingForTests, sharing, status },
      }),
    },
  });

test('to a cancelled holiday nobody is invited, while access to it can be ended', async () => {
  const { text } = await open(SHARED, true, 'CANCELLED');
  expect(text).toContain('This holiday is cancelled');
  expect(text).toContain('Remove access of dan@example.com');
  expect(text).not.toContain('Send the invitation');
  expect((await open(SHARED)).text).toContain('Send the invitation');
});

test('the lead sees who has access and who is invited, each with the way to end it [ACCT-02]', async () => {
  const { status, text } = await open(SHARED);
  expect(status).toBe(200);
  expect(text).toContain('dan@example.com');
  expect(text).toMatch(/pay and make changes ?Has access since Mon 1 March/);
  expect(text).toMatch(/hotel and times ?Invited\. The link works until Thu 25 March/);
  expect(text).toMatch(/Remove access of dan@example\.com.*Cancel invitation of nan@example\.com/);
  expect((await open([])).text).toContain('Nobody else has access yet.');
});

test('whoever does not lead the booking gets the 404 of one that there is not [S-05]', async () => {
  const absent = await requestPage(ADDRESS, {
    answers: {
      InvitePage: () => ({ customer: { id: 'u1', hasFreshProof: true }, booking: null }),
    },
  });
  const foreign = await open(null);
  expect(foreign.status).toBe(404);
  expect(foreign.html).toBe(absent.html);
});

test('a proof that is not fresh is asked for first', async () => {
  const { status, location } = await open(SHARED, false);
  expect([status, location]).toEqual([
    302,
    '/gatekeeper/login?step=proof&redirect_to=%2Faccount%2Fbookings%2FHM7K42QD%2Finvite',
  ]);
});

test('what is wrong with an address stands at it, with what was typed', async () => {
  const asked: unknown[] = [];
  const { status, html, text } = await requestPage(ADDRESS, {
    form: { emailAddress: 'nan', role: 'AUTHORISED' },
    answers: {
      InvitePage: () => ({
        customer: { id: 'u1', hasFreshProof: true },
        booking: { ...bookingForTests, sharing: [] },
      }),
      InviteToBooking: (variables) => (
        asked.push(variables),
        {
          inviteToBooking: {
            kind: 'InvalidInput',
            errors: [{ field: 'emailAddress', message: 'Not an address' }],
          },
        }
      ),
    },
  });
  expect(status).toBe(422);
  expect(asked).toEqual([{ orderCode: 'HM7K42QD', emailAddress: 'nan', role: 'AUTHORISED' }]);
  expect(text).toContain('Not an address');
  expect(html).toContain('value="nan"');
});

test('the button of somebody ends their access and nobody else’s', async () => {
  const asked: unknown[] = [];
  const { status, location } = await requestPage(ADDRESS, {
    form: { end: 's2' },
    answers: {
      EndBookingAccess: (variables) => (
        asked.push(variables),
        { endBookingAccess: { kind: 'SharingChanged' } }
      ),
    },
  });
  expect([status, location]).toEqual([303, `${ADDRESS}?ended`]);
  expect(asked).toEqual([{ orderCode: 'HM7K42QD', sharingId: 's2' }]);
});
