/**
 * One of the two servers, on a thread of its own: ours, with index and database, or Node's own
 * which reads each body and answers what ours answered to it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { makeWebApp } from '#http/web-app.ts';
import { openBenchShop } from '../pages/bench-shop.ts';

const Data = v.variant('kind', [
  v.object({ kind: v.literal('ours'), environment: v.record(v.string(), v.string()) }),
  v.object({ kind: v.literal('bare'), answers: v.record(v.string(), v.string()) }),
]);

const data = v.parse(Data, workerData);
const port =
  data.kind === 'ours' ? await serveOurs(data.environment) : await serveBare(data.answers);
parentPort?.on('message', () => {
  const { user, system } = process.threadCpuUsage();
  parentPort?.postMessage((user + system) / 1_000);
});
parentPort?.postMessage(port);

async function serveOurs(environment: Readonly<Record<string, string>>): Promise<number> {
  // Nobody is refused, and everybody counted.
  const shop = await openBenchShop({ ...environment, REQUESTS_PER_MINUTE: '1000000' });
  const app = await makeWebApp(() => shop);
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

async function serveBare(answers: Readonly<Record<string, string>>): Promise<number> {
  const server = createServer((request, response) => void answerBare(request, response, answers));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  // It listens on a port, so that its address is one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (server.address() as AddressInfo).port;
}

async function answerBare(
  request: IncomingMessage,
  response: ServerResponse,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  request.setEncoding('utf8');
  let body = '';
  for await (const chunk of request) body += String(chunk);
  response.setHeader('content-type', 'application/json');
  response.end(answers[body]);
}
