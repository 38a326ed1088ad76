import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { findChromium } from '#testing/chromium.ts';

const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Each size in each theme, every second time as if no script had come. */
const WAYS = SIZES.flatMap((viewport, size) =>
  (['light', 'dark'] as const).map((colorScheme, theme) => ({
    viewport,
    colorScheme,
    hasScript: (size + theme) % 2 === 0,
  })),
);

/**
 * What axe finds on pages as they open in Chromium: each page in the next way of size, theme and
 * script, and what is wider than its window.
 */
export async function axeFaults(site: string, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] });
  try {
    for (const [i, path] of paths.entries()) {
      const { viewport, colorScheme, hasScript } = WAYS[i % WAYS.length]!;
      const context = await browser.newContext({ viewport, colorScheme });
      // axe is a script itself: those of the page are kept away.
      if (!hasScript) await context.route(/\.js(\?|$)/, (route) => route.abort());
      const page = await context.newPage();
      await page.goto(site + path, { waitUntil: 'load' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const named = `${path} (${viewport.width}, ${colorScheme}${hasScript ? '' : ', no script'})`;
      for (const { id, nodes } of violations)
        faults.push(`${named}: ${id} at ${nodes[0]!.target.join(' ')}`);
      const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      if (isWide) faults.push(`${named}: wider than its window`);
      await context.close();
      if (i % 50 === 49) console.error(`${i + 1} pages held against axe`);
    }
  } finally {
    await browser.close();
  }
  return faults;
}
