/** PostgreSQL, the outside world and a worker that is killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { SOMEWHERE } from '#server/account/session.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import type { CallerContext } from '#server/purchase-context.ts';
import { startCardProvider } from '#simulators/card-provider/start.ts';
import { startMailbox } from '#simulators/mailbox/start.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { CONTROL_KEY } from '#testing/simulator-control.ts';
import { openMortalPostgres, type MortalPostgres } from '../outages/mortal-postgres.ts';
import { TETHERED } from '../outages/running-site.ts';
import { audit, readOutside } from './auditor.ts';
import { API_KEY, HMAC_KEY, MERCHANT, openFaultShop, type FaultSettings } from './fault-shop.ts';
import { hurryPoison } from './poison.ts';
import { makeReductions, type Reductions } from './shoppers/reductions.ts';
import { startSupplierDesk, type SupplierDesk } from './supplier-desk.ts';

type FaultShop = Omit<CallerContext, 'visitor'>;

export type FaultWorld = {
  readonly desk: SupplierDesk;
  readonly pool: Pool;
  /** What shoppers work with; each has a visitor of its own. */
  readonly shop: FaultShop;
  readonly reductions: Reductions;
  readonly paymentUrl: string;
  /** Where the worker is asked. */
  readonly engineUrl: string;
  readonly postgres: MortalPostgres;
  /**
   * Starts a worker, which dies at `crashAt` when that is told, in `workflow` only when that is
   * told.
   */
  startEngine(crash?: { readonly at: string; readonly workflow?: string }): Promise<EngineProcess>;
  /** Waits until nothing is left to do, and says what the auditor finds. */
  auditWhenQuiet(): Promise<string[]>;
  close(): Promise<void>;
};

