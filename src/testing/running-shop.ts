/**
 * A whole shop for server tests: a database of its own, a small world imported into it, the outside
 * world on free ports, the worker, and the API in process. `const running = await
 * openRunningShop(); afterAll(running.close);`
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { STANDARD_FLAGS, type Flags } from '#domain/market/flags.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { GraphContext } from '#graphql/context.ts';
import { makeExecutor, type Executor } from '#graphql/execution/execute.ts';
import { makeShopSchema } from '#graphql/schema/resolvers.ts';
import { makeSession, type VisitorSession } from '#server/account/session.ts';
import { NOBODY } from '#server/account/visitor.ts';
import { indexReference } from '#server/catalogue/reference.ts';
import { openWebContext } from '#server/composition/open-web-context.ts';
import { openWorker } from '#server/composition/open-worker.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import { makeLog } from '#server/platform/log.ts';
import { readSettings } from '#server/platform/settings.ts';
import { loadIndex } from '#server/price-index/lifecycle/load-index.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { inMarket } from '#server/purchase-context.ts';
import { startCardProvider } from '#simulators/card-provider/start.ts';
import { startMailbox } from '#simulators/mailbox/start.ts';
import { startSuppliers } from '#simulators/suppliers/start.ts';
import { UNCOUNTED } from './callers/uncounted.ts';
import { askSimulator, CONTROL_KEY } from './simulator-control.ts';
import { openImportedWorld } from './world/imported-world.ts';

export type Variables = Readonly<Record<string, unknown>>;

export type ApiVisitor = {
  readonly context: GraphContext;
  /**
   * Runs an operation of a stranger and gives its data; errors of the API are thrown. The caller
   * says what the text asks for.
   */
  readonly ask: <Data>(text: string, variables?: Variables) => Promise<Data>;
};

export type RunningShop = {
  readonly shop: WebContext;
  readonly executor: Executor;
  /**
   * Who has this session, at the site of a market: somebody who has never been here, and the
   * British one, unless told.
   */
  readonly visitor: (session?: VisitorSession, market?: MarketName, flags?: Flags) => ApiVisitor;
  /** Somebody at a shop of this context, as at another node. */
  readonly at: (context: GraphContext) => ApiVisitor;
  /** What the card provider's fields give for a card. */
  readonly cardToken: (number: string) => Promise<string>;
  /** The books of the card provider: what was authenticated, authorised and captured. */
  readonly cardBooks: () => Promise<CardBooks>;
  readonly close: () => Promise<void>;
};

const CardBooksSchema = v.object({
  authentications: v.array(
    v.object({
      id: v.string(),
      amount: v.object({ value: v.number(), currency: v.string() }),
      reference: v.string(),
    }),
  ),
  payments: v.array(v.looseObject({ reference: v.string() })),
});
export type CardBooks = v.InferOutput<typeof CardBooksSchema>;

const SITE = 'http://localhost:3000';

/**
 * Opens a shop that sells a world of so many hotels, in Great Britain alone unless told; the
 * sentinels are the first seven of them.
 */
