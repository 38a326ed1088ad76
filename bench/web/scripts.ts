/** The scripts that a phone fetches for a page: before a touch, and for the first tap. */
import { chromium, devices } from '@playwright/test';
import { findChromium } from '#testing/chromium.ts';
import type { Visit } from '../pages/visit.ts';

export type ScriptCounts = { readonly beforeTap: number; readonly afterTap: number };

/** A tap comes as late as this after the page was loaded. */
const WAIT_MS = 3_000;

export async function countScripts(visits: readonly Visit[]): Promise<readonly ScriptCounts[]> {
  const found = await findChromium();
  const browser = await chromium.launch({
    ...(found && { executablePath: found.executablePath, env: { ...process.env, ...found.env } }),
    args: ['--no-sandbox'],
  });
  const counts: ScriptCounts[] = [];
  for (const { url, cookie } of visits) {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      serviceWorkers: 'block',
      ...(cookie !== '' && { extraHTTPHeaders: { cookie } }),
    });
    const page = await context.newPage();
    let scripts = 0;
    page.on('request', (request) => void (scripts += Number(request.resourceType() === 'script')));
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(WAIT_MS);
    const beforeTap = scripts;
    await page.locator('h1').first().tap();
    await page.waitForTimeout(WAIT_MS);
    counts.push({ beforeTap, afterTap: scripts - beforeTap });
    await context.close();
  }
  await browser.close();
  return counts;
}
