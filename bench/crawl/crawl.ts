/**
 * Follows the links of a site that runs to the end: `npm run bench:crawl -- [--site
 * http://localhost:5000] [--host ie.localhost:5000] [--views 300] [--valid 300] [--axe 300]
 * [--prices 1000] [--seed 18]`. Every page that search engines may keep is opened, and so many
 * views of each kind that they may not; of these pages one of each template and so many more are
 * held against HTML's rules; against axe's in Chromium each template in each size and theme, and so
 * many more in one each; and so many prices are opened. Prints what was found in this run and
 * nothing else.
 */
import { parseArgs } from 'node:util';
import { HtmlValidate } from 'html-validate';
import { matchRoutes } from 'react-router';
import { ADDRESSES } from '#web/addresses/addresses.ts';
import { routes } from '#web/routes.ts';
import { crawl, textOf } from '../../tests/crawl/crawl.ts';
import { pricedLinks, type PricedLink } from '../../tests/crawl/priced-links.ts';
import { offeredFor, thingFaults } from '../../tests/crawl/structured-data.ts';
import { makeChance } from '../../tests/oracle/chance.ts';
import { axeFaults } from './axe-faults.ts';
import { openAt } from './open-at.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:5000' },
    host: { type: 'string' },
    views: { type: 'string', default: '300' },
    valid: { type: 'string', default: '300' },
    axe: { type: 'string', default: '300' },
    prices: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '18' },
  },
});
const host = values.host ?? new URL(values.site).host;
const open = openAt(values.site, host);
const chance = makeChance(Number(values.seed));
const some = <T>(of: readonly T[], most: number): T[] => {
  const left = [...of];
  return Array.from({ length: Math.min(most, left.length) }, () => {
    const at = chance.between(0, left.length - 1);
    return left.splice(at, 1)[0]!;
  });
};

const ROUTES = ADDRESSES.map(([path]) => ({ path }));
const templateOf = (pathname: string): string =>
  matchRoutes(ROUTES, pathname)?.at(-1)?.route.path ?? pathname;
const TEXTS = ADDRESSES.flatMap(([path, page]) => (page === routes.content.page ? path : []));
const DEAL = templateOf(routes.deal.href({ hotelQuoteId: 'h', flightQuoteId: 'f' }));

/** What looks alike: texts do; a country is not a resort, nor a page one of its tabs or views. */
const lookOf = (path: string): string => {
  const [pathname = '', query] = path.split('?');
  const template = templateOf(pathname);
  if (TEXTS.includes(template)) return routes.content.page;
  const tab = new URLSearchParams(query).get('tab') ?? '';
  const view = query === undefined ? '' : `?${tab}`;
  return `${template} ${pathname.split('/').length}${view}`;
};

/** A page of its own, or a tab, is the only one of its kind; other views, and deals, are alike. */
const kindOf = (path: string): string => {
  const [pathname = '', query] = path.split('?');
  const template = templateOf(pathname);
  const isView = query !== undefined && !/^tab=[^&]*$/.test(query);
  return isView || template.startsWith(DEAL) ? `${template}?` : path;
};

const met = new Set<string>();
const byLook = new Map<string, string>();
const links: PricedLink[] = [];
const thingsWrong: string[] = [];
const waiting: Promise<void>[] = [];
const { pages, faults } = await crawl(open, {
  start: '/',
  kindOf,
  mostOfKind: Number(values.views),
  onPage: (path, html) => {
    met.add(path);
    byLook.getOrInsert(lookOf(path), path);
    links.push(...pricedLinks(path, html));
    waiting.push(thingFaults(path, html).then((wrong) => void thingsWrong.push(...wrong)));
    if (met.size % 500 === 0) console.error(`${met.size} pages`);
  },
});
await Promise.all(waiting);

const index = await open('/sitemap.xml');
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path = '']) => textOf(path));
const orphans: string[] = [];
for (const map of locations(index.html))
  orphans.push(...locations((await open(map)).html).filter((path) => !met.has(path)));

/** As the journeys have it. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-missing-references': 'error', 'no-deprecated-attr': 'off' },
});
const templates = [...byLook.values()];
const others = (most: string): string[] => some([...met], Number(most));
const invalid: string[] = [];
for (const path of [...templates, ...others(values.valid)]) {
  const { results } = await validator.validateString((await open(path)).html);
  for (const { ruleId, line, message } of results.flatMap((result) => result.messages))
    invalid.push(`${path}:${line} ${ruleId}: ${message}`);
}

const axe =
  Number(values.axe) > 0
    ? await axeFaults(`http://${host}`, { templates, others: others(values.axe) })
    : undefined;

/** Total of a deal as its page tells it, with its status; without `seen`, which a visitor keeps. */
async function opensAt({ hotelQuoteId, flightQuoteId }: PricedLink) {
  const { status, html } = await open(routes.deal.href({ hotelQuoteId, flightQuoteId }));
  return { status, offered: offeredFor(html) };
}

const isTrue = ({ seen }: PricedLink, offered: string | undefined): boolean =>
  offered?.endsWith(` ${(seen / 100).toFixed(2)}`) ?? false;

/** A price may have moved since its page was read: then the page is read once more. */
const mispriced: string[] = [];
let moved = 0;
for (const link of some(links, Number(values.prices))) {
  const { status, offered } = await opensAt(link);
  if (isTrue(link, offered)) continue;
  const again = pricedLinks(link.from, (await open(link.from)).html).find(
    (other) =>
      other.hotelQuoteId === link.hotelQuoteId && other.flightQuoteId === link.flightQuoteId,
  );
  if (!again || isTrue(again, (await opensAt(again)).offered)) moved++;
  else mispriced.push(`${link.from} at ${again.seen}: ${status}, ${offered ?? 'no offer'}`);
}

console.log(
  JSON.stringify(
    {
      pages,
      templates: templates.length,
      priced: links.length,
      faults,
      orphans,
      thingsWrong,
      invalid,
      axe,
      moved,
      mispriced,
    },
    null,
    2,
  ),
);
