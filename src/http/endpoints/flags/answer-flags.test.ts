import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { writeRollouts } from '#server/market/flag-document.ts';
import { makeSiteFlags, type SiteFlags } from '#server/market/site-flags.ts';
import { answerFlags } from './answer-flags.ts';

const log = pino({ level: 'silent' });
const TOKEN = '0b6f4c1e-8d2a-4f37-9c55-1a2b3c4d5e6f';

const ask = async (flags: SiteFlags, body: unknown) => {
  const response = await answerFlags(
    { flags, log },
    new Request('https://shop.test/api/flags', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  return [response.status, await response.json(), response.headers.get('cache-control')];
};

function known(): SiteFlags {
  const flags = makeSiteFlags(log);
  flags.change(writeRollouts(new Map([['insurance', 0]] as const)));
  return flags;
}

test('a visitor’s flags are a map of all of them [FLAG-01, FLAG-02]', async () => {
  const flags = known();
  const of = vi.spyOn(flags, 'of');
  const [status, map, cache] = await ask(flags, {
    rememberToken: TOKEN,
    allocation: '42',
    brand: 'ie',
  });
  expect([status, map]).toEqual([200, { ...STANDARD_FLAGS, insurance: false }]);
  expect(cache).toContain('no-store');
  expect(of).toHaveBeenCalledWith({ rememberToken: TOKEN, allocation: 42, brand: 'ie' });
});

test('who tells no bucket has that of their token, and nobody’s has none', async () => {
  const flags = known();
  const of = vi.spyOn(flags, 'of');
  await ask(flags, { rememberToken: TOKEN, brand: 'gb' });
  await ask(flags, { rememberToken: null, allocation: null, brand: 'gb' });
  expect(of.mock.calls.map(([{ allocation }]) => allocation)).toEqual([
    expect.any(Number),
    undefined,
  ]);
});

test('a failure is an empty object [FLAG-02]', async () => {
  const body = { rememberToken: TOKEN, allocation: 1, brand: 'gb' };
  expect((await ask(makeSiteFlags(log), body)).slice(0, 2)).toEqual([200, {}]);
  const failing = known();
  vi.spyOn(failing, 'of').mockImplementation(() => {
    throw new Error('the roof fell in');
  });
  expect((await ask(failing, body)).slice(0, 2)).toEqual([200, {}]);
});

test.each(['', 'brand=gb', '[]', '{}', '{"brand":1}', `{"brand":"${'x'.repeat(101)}"}`])(
  '%s cannot be read',
  async (body) => {
    expect((await ask(known(), body)).slice(0, 2)).toEqual([400, {}]);
  },
);
