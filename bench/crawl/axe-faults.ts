import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '#testing/chromium.ts';

const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** What a page may take to open on a machine that does other things too. */
const LONGEST_MS = 180_000;

/** Each size in each theme, every second time as if no script came. */
const WAYS = [true, false].map((hasScript) =>
  SIZES.flatMap((viewport, size) =>
    (['light', 'dark'] as const).map((colorScheme, theme) => ({
      viewport,
      colorScheme,
      hasScript: (size + theme) % 2 === 0 ? hasScript : !hasScript,
    })),
  ),
);
type Way = (typeof WAYS)[number][number];

const nameOf = ({ viewport, colorScheme, hasScript }: Way): string =>
  `${viewport.width}, ${colorScheme}${hasScript ? '' : ', no script'}`;

type Chosen = {
  /** Each is opened in each size and theme. */
  readonly templates: readonly string[];
  /** Each is opened in the next way. */
  readonly others: readonly string[];
};

/**
 * What axe finds on pages as they open in Chromium, and what is wider than its window; with how
 * many pages were opened in which way. Each fault is told as it is found too.
 */
export async function axeFaults(site: string, { templates, others }: Chosen) {
  const opened: Record<string, number> = {};
  const faults: string[] = [];
  const ways = WAYS.flat();
  const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] });
  try {
    for (const [number, way] of ways.entries()) {
      const name = nameOf(way);
      const context = await browser.newContext(way);
      context.setDefaultNavigationTimeout(LONGEST_MS);
      const look = await openWindow(context, way);
      const paths = [
        ...templates.filter((_, at) => WAYS[at % WAYS.length]!.includes(way)),
        ...others.filter((_, at) => at % ways.length === number),
      ];
      for (const path of paths) {
        const found = (await look(site + path).catch(notLookedAt)).map(
          (fault) => `${path} (${name}): ${fault}`,
        );
        faults.push(...found);
        if (found.length > 0) console.error(found.join('\n'));
      }
      await context.close();
      opened[name] = paths.length;
      console.error(`${paths.length} pages held against axe (${name})`);
    }
  } finally {
    await browser.close();
  }
  return { opened, faults };
}

/** One that does not open or can't be looked at ends nothing. */
const notLookedAt = (error: unknown): string[] => [String(error).split('\n')[0] ?? ''];

/** Looks at one page after another. */
async function openWindow(context: BrowserContext, { hasScript }: Way) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await leaveOutPictures(devtools);
  return async (address: string): Promise<string[]> => {
    await (hasScript ? page.goto(address) : openWithoutScript(page, devtools, address));
    const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(page.frames().length === 1)
      .options({ resultTypes: ['violations'] })
      .analyze();
    return [
      ...(isWide ? ['wider than its window'] : []),
      ...violations.map(({ id, nodes }) => `${id} at ${nodes[0]!.target.join(' ')}`),
    ];
  };
}

/** axe reads what is said of them; drawing them would take the site longer than all else. */
async function leaveOutPictures(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/pictures/*'] });
}

/** Styles go on as where no script runs, although one does. */
const KEEP_STYLES = `{
  const keep = (rules) => {
    for (const { media, cssRules } of rules) {
      if (media)
        media.mediaText = media.mediaText
          .replace('(scripting: none)', '(min-width: 0)')
          .replace('(scripting: enabled)', '(max-width: 0)');
      if (cssRules) keep(cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) keep(cssRules);
}`;

/** None of the page’s own runs, then or later; axe is a script itself and is let run. */
async function openWithoutScript(page: Page, devtools: CDPSession, address: string): Promise<void> {
  const disable = (value: boolean) =>
    devtools.send('Emulation.setScriptExecutionDisabled', { value });
  await disable(true);
  await page.goto(address);
  await page.evaluate(KEEP_STYLES);
  await disable(false);
}
