/**
 * Playwright's `test` for journeys: a journey fails on anything a browser complains about, whatever
 * it was looking for.
 */
import { test as base, expect, type BrowserContext } from '@playwright/test';

export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const complaints = listen(context, baseURL ?? '', javaScriptEnabled);
      await use();
      expect(complaints, 'the browser had nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Errors of scripts (a hydration mismatch is one), of the console, and requests to the site that
 * failed.
 */
function listen(context: BrowserContext, site: string, hasScript: boolean): readonly string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`script: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isAboutStatus(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document';
    if (response.url().startsWith(site) && response.status() >= (isPage ? 500 : 400))
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const isUnwanted = !hasScript && request.resourceType() === 'script';
    if (request.url().startsWith(site) && reason !== LEFT && !isUnwanted)
      complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}

/** The page was left before the answer came. */
const LEFT = 'net::ERR_ABORTED';

/**
 * A refused form or a sold-out holiday is a page with a status of its own; statuses are looked at
 * in the answers themselves.
 */
const isAboutStatus = (text: string): boolean => text.startsWith('Failed to load resource');
