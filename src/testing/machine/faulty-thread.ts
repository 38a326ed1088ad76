/**
 * A web thread for tests of their keeping: it answers who it is and which index it sells from,
 * after a moment; it can be made to die (`/die`), to hang (`/hang`) and to take long (`/slow`). It
 * cannot open over an index whose first day is its own number.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveAsThread } from '#http/threads/thread-protocol.ts';
import { notifyOfVisits } from '#http/threads/visits.ts';

const ANSWER_MS = 5;
const SLOW_MS = 500;

serveAsThread(async ({ index, flags, rates, thread, sharesPort }, notifyOfVisit) => {
  if (thread === index.facts.firstDay) throw new Error(`thread ${thread} dies of its start`);
  let { facts } = index;
  let said = flags;
  let soldAt = rates;
  const server = createServer((request, response) => {
    if (request.url === '/die')
      setImmediate(() => {
        throw new Error('the roof fell in');
      });
    if (request.url === '/hang') for (;;);
    void sleep(request.url === '/slow' ? SLOW_MS : ANSWER_MS).then(() =>
      response.end(JSON.stringify({ thread, hotels: facts.hotels, flags: said, rates: soldAt })),
    );
  });
  notifyOfVisits(server, notifyOfVisit);
  server.listen({
    host: '127.0.0.1',
    port: Number(process.env['FAULTY_THREAD_PORT']),
    reusePort: sharesPort,
  });
  await once(server, 'listening');
  return {
    changeOver: async (next) => void ({ facts } = next),
    changeFlags: (next) => void (said = next),
    changeRates: (next) => void (soldAt = next),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
});
