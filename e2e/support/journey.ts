/**
 * Playwright's `test` for journeys: a journey fails on anything a browser complains about, and on
 * what is British at the Irish site, whatever it was looking for.
 */
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { BRITISH, marketHere } from './market.ts';

export const test = base.extend<{ quiet: void; irish: void }>({
  quiet: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const complaints = listen(context, baseURL ?? '', javaScriptEnabled);
      await use();
      expect(complaints, 'the browser had nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
  irish: [
    async ({ context, baseURL }, use) => {
      const documents = marketHere() === 'ie' ? keepDocuments(context, baseURL ?? '') : [];
      await use();
      const british = (await Promise.all(documents)).flatMap(({ url, words }) =>
        [...words.matchAll(BRITISH)].map(({ 0: found, index }) => ({
          url,
          found,
          around: words.slice(Math.max(0, index - 60), index + 60),
        })),
      );
      expect(british, 'nothing is British at the Irish site').toEqual([]);
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

/** Every page as the site sends it: what is read, without what only a browser looks into. */
function keepDocuments(
  context: BrowserContext,
  site: string,
): Promise<{ readonly url: string; readonly words: string }>[] {
  const documents: Promise<{ readonly url: string; readonly words: string }>[] = [];
  context.on('response', (response) => {
    if (response.request().resourceType() !== 'document' || !response.url().startsWith(site))
      return;
    // A redirection has none, nor has a page that was left.
    const html = response.text().catch(() => '');
    documents.push(html.then((text) => ({ url: response.url(), words: readable(text) })));
  });
  return documents;
}

const readable = (html: string): string =>
  html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');

/** The page was left before the answer came. */
const LEFT = 'net::ERR_ABORTED';

/**
 * A refused form or a sold-out holiday is a page with a status of its own; statuses are looked at
 * in the answers themselves.
 */
const isAboutStatus = (text: string): boolean => text.startsWith('Failed to load resource');
