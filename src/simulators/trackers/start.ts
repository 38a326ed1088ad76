/**
 * Starts the trackers: a collector of events, Google Analytics 4 with its limits, an analytics
 * testing service, a tag container and an ad network, and a page that shows what has arrived.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { jsonAnswer, notFound, readBody, sendAnswer, type Answer } from '../answer.ts';
import { findAsset } from '../assets.ts';
import { TRACKERS, type Arrival, type Tracker } from './arrival.ts';
import { arrivalsPage } from './arrivals-page.ts';
import { wrongInGa4 } from './ga4-limits.ts';
import { TAG_SCRIPT } from './tag-script.ts';

const KEPT = 2_000;

/** Resolves when they listen; port 0 takes any free one. */
export async function startTrackers({
  port,
  host = '127.0.0.1',
}: {
  readonly port: number;
  readonly host?: string;
}): Promise<{ readonly url: string; close(): Promise<void> }> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    answer(arrivals, request).then(
      (made) => sendAnswer(response, made),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  );
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the trackers have no port');
  return {
    url: `http://${host}:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(arrivals: Arrival[], request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://trackers');
  if (pathname === '/') return arrivalsPage(arrivals);
  if (pathname === '/_arrived') return jsonAnswer(200, arrivals);
  const tracker = TRACKERS.find((one) => pathname === `/${one}`);
  if (tracker === undefined) return findAsset(pathname) ?? notFound;
  const text = await readBody(request);
  const body: unknown = text === '' ? Object.fromEntries(searchParams) : JSON.parse(text);
  arrivals.push({
    at: new Date().toISOString(),
    tracker,
    name: String(request.headers['name'] ?? ''),
    body,
    wrong: tracker === 'ga4' ? wrongInGa4(body) : [],
  });
  arrivals.splice(0, arrivals.length - KEPT);
  return ANSWERS[tracker];
}

const TAKEN: Answer = {
  status: 204,
  headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
  body: '',
};
const ANSWERS: Readonly<Record<Tracker, Answer>> = {
  collector: TAKEN,
  // As the real one: it says nothing of what it does not take.
  ga4: TAKEN,
  experiments: TAKEN,
  container: {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    },
    body: TAG_SCRIPT,
  },
  tag: TAKEN,
  ad: {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Ad</title>',
  },
};
