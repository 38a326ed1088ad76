import type { BrowserContext, Page, Request } from '@playwright/test';
import { DANIEL, fillPassengers, goOn, SARAH, startCheckout } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../support/searching.ts';

/** What is told of the browser on the way to the second step of a booking. */
async function walkToBooking(page: Page): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route('**/event', async (route) => {
    if (route.request().headers()['name'] === 'FlightsBrowserFingerprint')
      sent.push(route.request());
    await route.fulfill({ status: 204 });
  });
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(7) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  expect(sent, 'on no other page than those of a booking').toHaveLength(0);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  return sent;
}

async function consentToFunctional(context: BrowserContext, url: string): Promise<void> {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  await context.addCookies([{ name: 'cookie_consent', value: `1.0100.${day}`, url }]);
}

test('with consent a browser tells its fingerprint on a page of a booking, once [FPR-01] [FPR-02] [FPR-03]', async ({
  page,
  context,
  baseURL,
}) => {
  await consentToFunctional(context, baseURL ?? '');
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('no drawing here');
    };
  });
  const sent = await walkToBooking(page);
  await expect.poll(() => sent.length).toBe(1);
  const body = sent[0]?.postData() ?? '';
  expect(body.length).toBeLessThan(16_000);
  const { data } = JSON.parse(body) as { readonly data: Readonly<Record<string, object>> };
  expect(Object.keys(data), 'payload groups').toHaveLength(21);
  expect(data['canvas_hash'], 'a collector that failed').toEqual({});
  expect(data['audio_sample']).toMatchObject({ length: 44_100 });
  expect(data['display']).toMatchObject({ width: 1280, height: 900 });
  const cookie = (await context.cookies(`${baseURL}/booking/x`)).find(
    ({ name }) => name === 'fingerprinted',
  );
  expect(cookie).toMatchObject({ value: 'true', path: '/booking' });

  await goOn(page, 'payment_options');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForTimeout(1_500);
  expect(sent, 'none on the next page of the booking').toHaveLength(1);
});

test.describe('who has answered nothing', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  test('without consent nothing is collected, and nothing for it is fetched', async ({
    page,
    context,
    baseURL,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const sent = await walkToBooking(page);
    await page.waitForTimeout(1_500);
    expect(sent).toHaveLength(0);
    expect(fetched.filter((path) => path.startsWith('/assets/send-'))).toEqual([]);
    const cookies = await context.cookies(`${baseURL}/booking/x`);
    expect(cookies.map(({ name }) => name)).not.toContain('fingerprinted');
  });
});
