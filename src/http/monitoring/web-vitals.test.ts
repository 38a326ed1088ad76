import { expect, test } from 'vitest';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { makeFigures } from '#server/monitoring/figures.ts';
import { answerWebVitals } from './web-vitals.ts';

const ORIGIN = 'http://localhost:3000';
const VITALS = { page: '/party/secret-link', ttfb: 120, lcp: 1_200, inp: 48, cls: 0.02 };
const YES = 'cookie_consent=1.1000.20261120';

async function report(body: unknown, headers: Readonly<Record<string, string>> = { cookie: YES }) {
  const figures = makeFigures();
  const { status } = await answerWebVitals(
    { clock: () => new Date('2026-11-23T12:00:00Z'), market: GREAT_BRITAIN },
    new Request(`${ORIGIN}/web-vitals`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    figures,
  );
  return {
    status,
    counted: figures.read().map(({ measure, labels, sum }) => ({ measure, labels, sum })),
  };
}

test('what a document measured is counted in seconds by the pattern of its address, never by the address [S-18]', async () => {
  const labels = { http_route: '/party/:link' };
  expect(await report(VITALS)).toEqual({
    status: 204,
    counted: [
      { measure: 'web_vitals_ttfb_seconds', labels, sum: 0.12 },
      { measure: 'web_vitals_lcp_seconds', labels, sum: 1.2 },
      { measure: 'web_vitals_inp_seconds', labels, sum: 0.048 },
      { measure: 'web_vitals_cls', labels, sum: 0.02 },
    ],
  });
  const { counted } = await report({ page: '/no/such/"page', cls: 0 });
  expect(counted).toEqual([{ measure: 'web_vitals_cls', labels: { http_route: '*' }, sum: 0 }]);
});

test.each(['', 'cookie_consent=1.0111.20261120', 'cookie_consent=1.1000.20250101'])(
  'nothing is counted of who does not consent to it now: “%s” [COOK-02]',
  async (cookie) => {
    expect(await report(VITALS, { cookie })).toEqual({ status: 204, counted: [] });
  },
);

test.each([
  ['from elsewhere', VITALS, { origin: 'https://evil.example', cookie: YES }, 403],
  ['as a form', VITALS, { 'content-type': 'text/plain', cookie: YES }, 415],
  ['that is no JSON', '{', { cookie: YES }, 400],
  ['with a field more', { ...VITALS, email: 'a@example.com' }, { cookie: YES }, 400],
  ['of more time than there is', { ...VITALS, lcp: 1e9 }, { cookie: YES }, 400],
  ['of less than none', { ...VITALS, cls: -1 }, { cookie: YES }, 400],
] as const)('a report %s is not taken [S-11]', async (_what, body, headers, status) => {
  expect(await report(body, headers)).toEqual({ status, counted: [] });
});
