/** PostgreSQL, the outside world and the site as separate processes; shoppers ask over HTTP. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { makePool } from '#server/db/pool.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { readSettings } from '#server/settings.ts';
import { openOutside, untilAnswers, type SiteProcess } from '../outages/running-site.ts';
import { openSiteVisitor, PLACE, preparePurchase } from '../outages/site-visitor.ts';
import { audit, readOutside } from './auditor.ts';
import type { FaultLayout } from './fault-layout.ts';
import { waitUntilQuiet, type EngineProcess } from './fault-world.ts';

export async function openSiteLayout(): Promise<FaultLayout> {
  const outside = await openOutside({ diskMegabytes: 1_000 });
  const settings = readSettings(outside.environment);
  const pool = makePool({ url: outside.databaseUrl, size: 3, name: 'fault rounds' });
  let site: SiteProcess | undefined;
  return {
    pool,
    paymentUrl: settings.payment.url,
    longestCalmMs: 2_000,
    postgres: outside.postgres,
    async start() {
      const begun = performance.now();
      site = await outside.startSite(outside.port);
      await untilAnswers(`${site.url}/_ready`, site);
      return processOf(site, performance.now() - begun);
    },
    async prepare() {
      const visitor = openSiteVisitor(site!.url);
      const ready = await preparePurchase(visitor, settings.payment.fieldsUrl).catch(pause);
      if (!ready) return undefined;
      return async () => {
        const answer = await visitor.post(PLACE, ready).catch(pause);
        return answer ? kindOf(answer) : undefined;
      };
    },
    async auditWhenQuiet() {
      await whenAvailable(() => waitUntilQuiet(pool), { onLost: () => undefined });
      const { stays, flights, transfers, parking, insurance } = settings.suppliers;
      return audit(
        outside.databaseUrl,
        await readOutside(
          [stays, flights, transfers, parking, insurance],
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

const AnswerSchema = v.object({
  data: v.nullish(v.object({ placeOrder: v.object({ __typename: v.string() }) })),
});

/**
 * 503 is no answer yet; any other failure is one that no visitor should get, and is told as it
 * came.
 */
async function kindOf(answer: Response): Promise<string | undefined> {
  const text = await answer.text();
  if (answer.status === 503) return pause();
  const { data } = v.parse(AnswerSchema, JSON.parse(text));
  return data?.placeOrder.__typename ?? `failure ${text.slice(0, 200)}`;
}

async function pause(): Promise<undefined> {
  await sleep(200);
}
