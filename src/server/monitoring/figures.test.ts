import { expect, test } from 'vitest';
import { makeFigures, writeFigures } from './figures.ts';

const REQUESTS = 'http_server_request_duration_seconds';
const HOME = {
  http_request_method: 'GET',
  http_route: '/',
  http_response_status_code: '200',
};

test('requests are counted by route, method and status, and by how long they took', () => {
  const figures = makeFigures();
  figures.count(REQUESTS, HOME, 0.004);
  figures.count(REQUESTS, HOME, 0.25);
  figures.count(REQUESTS, HOME, 11);
  figures.count(REQUESTS, { ...HOME, http_response_status_code: '503' }, 0.001);
  const text = writeFigures(figures.read());
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
  const [thread, all] = [makeFigures(), makeFigures()];
  thread.count(REQUESTS, HOME, 0.5);
  all.add(thread.take());
  thread.count(REQUESTS, HOME, 1.5);
  all.add(thread.take());
  expect(thread.read()).toEqual([]);
  expect(all.read()).toEqual([
    {
      measure: REQUESTS,
      labels: HOME,
      counts: [0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0],
      sum: 2,
    },
  ]);
});

test('each measure has its own ends, and is told under its own name', () => {
  const figures = makeFigures();
  figures.count('web_vitals_cls', { http_route: '/' }, 0.1);
  figures.count(REQUESTS, HOME, 0.1);
  const text = writeFigures(figures.read()).split('\n');
  expect(text).toContain('# TYPE web_vitals_cls histogram');
  expect(text).toContain('web_vitals_cls_bucket{http_route="/",le="0.1"} 1');
  expect(text.filter((line) => line.startsWith('web_vitals_cls_bucket'))).toHaveLength(7);
});
