/** What browsers keep for when the site cannot be reached (ROUTE-23). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RefusalPages } from '#http/admission/refusal-page.ts';
import { onlyMethods, READ } from '#http/methods.ts';

export type ServiceWorkerOptions = {
  readonly serviceWorker: {
    readonly isOn: boolean;
    /** Browsers take another script for another worker: each release is kept anew. */
    readonly release: string;
  };
  readonly refusalPage: RefusalPages;
};

const folder = path.join(import.meta.dirname, '../../../web/browser/service-worker');
const WORKER = path.join(folder, 'service-worker.mjs');
const WORKER_THAT_ENDS = path.join(folder, 'service-worker-off.mjs');

/** How often a page of a checkout that cannot be had is asked for again (MSG-37). */
const LOOK_AGAIN_SECONDS = 10;

/**
 * `/service-worker.js` at the one address that browsers ask for, and `/unreached`: the page that
 * the worker shows; with `booking` in its query that of a checkout.
 */
export function addServiceWorker(
  app: FastifyInstance,
  { serviceWorker: { isOn, release }, refusalPage }: ServiceWorkerOptions,
): void {
  const reading = { onRequest: onlyMethods(...READ) };
  app.all('/service-worker.js', reading, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`// ${release}\n${await readFile(isOn ? WORKER : WORKER_THAT_ENDS, 'utf8')}`),
  );
  app.all('/unreached', reading, async (request, reply) => {
    // Whoever chose day or night may choose otherwise before the page is shown.
    const { cookie: _, ...headers } = request.headers;
    const page = await refusalPage(
      headers,
      request.url.endsWith('?booking')
        ? { kind: 'unreached_booking', seconds: LOOK_AGAIN_SECONDS }
        : { kind: 'unreached' },
    );
    return reply.headers(page.headers).send(page.bytes);
  });
}