export type EngineProcess = {
  readonly ended: Promise<unknown>;
  /** Whether it has ended by now. */
  readonly hasEnded: () => boolean;
  /** The end of what it has said, where that is kept. */
  readonly lastWords: () => string;
  /** Milliseconds from its start until it works. */
  readonly startedInMs: number;
  /** `SIGSTOP`: its event loop stands still until `SIGCONT`. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  kill(): Promise<void>;
};

const DISK_MEGABYTES = 1_000;
/** A guard, no promise: how late work was is read from the books. */
const QUIET_WITHIN_MS = 600_000;
/** Kept between starts: most of a start is reading JavaScript. */
const COMPILED = path.join(tmpdir(), 'holidaymaker-faults-compiled');

export async function openFaultWorld(): Promise<FaultWorld> {
  const directory = await mkdtemp(path.join(tmpdir(), 'holidaymaker-faults-'));
  const postgres = await openMortalPostgres(directory, DISK_MEGABYTES);
  const pool = makePool({ url: postgres.url, size: 3 });
  await migrate(pool, await readMigrations());
  const enginePort = await freePort();
  const engineUrl = `http://127.0.0.1:${enginePort}/`;
  const desk = await startSupplierDesk();
  const cards = await startCardProvider({
    port: 0,
    dataDirectory: path.join(directory, 'cards'),
    controlKey: CONTROL_KEY,
    apiKey: API_KEY,
    merchantAccount: MERCHANT,
    payee: 'Holidaymaker',
    shopOrigins: [],
    notifications: { url: engineUrl, hmacKey: HMAC_KEY },
  });
  const mailbox = await startMailbox({
    port: 0,
    smtpPort: 0,
    dataDirectory: path.join(directory, 'mailbox'),
    controlKey: CONTROL_KEY,
  });
  const settings: FaultSettings = {
    databaseUrl: postgres.url,
    suppliersUrl: desk.url,
    paymentUrl: cards.url,
    smtpUrl: mailbox.smtpUrl,
    port: enginePort,
  };
  const { shop, close } = openFaultShop(settings);
  let engine: EngineProcess | undefined;
  return {
    desk,
    pool,
    shop: { ...shop, caller: UNCOUNTED, client: SOMEWHERE },
    reductions: makeReductions(shop.database),
    paymentUrl: cards.url,
    engineUrl,
    postgres,
    async startEngine(crash) {
      await whenAvailable(() => forgetLeases(pool), { onLost: () => undefined });
      engine = await startProcess(settings, crash);
      return engine;
    },
    async auditWhenQuiet() {
      for (const booking of desk.bookings.values())
        if (booking.state === 'on_request') booking.state = 'booked';
      await whenAvailable(() => waitUntilQuiet(pool), { onLost: () => undefined });
      return audit(postgres.url, await readOutside([desk.url], cards.url, mailbox.url));
    },
    async close() {
      await engine?.kill();
      await Promise.all([close(), pool.end(), desk.close(), cards.close(), mailbox.close()]);
      await postgres.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function startProcess(
  settings: FaultSettings,
  crash: { readonly at: string; readonly workflow?: string } | undefined,
): Promise<EngineProcess> {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const script = path.join(import.meta.dirname, 'engine-process.ts');
  const child = spawn(process.execPath, [...TETHERED, script], {
    env: {
      ...inherited,
      NODE_COMPILE_CACHE: COMPILED,
      NODE_NO_WARNINGS: '1',
      FAULT_SETTINGS: JSON.stringify(settings),
      ...(crash && { CRASH_AT: crash.at }),
      ...(crash?.workflow && { CRASH_WORKFLOW: crash.workflow }),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const begun = performance.now();
  await Promise.race([once(child.stdout!, 'data'), ended]);
  return {
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    lastWords: () => '',
    startedInMs: performance.now() - begun,
    signal: (name) => void child.kill(name),
    kill: () => killProcess(child, ended),
  };
}

async function killProcess(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** The process that held them is dead, and these tests have no minutes to wait. */
async function forgetLeases(pool: Pool): Promise<void> {
  await pool.query(
    `update instalment set taking_since = now() - interval '1 hour' where state = 'TAKING'`,
  );
}

/** SQL: whether this row of a queue is put aside. */
const isStuck = (queue: string, id: string): string =>
  `exists (select from retry where queue = '${queue}' and retry.id = ${id} and stuck_at is not null)`;

const WORK_LEFT = `
  select (select count(*) from placement where finished_at is null and not ${isStuck('placement', 'placement.id')})
       + (select count(*) from checkout where status = 'PLACING')
       + (select count(*) from customer_order where status in ('PENDING', 'PROCESSING') and not ${isStuck('order-request', 'customer_order.id')})
       + (select count(*) from outbox_mail where sent_at is null and not ${isStuck('mail', 'outbox_mail.id')})
       + (select count(*) from payment_notification where handled_at is null and not ${isStuck('notification', 'event_id')})
       + (select count(*) from payment_attempt where state = 'REFUSED' and page_result is not null and released_at is null and not ${isStuck('abandoned-payment', 'payment_attempt.id')})
       + (select count(*) from payment_attempt where page_session is not null and state = 'REFUSED' and notified_at is null and (released_at is not null or (page_result is null and awaited)) and not ${isStuck('unused-payment', 'payment_attempt.id')})
       + (select count(*) from order_change where state = 'ACCEPTED' and not ${isStuck('change', 'order_change.id')})
       + (select count(*) from order_cancellation where bookings_ended_at is null and not ${isStuck('cancellation', 'order_cancellation.order_id')})
       + (select count(*) from share_payment where state in ('RESERVED', 'CLAIMED', 'RELEASING') and not ${isStuck('share', 'share_payment.id')})
       + (select count(*) from self_booking where (state = 'BOOKING' or state in ('ASKED', 'OPEN') and ends_at <= now() or state in ('OPEN', 'USED') and airline_reference is not null) and not ${isStuck('self-booking', 'self_booking.order_id')})
       + (select count(*) from refund where state in ('REQUESTED', 'SENT') and not ${isStuck('refund', 'refund.id')})
       + (select count(*) from price_drop_claim where state = 'ASKED' and not ${isStuck('placement', 'price_drop_claim.id')})
       + (select count(*) from instalment where (state = 'TAKING' or (state = 'DUE' and due_date <= current_date)) and not ${isStuck('instalment', 'instalment.id')}) as left`;

/** Until the tables say that nothing is left to do; the auditor finds what is. */
export async function waitUntilQuiet(pool: Pool): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  for (;;) {
    await hurryPoison(pool);
    const { rows } = await pool.query<{ left: number }>(WORK_LEFT);
    if (rows[0]?.left === 0 || performance.now() > end) return;
    await sleep(100);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
