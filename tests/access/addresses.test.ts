/**
 * Every address of the site, asked for by everybody who could ask: somebody else's basket, checkout
 * and order are answered as what was never there, byte for byte (S-05).
 */
import { tmpdir } from 'node:os';
import { parse } from 'graphql';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callDemand } from '#http/admission/demand.ts';
import { makeApp } from '#http/app.ts';
import { makePageHandler, type PageHandler } from '#http/endpoints/pages/pages.ts';
import type { Endpoint } from '#http/exchange/serve.ts';
import { policyOf } from '#http/web-app.ts';
import { inMarket } from '#server/purchase-context.ts';
import { CONTACT } from '#testing/api-purchase.ts';
import { ADDRESSES } from '#web/addresses/addresses.ts';
import { render } from '#web/server.tsx';
import {
  ENDPOINTS,
  KNOWN_TO_ALL,
  OWN_PAGES,
  PAGES_BY_ID,
  PAGES_FOR_EVERYBODY,
} from './addresses.ts';
import {
  BY_ROLE,
  openPeople,
  STRANGERS,
  UNKNOWN,
  type Asker,
  type Ids,
  type People,
} from './people.ts';

const ORIGIN = 'http://localhost:3000';

let people: People;
let pages: PageHandler;
beforeAll(async () => {
  people = await openPeople();
  const { shop, executor } = people.running;
  pages = makePageHandler({
    currentContext: (market) => inMarket(shop, market),
    executor,
    web: { render },
    manifest: {
      'style.css': { file: 'assets/style.css' },
      'src/web/browser/main.ts': { file: 'assets/main.js' },
    },
    policy: policyOf(shop),
    log: pino({ level: 'silent' }),
  });
});
afterAll(() => people.running.close());

