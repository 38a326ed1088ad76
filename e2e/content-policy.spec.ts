/** The content policy as a browser keeps it; that our pages keep it, every other journey shows. */
import { expect, test } from '@playwright/test';

test('no text becomes markup on our pages, and who tries is reported [S-10]', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain('report-uri /csp-reports');
  const reported = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        ),
      ),
  );
  const tried = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="x">';
      return 'taken';
    } catch (error) {
      return error instanceof Error ? error.name : 'thrown';
    }
  });
  expect([tried, await reported]).toEqual(['TypeError', 'require-trusted-types-for']);
});
