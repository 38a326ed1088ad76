import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { boxAtRest } from '../support/layout.ts';

const BRITISH = process.env['E2E_SITE']!;
const IRISH = BRITISH.replace('localhost', 'ie.localhost');

test.describe('in Ireland', () => {
  test.use({ timezoneId: 'Europe/Dublin' });

  test('a visitor of the British site is asked once which site they want, and keeps the page [SITE-08]', async ({
    page,
    context,
  }) => {
    await page.goto('/faqs?a=1');
    const strip = page.getByRole('region', { name: 'Country' });
    await expect(strip).toBeVisible();
    const there = strip.getByRole('link', { name: 'Irish site, in €' });
    const stay = strip.getByRole('link', { name: 'Stay here' });
    const { width, height } = await boxAtRest(there);
    expect(await boxAtRest(stay)).toMatchObject({ width, height });
    await expectAccessible(page);

    // Pages change without a new document, and the page that is kept is the one that is seen.
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Travel updates' })
      .click();
    await page.waitForURL('**/travel-updates');
    await there.click();
    await page.waitForURL(`${IRISH}/travel-updates`);
    await expect(strip).toBeHidden();
    const [chosen] = (await context.cookies(IRISH)).filter(({ name }) => name === 'country_choice');
    expect(chosen?.value).toBe('ie');
    expect(Math.round(((chosen?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365);

    // The British site is one more host, which knows nothing of it.
    await page.goto(`${BRITISH}/faqs`);
    await stay.click();
    await expect(strip).toBeHidden();
    await expect(page).toHaveURL(`${BRITISH}/faqs`);
    await page.reload();
    await expect(strip).toBeHidden();
  });

  test('on the Irish site nobody is asked', async ({ page }) => {
    await page.goto(`${IRISH}/faqs`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Country' })).toBeHidden();
  });
});

test('a visitor of the Irish site from Great Britain is asked too [SITE-08]', async ({ page }) => {
  await page.goto(`${IRISH}/`);
  await expect(page.getByRole('link', { name: 'UK site, in £' })).toBeVisible();
});
