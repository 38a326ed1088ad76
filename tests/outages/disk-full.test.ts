/**
 * The disk runs full under the whole shop as `npm start` starts it: orders are refused for now,
 * what needs no database is read on, and all comes back by itself when there is room (F-07).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findOpenPort } from '#server/platform/open-port.ts';
import { readSettings } from '#server/platform/settings.ts';
import { CONTACT } from '#testing/api-purchase.ts';
import {
  openSiteVisitor,
  PLACE,
  placeOrderOf,
  preparePurchase,
  type ReadyCheckout,
  type SiteVisitor,
} from '#testing/callers/site-visitor.ts';
import { untilAnswers, type SiteProcess } from './running-site.ts';
import { openSmallDisk } from './small-disk.ts';

const LONG_MS = 400_000;
const MEGABYTES = 420;
const START = path.join(import.meta.dirname, '../../src/cli/start.ts');

test(
  'a full disk: orders get 503, reads go on, and the shop is whole again once there is room (F-07)',
  async (context) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-disk-'));
    const disk = openSmallDisk(folder, MEGABYTES);
    if (!disk) return context.skip('nobody may mount a small disk here');
    const port = (await findOpenPort(0, '127.0.0.1'))!;
    const environment = environmentOf(folder, port);
    const site = startAll(environment, port);
    const visitor = openSiteVisitor(site.url);
    const { fieldsUrl } = readSettings(environment).payment;
    try {
      await untilAnswers(`${site.url}/_ready`, site);
      expect(await placeOrderOf(visitor, await preparePurchase(visitor, fieldsUrl))).toBe(
        'PlacedOrder',
      );
      const ready = await preparePurchase(visitor, fieldsUrl);
      const { checkoutId } = await preparePurchase(visitor, fieldsUrl);

      await disk.fill();
      await untilNothingIsKept(visitor, checkoutId, disk.fill);
      expect(await statusAndRest(await visitor.post(PLACE, ready))).toEqual([
        503,
        expect.anything(),
      ]);
      expect(await statusOf(`${site.url}/`)).toBe(200);
      expect(await statusOf(`${site.url}/_live`)).toBe(200);

      await disk.empty();
      await untilAnswers(`${site.url}/_ready`, site);
      const kind = await untilPlaced(visitor, ready);
      expect(['PlacedOrder', 'DuplicateOrder']).toContain(kind);
      expect(site.child.exitCode).toBeNull();
    } finally {
      site.child.kill('SIGTERM');
      await once(site.child, 'exit');
      disk.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
  LONG_MS,
);

const environmentOf = (folder: string, port: number): Record<string, string> => ({
  NODE_ENV: 'production',
  DATA_DIR: path.join(folder, 'data'),
  SESSION_SECRET: 'a secret of the tests, which sign with it',
  PORT: String(port),
  SITE_URL: `http://127.0.0.1:${port}`,
  SIMULATOR_PORT: String(20_000 + Math.floor(Math.random() * 9_000)),
  WORLD_HOTELS: '30',
  WEB_THREADS: '2',
  REQUESTS_PER_MINUTE: '0',
  BASKETS_PER_HOUR: '0',
  CARD_TRIES_PER_HOUR: '0',
});

function startAll(environment: Record<string, string>, port: number): SiteProcess {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logged = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => void (logged += chunk));
  return { url: `http://127.0.0.1:${port}`, child, logged: () => logged };
}

const statusOf = async (url: string): Promise<number> => {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
};

const statusAndRest = async (answer: Response): Promise<[number, string | null]> => {
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get('retry-after')];
};

const SAVE = `mutation Save($checkoutId: ID!, $contactDetails: ContactDetailsInput!) {
  addContactDetailsToCheckout(checkoutId: $checkoutId, contactDetails: $contactDetails) { errors { code } }
}`;

/**
 * PostgreSQL writes into what it has until it needs more: changes go on being made until it cannot
 * keep one.
 */
async function untilNothingIsKept(
  visitor: SiteVisitor,
  checkoutId: string,
  fillAgain: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const answer = await visitor.post(SAVE, { checkoutId, contactDetails: CONTACT });
    await answer.arrayBuffer();
    if (answer.status === 503) return;
    await fillAgain();
  }
}

/** Whoever gets no answer asks again with the same. */
async function untilPlaced(visitor: SiteVisitor, ready: ReadyCheckout): Promise<string> {
  for (;;) {
    const kind = await placeOrderOf(visitor, ready).catch(() => undefined);
    if (kind !== undefined && !kind.startsWith('OrderPlacementFailed')) return kind;
    await sleep(250);
  }
}
