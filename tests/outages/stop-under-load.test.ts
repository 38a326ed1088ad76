/** The site is told to stop while requests are in flight: each of them is answered (F-09). */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOutside, untilAnswers, type Outside, type SiteProcess } from './running-site.ts';

const LONG_MS = 600_000;
/** `STOPS=10` for the thousand requests of the plan. */
const RESTARTS = Number(process.env['STOPS'] ?? 2);
const REQUESTS = 100;

let outside: Outside;
beforeAll(async () => {
  outside = await openOutside();
}, LONG_MS);
afterAll(() => outside.close(), LONG_MS);

const PAGES = ['/', '/faqs', '/results', '/holidays/city-breaks', '/_live'];

/** Asks for a page on a connection of its own; resolves when the request is on its way. */
async function ask(site: SiteProcess, page: string): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`GET ${page} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`);
  return socket;
}

test(
  `of ${RESTARTS * REQUESTS} requests in flight over ${RESTARTS} stops none fails [F-09]`,
  async () => {
    let failed = 0;
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const site = await outside.startSite();
      await untilAnswers(`${site.url}/_ready`, site);
      const sockets = await Promise.all(
        Array.from({ length: REQUESTS }, (_, i) => ask(site, PAGES[i % PAGES.length]!)),
      );
      const ended = once(site.child, 'exit');
      site.child.kill('SIGTERM');
      const answers = await Promise.all(sockets.map((socket) => text(socket).catch(String)));
      failed += answers.filter((answer) => !/^HTTP\/1\.1 [23]\d\d/.test(answer)).length;
      expect((await ended)[0]).toBe(0);
    }
    expect(failed).toBe(0);
  },
  LONG_MS,
);
