import { expect, test } from './support/journey.ts';
import { openDeal, searchFor, summerDay, takeDeal } from './support/searching.ts';

const ASKED = '**/graphql?operation_name=SetTransfer';

test('a picked extra stands at once, and gives way with a word when it could not be saved', async ({
  page,
}) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(3) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  const section = page.getByRole('region', { name: 'Airport transfers' });
  const [declined, offer] = [section.getByRole('radio').first(), section.getByRole('radio').nth(1)];
  await declined.check();
  await expect(section.getByRole('status')).toBeEmpty();

  let answer = () => undefined as void;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(ASKED, async (route) => {
    await isAnswered;
    await route.fulfill({ json: { data: null } });
  });
  await offer.click();
  await expect(offer, 'before the site has answered').toBeChecked();
  answer();
  await expect(section).toContainText('We couldn’t change your transfer');
  await expect(offer).not.toBeChecked();

  await page.unroute(ASKED);
  await offer.click();
  await expect(offer).toBeChecked();
  await expect(page.getByRole('main')).toContainText('Chosen by you');
  await page.reload();
  await expect(offer).toBeChecked();
});
