import { expect, test } from 'vitest';
import { makeRequestFigures, writeRequestFigures } from './request-figures.ts';

const HOME = { method: 'GET', route: '/', status: 200 };

test('requests are counted by route, method and status, and by how long they took', () => {
  const figures = makeRequestFigures();
  figures.count(HOME, 0.004);
  figures.count(HOME, 0.25);
  figures.count(HOME, 11);
  figures.count({ ...HOME, status: 503 }, 0.001);
  const text = writeRequestFigures(figures.read());
  const labels = 'http_request_method="GET",http_route="/",http_response_status_code="200"';
  for (const line of [
    '# TYPE http_server_request_duration_seconds histogram',
    `http_server_request_duration_seconds_bucket{${labels},le="0.005"} 1`,
    `http_server_request_duration_seconds_bucket{${labels},le="0.1"} 1`,
    `http_server_request_duration_seconds_bucket{${labels},le="0.25"} 2`,
    `http_server_request_duration_seconds_bucket{${labels},le="10"} 2`,
    `http_server_request_duration_seconds_bucket{${labels},le="+Inf"} 3`,
    `http_server_request_duration_seconds_sum{${labels}} 11.254`,
    `http_server_request_duration_seconds_count{${labels}} 3`,
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('http_response_status_code="503",le="0.005"} 1');
});

test('what threads have counted adds up, and is handed over once', () => {
  const [thread, all] = [makeRequestFigures(), makeRequestFigures()];
  thread.count(HOME, 0.5);
  all.add(thread.take());
  thread.count(HOME, 1.5);
  all.add(thread.take());
  expect(thread.read()).toEqual([]);
  expect(all.read()).toEqual([
    { ...HOME, counts: [0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0], seconds: 2 },
  ]);
});
