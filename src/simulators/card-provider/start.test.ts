import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askSimulator, CONTROL_KEY } from '#testing/simulator-control.ts';
import { startCardProvider } from './start.ts';

let directory: string;
let provider: Awaited<ReturnType<typeof startCardProvider>>;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'card-provider-'));
  provider = await startCardProvider({
    port: 0,
    dataDirectory: directory,
    controlKey: CONTROL_KEY,
    apiKey: 'k',
    merchantAccount: 'M',
    payee: 'Holidaymaker',
    shopOrigins: ['https://shop.example', 'https://ie.shop.example'],
  });
});
afterEach(async () => {
  await provider.close();
  rmSync(directory, { recursive: true });
});

const card = {
  number: '4111 1111 1111 1111',
  expiry: '08/39',
  code: '123',
  holder: 'Sarah "><script>',
};
const tokenise = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${provider.url}/fields/tokens`, { method: 'POST', body: JSON.stringify(body), headers });

test('only the shop may frame the card fields, and they speak to its origin alone [S-28]', async () => {
  const fields = await fetch(`${provider.url}/fields?origin=https://ie.shop.example&theme=dark`);
  const policy = fields.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('frame-ancestors https://shop.example https://ie.shop.example');
  expect(policy).not.toContain('unsafe-inline');
  const page = await fields.text();
  expect(page).toContain('data-shop="https://ie.shop.example"');
  expect(page).toContain('data-theme="dark"');
  const stranger = await fetch(`${provider.url}/fields?origin=https://evil.example`).then(
    (response) => response.text(),
  );
  expect(stranger).not.toContain('evil.example');
});

test('the fields’ script and what it imports are JavaScript', async () => {
  const script = await fetch(`${provider.url}/assets/card-fields.ts`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const imported = /from '([^']+)'/.exec(await script.text())?.[1] ?? '';
  const check = await fetch(new URL(imported, script.url));
  expect(check.status).toBe(200);
  expect(await check.text()).not.toContain('CardErrors');
});

test('a card number is never written down [S-17]', async () => {
  expect((await tokenise(card)).status).toBe(201);
  expect((await tokenise({ ...card, number: '4242 4242 4242 4242' })).status).toBe(422);
  const written = readdirSync(directory)
    .map((file) => readFileSync(join(directory, file)).toString('latin1'))
    .join('');
  expect(written).toContain('Sarah');
  for (const number of ['4111111111111111', '4111 1111 1111 1111', '4242'])
    expect(written).not.toContain(number);
  expect(
    await askSimulator(`${provider.url}/_books`).then((response) => response.text()),
  ).not.toContain('4111');
});

test('a card of the world outside is not taken, so that nobody types a real one', async () => {
  const answer = await tokenise({ ...card, number: '4242 4242 4242 4242' }).then((response) =>
    response.json(),
  );
  expect(answer.errors.number).toContain('Only test cards');
});

test('another site cannot post in the shopper’s name', async () => {
  expect((await tokenise(card, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('the API asks for its key and for its merchant', async () => {
  const call = (headers: Record<string, string>, body: object) =>
    fetch(`${provider.url}/v72/payments/P/cancels`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  expect((await call({}, { merchantAccount: 'M', reference: 'r' })).status).toBe(401);
  expect(
    (await call({ 'x-api-key': 'k' }, { merchantAccount: 'other', reference: 'r' })).status,
  ).toBe(403);
  expect((await call({ 'x-api-key': 'k' }, { merchantAccount: 'M' })).status).toBe(422);
});
