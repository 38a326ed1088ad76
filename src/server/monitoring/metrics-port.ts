/**
 * `GET /metrics` for a Prometheus on the same machine, or whoever reads its format: what the web
 * threads have answered, and how far behind the index and the mails are.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { receiveFigures } from './figures-channel.ts';
import { writeFigures } from './figures.ts';

/** A figure of this moment: its name without the unit, what it says, how it is had. */
export type Gauge = {
  readonly name: string;
  readonly help: string;
  readonly read: () => number | Promise<number>;
};

export type MetricsPort = { readonly port: number; readonly stop: () => Promise<void> };

/** Nobody outside the machine asks: a proxy that shall may be told to. */
const HOST = '127.0.0.1';

/** Listens for this machine alone. A gauge that cannot be had is left out, and logged. */
export async function openMetricsPort(
  port: number,
  gauges: readonly Gauge[],
  log: Logger,
): Promise<MetricsPort> {
  const figures = receiveFigures();
  const answer = async (response: ServerResponse): Promise<void> => {
    const written = await Promise.all(gauges.map((gauge) => writeGauge(gauge, log)));
    const all = [writeFigures(figures.read()), ...written.filter((text) => text !== '')];
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(`${all.join('\n')}\n`);
  };
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void answer(response);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, HOST, resolve);
  await promise;
  // One that comes when it listens, as where no more files may be open, ends nothing.
  server.on('error', (err) => log.warn({ err }, 'metrics could not be answered'));
  return {
    // It listens on a port, so that its address is one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      figures.stop();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function writeGauge({ name, help, read }: Gauge, log: Logger): Promise<string> {
  try {
    const value = await read();
    return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`].join('\n');
  } catch (err) {
    log.warn({ err, metric: name }, 'a metric could not be read');
    return '';
  }
}
