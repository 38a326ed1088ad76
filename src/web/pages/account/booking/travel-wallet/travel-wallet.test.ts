import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo } from '#web/testing/request-page.ts';

const open = (booking: object | null) =>
  openBookingPage('/account/bookings/HM7K42QD/travel-wallet', 'TravelWalletPage', booking);

test('it says what to show where, and has every paper and all of it as one file [ACCT-02]', async () => {
  const extras = [
    { kind: 'TRANSFER', name: 'Shared coach', detail: 'Meet at desk 4.', reference: 'T77' },
    { kind: 'INSURANCE', name: 'Single trip', detail: 'Policy in your mail.', reference: 'I88' },
    { kind: 'PERK', name: 'Airport lounge', detail: 'For two.', reference: null },
    { kind: 'PERK', name: 'Fast track', detail: 'For two.', reference: null },
  ];
  const { html, text } = await open({ ...bookingForTests, extras });
  expect(text).toContain('At check-in, show SX92K7LM.');
  expect(text).toMatch(/Hotel Miramar Blanc ?At reception, show H1\. ?Carrer de la Marina 42/);
  expect(text).toMatch(/Shared coach ?Show the driver T77\. ?Meet at desk 4\./);
  expect(text).toContain('Reference I88.');
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(linksTo(html, 'Download it as one file')).toEqual([
    '/booking/c1/documents/travel-wallet.html',
  ]);
  expect(linksTo(html, 'Booking confirmation')).toEqual(['/booking/c1/documents/confirmation.pdf']);
});

test('of a cancelled booking no paper is promised, and nothing to download', async () => {
  const { html, text } = await open({ ...bookingForTests, status: 'CANCELLED', documents: [] });
  expect(text).toContain('These references no longer open anything.');
  expect(html).not.toContain('id="papers"');
  expect(text).not.toMatch(/references and papers|Download it/);
});

test('whoever may only look is led to what they see; a booking of others is a 404 [S-05]', async () => {
  const { status, location } = await open({ ...bookingForTests, role: 'VIEWER' });
  expect([status, location]).toEqual([302, '/account/bookings/HM7K42QD/shared']);
  expect((await open(null)).status).toBe(404);
});
