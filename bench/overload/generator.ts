/**
 * Sends a load and says what became of each request: a process of its own, so that its work is not
 * counted as the site's. Latency counts from the moment at which a request was due, so that a
 * generator that falls behind hides nothing.
 */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load, LoadResult, Question, Sample } from './load.ts';

/** Connections are kept and shared, as a proxy in front of the site would. */
const MOST_CONNECTIONS = 400;
const TICK_MS = 5;
/** Nobody waits longer. */
const TIMEOUT_MS = 10_000;

process.once('message', (load: Load) => {
  void send(load).then((result) => process.send?.(result, () => process.exit(0)));
});

async function send({ site, seconds, arrivals, questions }: Load): Promise<LoadResult> {
  const agents = {
    browsing: new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
    purchase: new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
  };
  const samples: Sample[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  let sent = 0;
  const ask = async (due: number): Promise<void> => {
    const question = questions[sent++ % questions.length]!;
    const outcome = await outcomeOf(site, question, agents[question.kind]);
    const { kind } = question;
    samples.push({ kind, outcome, atMs: due - start, ms: performance.now() - due });
  };
  const visit = async (): Promise<void> => {
    while (performance.now() < end) await ask(performance.now());
  };
  if (arrivals.kind === 'closed') {
    await Promise.all(Array.from({ length: arrivals.visitors }, visit));
  } else {
    const asked: Promise<void>[] = [];
    for (let due = start; due < end; due += 1_000 / arrivals.perSecond) {
      while (performance.now() < due) await sleep(TICK_MS);
      asked.push(ask(due));
    }
    await Promise.all(asked);
  }
  const { user, system } = process.cpuUsage();
  return { samples, cpuMs: (user + system) / 1_000 };
}

/** Each gets an answer, or gives up. */
function outcomeOf(
  site: string,
  { method, path, cookie, body }: Question,
  agent: Agent,
): Promise<Sample['outcome']> {
  return new Promise((resolve) => {
    const headers = {
      accept: 'text/html,application/json',
      'accept-encoding': 'gzip, deflate, br, zstd',
      cookie,
      ...(body && { 'content-type': 'application/json' }),
    };
    const asked = request(
      new URL(path, site),
      { method, agent, headers, timeout: TIMEOUT_MS },
      (answer) => {
        answer.resume();
        answer.once('error', () => resolve('failed'));
        answer.once('end', () => {
          const isRefusal = answer.statusCode === 503 && answer.headers['retry-after'];
          resolve(answer.statusCode === 200 ? 'answered' : isRefusal ? 'refused' : 'failed');
        });
      },
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve('failed'));
    asked.end(body);
  });
}
