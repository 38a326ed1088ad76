import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { sendFigures } from './figures-channel.ts';
import { openMetricsPort, type Gauge } from './metrics-port.ts';

const silent = pino({ level: 'silent' });

async function open(gauges: readonly Gauge[]) {
  const metrics = await openMetricsPort(0, gauges, silent);
  onTestFinished(metrics.stop);
  return {
    ask: (path: string) => fetch(`http://127.0.0.1:${metrics.port}${path}`),
    read: async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text(),
  };
}

test('what a thread has counted is told by the port of the main thread', async () => {
  const { read } = await open([]);
  const figures = sendFigures();
  figures.count(
    'http_server_request_duration_seconds',
    { http_request_method: 'GET', http_route: '/results', http_response_status_code: '200' },
    0.003,
  );
  figures.stop();
  await expect
    .poll(read)
    .toContain(
      'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/results",http_response_status_code="200"} 1',
    );
});

test('a gauge is read when it is asked for; one that cannot be had takes no other along', async () => {
  const { read } = await open([
    { name: 'mail_lag_seconds', help: 'The oldest mail.', read: () => 12.5 },
    { name: 'broken', help: '', read: () => Promise.reject(new Error('PostgreSQL is away')) },
  ]);
  const text = await read();
  expect(text).toContain('# TYPE mail_lag_seconds gauge\nmail_lag_seconds 12.5');
  expect(text).not.toContain('broken');
});

test('there is nothing else at the port', async () => {
  const { ask } = await open([]);
  expect((await ask('/')).status).toBe(404);
});
