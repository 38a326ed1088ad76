/** PostgreSQL, the outside world and the site as separate processes; shoppers ask over HTTP. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDatabase } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { readSettings } from '#server/platform/settings.ts';
import { SoldOtherwise } from '#testing/api-purchase.ts';
import { NotNow, openSiteVisitor, placeOrderOf } from '#testing/callers/site-visitor.ts';
import { openOutside, untilAnswers, type SiteProcess } from '../outages/running-site.ts';
import { audit, readOutside } from './auditor.ts';
import type { FaultLayout } from './fault-layout.ts';
import { waitUntilQuiet, type EngineProcess } from './fault-world.ts';
import { makeReductions } from './shoppers/reductions.ts';
import { prepareSitePurchase } from './shoppers/site-shopper.ts';

export async function openSiteLayout(): Promise<FaultLayout> {
  const outside = await openOutside({ diskMegabytes: 1_000 });
  const settings = readSettings(outside.environment);
  const pool = makePool({ url: outside.databaseUrl, size: 3, name: 'fault rounds' });
  const shop = {
    reductions: makeReductions(makeDatabase(pool)),
    cardFields: settings.payment.fieldsUrl,
    secret: outside.environment['SESSION_SECRET']!,
  };
  let site: SiteProcess | undefined;
  return {
    pool,
    paymentUrl: settings.payment.url,
    shoppers: 16,
    longestCalmMs: 2_000,
    postgres: outside.postgres,
    async start() {
      const begun = performance.now();
      site = await outside.startSite(outside.port);
      await untilAnswers(`${site.url}/_ready`, site);
      return processOf(site, performance.now() - begun);
    },
    async prepare(draw) {
      const visitor = openSiteVisitor(site!.url, nextAddress());
      const ready = await prepareSitePurchase(shop, visitor, draw).catch(forgive);
      return ready && (() => placeOrderOf(visitor, ready).catch(forgive));
    },
    async auditWhenQuiet() {
      await whenAvailable(() => waitUntilQuiet(pool), { onLost: () => undefined });
      return audit(
        outside.databaseUrl,
        await readOutside(
          Object.values(settings.suppliers),
          settings.payment.url,
          settings.mail.mailboxUrl ?? '',
        ),
      );
    },
    async close() {
      await pool.end();
      await outside.close();
    },
  };
}

const LAST_WORDS = 2_000;

const processOf = ({ child, logged }: SiteProcess, startedInMs: number): EngineProcess => {
  const ended = once(child, 'exit');
  return {
    ended,
    startedInMs,
    lastWords: () => logged().slice(-LAST_WORDS),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    signal: (name) => void child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

let addresses = 0;

/** Each comes from one of its own: how often one network may log in is not what is tested. */
function nextAddress(): string {
  addresses += 1;
  return `10.${addresses >> 8}.${addresses & 255}.1`;
}

/** Asks later: what was away comes back, and what is sold is sold. */
async function forgive(error: unknown): Promise<undefined> {
  const isPassing = error instanceof NotNow || error instanceof SoldOtherwise;
  if (!isPassing && !isDatabaseUnavailable(error)) throw error;
  await sleep(200);
}
