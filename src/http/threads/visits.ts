import type { Server } from 'node:http';

/** Who asks without a pause is told of no more often than this. */
const NOTIFY_EVERY_MS = 5_000;

/** Load balancers ask for these again and again, on nobody's behalf. */
const HEALTH = new Set(['/_live', '/_ready']);

/** Tells of visitors: at once when one comes, and now and then while they go on asking. */
export function notifyOfVisits(server: Server, notify: () => void): void {
  let notifiedAt = -Infinity;
  server.on('request', ({ url = '' }) => {
    const now = performance.now();
    if (now - notifiedAt < NOTIFY_EVERY_MS || HEALTH.has(url)) return;
    notifiedAt = now;
    notify();
  });
}
