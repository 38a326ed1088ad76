import { expect, test } from '../support/journey.ts';
import { operate } from '../support/operator.ts';

const TAB = { name: 'Cities', exact: true };

test.afterAll(() => operate('flags', 'set', 'cityBreaksTab', 'on'));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an operator takes a tab away and gives it back, and the site has it within a second [FLAG-03]', async ({
      page,
    }) => {
      for (const [value, count] of [
        ['off', 0],
        ['on', 1],
      ] as const) {
        await operate('flags', 'set', 'cityBreaksTab', value);
        await page.waitForTimeout(1_000);
        // Each page may be made by another thread.
        for (let visit = 0; visit < 4; visit += 1) {
          await page.goto('/');
          await expect(page.getByRole('link', TAB)).toHaveCount(count);
        }
      }
      expect(await operate('flags', 'list')).toMatch(/^cityBreaksTab +on /m);
    });

    test('a visitor switches for themselves what is not the operator’s alone, and keeps it [FLAG-07] [FLAG-10]', async ({
      page,
      context,
    }) => {
      await page.goto('/?cityBreaksTab=false&insurance=false&unknownFlag=true');
      await page.goto('/');
      await expect(page.getByRole('link', TAB)).toHaveCount(0);
      const kept = (await context.cookies()).find(({ name }) => name === 'features');
      expect(kept?.value).toBe('cityBreaksTab=false');
      const days = ((kept?.expires ?? 0) - Date.now() / 1_000) / 86_400;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThan(7.1);
      await page.goto('/?cityBreaksTab=true');
      await expect(page.getByRole('link', TAB)).toHaveCount(1);
    });
  });

test('whoever asks for a visitor’s flags has them as a map [FLAG-01] [FLAG-02]', async ({
  request,
}) => {
  const answer = await request.post('/api/flags', {
    data: { rememberToken: crypto.randomUUID(), allocation: 1, brand: 'gb' },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ cityBreaksTab: true, holidayDiscovery: false });
});