export async function openRunningShop({
  hotels = 60,
  sellsInIreland = false,
} = {}): Promise<RunningShop> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'holidaymaker-shop-'));
  const world = await startWorld(dataDirectory, hotels);
  const database = await openImportedWorld(world.feeds, hotels);
  const settings = readSettings({
    ...world.environment,
    DATABASE_URL: database.url,
    DATA_DIR: dataDirectory,
    SITE_URL: SITE,
    MARKETS_FILE: await writeMarkets(dataDirectory, sellsInIreland),
    LOG_LEVEL: 'silent',
    BASKETS_PER_HOUR: '0',
    CARD_TRIES_PER_HOUR: '0',
  });
  const { shared } = await loadIndex(
    database.pool,
    indexReference,
    todayIn(GREAT_BRITAIN.timeZone),
  );
  const shop = await openWebContext({
    settings,
    log: makeLog('silent'),
    index: attachIndex(shared),
  });
  const worker = await openWorker(shop, settings, { pricing: async () => shop });
  const executor = makeExecutor(makeShopSchema());
  return {
    shop,
    executor,
    visitor: (
      session = makeSession(shop.database, NOBODY, () => undefined),
      market = 'gb',
      flags = STANDARD_FLAGS,
    ) =>
      openVisitor(
        {
          shop: inMarket(shop, market),
          origin: SITE,
          session,
          caller: UNCOUNTED,
          flags,
        },
        executor,
      ),
    at: (context) => openVisitor(context, executor),
    cardToken: (number) => tokenise(settings.payment.url, number),
    cardBooks: async () =>
      v.parse(CardBooksSchema, await (await askSimulator(`${settings.payment.url}/_books`)).json()),
    close: async () => {
      await worker.stop();
      await shop.content.close();
      await Promise.all([shop.pool.end(), shop.visitorPool.end()]);
      await world.close();
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** A file of Great Britain, at the site of the settings, and Ireland if it is to be sold there. */
async function writeMarkets(directory: string, isIrishToo: boolean): Promise<string> {
  const file = path.join(directory, 'markets.json');
  const brand = { name: 'Holidaymaker', phoneHours: 'open until 8pm' };
  const [britain, ireland] = [
    { market: 'gb', currency: 'GBP', legalName: 'Holidaymaker Travel Ltd', phone: '0113 496 0180' },
    { market: 'ie', currency: 'EUR', legalName: 'Holidaymaker Ireland Ltd', phone: '01 555 0180' },
  ];
  const markets = [
    { ...brand, ...britain },
    { ...brand, ...ireland, siteUrl: 'http://ie.localhost:3000' },
  ];
  await writeFile(file, JSON.stringify(isIrishToo ? markets : markets.slice(0, 1)));
  return file;
}

async function startWorld(dataDirectory: string, hotels: number) {
  const [suppliers, cards, mailbox] = await Promise.all([
    startSuppliers({ port: 0, dataDirectory, controlKey: CONTROL_KEY, seed: 1, hotels }),
    startCardProvider({
      port: 0,
      dataDirectory,
      controlKey: CONTROL_KEY,
      apiKey: 'simulated-api-key',
      merchantAccount: 'Holidaymaker',
      payee: 'Holidaymaker',
      shopOrigins: [SITE],
    }),
    startMailbox({ port: 0, smtpPort: 0, dataDirectory, controlKey: CONTROL_KEY }),
  ]);
  const addresses = Object.fromEntries(
    ['stays', 'flights', 'seats', 'priority', 'transfers', 'parking', 'insurance'].map((name) => [
      `${name.toUpperCase()}_URL`,
      `${suppliers.url}/${name}`,
    ]),
  );
  return {
    feeds: { stays: `${suppliers.url}/stays`, flights: `${suppliers.url}/flights` },
    environment: {
      ...addresses,
      PAYMENT_URL: cards.url,
      PAYMENT_API_KEY: 'simulated-api-key',
      SMTP_URL: mailbox.smtpUrl,
    },
    close: async () =>
      void (await Promise.all([suppliers, cards, mailbox].map((part) => part.close()))),
  };
}

function openVisitor(context: GraphContext, executor: Executor): ApiVisitor {
  return {
    context,
    // The caller wrote the text that the data answers.
    ask: async <Data>(text: string, variables: Variables = {}) =>
      dataOf(await executor.execute(executor.parse(text), { ...variables }, context)) as Data,
  };
}

type Result = {
  readonly data?: unknown;
  readonly errors?:
    | readonly { readonly message: string; readonly originalError?: Error | null | undefined }[]
    | undefined;
};

function dataOf({ data, errors }: Result): unknown {
  const [error] = errors ?? [];
  if (error) throw error.originalError ?? new Error(error.message);
  return data;
}

async function tokenise(provider: string, number: string): Promise<string> {
  const response = await fetch(`${provider}/fields/tokens`, {
    method: 'POST',
    body: JSON.stringify({
      number,
      expiry: '08/35',
      code: '7373'.slice(0, number.startsWith('3') ? 4 : 3),
      holder: 'A Hargreaves',
    }),
  });
  return v.parse(v.object({ token: v.string() }), await response.json()).token;
}