test('every page and every endpoint stands in the table [S-05]', async () => {
  const listed = [...PAGES_FOR_EVERYBODY, ...OWN_PAGES, ...PAGES_BY_ID];
  expect(listed.toSorted()).toEqual([...new Set(ADDRESSES.map(([, page]) => page))].toSorted());
  expect(await listEndpoints()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

const named = ADDRESSES.filter(([, page]) => PAGES_BY_ID.includes(page));

test('an address that names a basket or a checkout is one of a page that does', () => {
  const naming = ADDRESSES.filter(([pattern]) => /:(basket|checkout)Id/.test(pattern));
  expect(naming).toEqual(named);
});

describe.each(STRANGERS)('%s', (who) => {
  test.each(named)('%s is answered as what was never there [S-05]', async (pattern) => {
    const asker = people.strangers[who];
    for (const whose of ['open', 'placed'] as const) {
      if (asker.key && whose === 'placed' && /confirmation|order-request/.test(pattern)) continue;
      const foreign = await ask(asker, pattern, people[whose]);
      expect(foreign).toEqual(await ask(asker, pattern, UNKNOWN));
    }
  });

  const byCode = ADDRESSES.filter(([pattern]) => pattern.includes(':orderCode'));
  test.skipIf(BY_ROLE.includes(who)).each(byCode)(
    '%s is the same for the code of others as for one of nobody',
    async (pattern) => {
      const asker = people.strangers[who];
      expect(await ask(asker, pattern, people.placed)).toEqual(await ask(asker, pattern, UNKNOWN));
    },
  );

  const own = ADDRESSES.filter(([, page]) => OWN_PAGES.includes(page));
  const others = own.filter(
    ([pattern]) => !(BY_ROLE.includes(who) && byCode.some(([one]) => one === pattern)),
  );
  test.each(others)('%s shows nothing of anybody else [S-05]', async (pattern) => {
    const { html } = await ask(people.strangers[who], pattern, people.placed);
    for (const text of Object.values(people.placed)) expect(html).not.toContain(text);
    for (const text of [CONTACT.lastName, CONTACT.phoneNumber]) expect(html).not.toContain(text);
  });
});

const everybodys = ADDRESSES.filter(([, page]) => PAGES_FOR_EVERYBODY.includes(page));
test.each(everybodys)(
  '%s is the same for whoever made something and for nobody [S-05]',
  async (pattern) => {
    const answer = await ask(people.owner, pattern, UNKNOWN);
    expect(answer).toEqual(await ask(people.strangers.nobody, pattern, UNKNOWN));
  },
);

test.each(named)('%s is there for its owner', async (pattern) => {
  const whose = /confirmation|order-request/.test(pattern) ? 'placed' : 'open';
  const answer = await ask(people.owner, pattern, people[whose]);
  expect(answer).not.toEqual(await ask(people.owner, pattern, UNKNOWN));
});

/** One browser for everybody: its page names the token that it brings. */
const BROWSER = 'remember_token=0b6f4c1e-8d2a-4f37-9c55-1a2b3c4d5e6f';

type Answer = { readonly status: number; readonly location: string; readonly html: string };

/** What differs from one request to the next is taken out, and the ids that were asked for. */
async function ask({ api, cookie, key }: Asker, pattern: string, ids: Ids): Promise<Answer> {
  const address = `${fill(pattern, ids)}${key ? `?key=${key}` : ''}`;
  const response = await pages(
    new Request(new URL(address, ORIGIN), { headers: { cookie: `${BROWSER}; ${cookie ?? ''}` } }),
    { market: api.context.shop.market.market, network: '192.0.2.7', reference: 'K7M2Q4XD' },
  );
  const same = (text: string): string =>
    Object.values(ids)
      .reduce((rest, id) => rest.replaceAll(id, 'ID'), text)
      .replace(/nonce="[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'X');
  return {
    status: response.status,
    location: same(response.headers.get('location') ?? ''),
    html: same(await response.text()),
  };
}

type NamedId = 'basketId' | 'checkoutId' | 'orderCode';

const fill = (pattern: string, ids: Ids): string =>
  pattern
    .replace(/:(basketId|checkoutId|orderCode)\b/g, (_, name: NamedId) => ids[name])
    .replace(/:(\w+)\??/g, (_, name: string) => {
      const known = KNOWN_TO_ALL[name];
      if (known === undefined) throw new Error(`whose is :${name} of ${pattern}?`);
      return known;
    });

/** The patterns that the listener knows. */
async function listEndpoints(): Promise<string[]> {
  const echo: Endpoint = async () => new Response();
  const app = makeApp({
    clientDirectory: tmpdir(),
    siteAt: () => ({ market: 'gb', origin: ORIGIN }),
    policy: { paymentOrigins: [], isSecure: false },
    rateLimit: { perMinute: 0, addressHeader: undefined },
    mostConnections: 1,
    log: pino({ level: 'silent' }),
    dictionaryNow: () => undefined,
    missing: async () => [],
    endpoints: {
      graphql: async () => new Response(),
      picture: echo,
      shareCard: echo,
      content: echo,
      pageDictionary: echo,
      map: echo,
      document: echo,
      personalCopy: echo,
      paymentNotification: echo,
      supplierNotice: echo,
      unsubscribe: echo,
      confirmCruiseNews: echo,
      consent: echo,
      event: echo,
      policyReport: echo,
      flags: echo,
      clientError: echo,
      webVitals: echo,
      files: { '/robots.txt': echo },
      page: echo,
    },
    refusalPage: async () => ({ headers: {}, bytes: Buffer.from('') }),
    callDemand: callDemand(new Map(), { read: parse }),
    serviceWorker: { isOn: true, release: '1.2.3' },
    observation: { figures: undefined, log: undefined, marketOf: () => 'gb' },
  });
  await app.ready();
  const tree = app.printRoutes();
  await app.close();
  return patternsOf(tree).toSorted();
}

/** `├── p`, and a level below `│ └── ictures/*`: parts of addresses as a tree of prefixes. */
function patternsOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+)( \()?/.exec(line) ?? [];
    if (indent === undefined || part === undefined) return [];
    const level = indent.length / 4;
    above.splice(level, Infinity, part);
    return methods ? [above.join('')] : [];
  });
}
