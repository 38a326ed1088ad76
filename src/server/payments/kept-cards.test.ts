import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { money } from '#domain/money.ts';
import { MAGIC_CARDS } from '#simulators/card-provider/cards.ts';
import { startCardProvider } from '#simulators/card-provider/start.ts';
import { askSimulator, CONTROL_KEY } from '#testing/simulator-control.ts';
import { makePaymentProvider } from './adyen.ts';
import { PaymentProviderUnavailable } from './port.ts';

let directory: string;
let simulator: Awaited<ReturnType<typeof startCardProvider>>;
let provider: ReturnType<typeof makePaymentProvider>;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'card-provider-'));
  simulator = await startCardProvider({
    port: 0,
    dataDirectory: directory,
    controlKey: CONTROL_KEY,
    apiKey: 'test-api-key',
    merchantAccount: 'Holidaymaker',
    payee: 'Holidaymaker',
    shopOrigins: ['https://shop.example'],
  });
  provider = makePaymentProvider({
    baseUrl: simulator.url,
    apiKey: 'test-api-key',
    merchantAccount: 'Holidaymaker',
    hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
    fieldsUrl: `${simulator.url}/fields`,
    environment: 'TEST',
    countryCode: 'GB',
    locale: 'en-GB',
    deadlines: { connectMs: 500, totalMs: 1_000 },
  });
});
afterEach(async () => {
  await simulator.close();
  rmSync(directory, { recursive: true });
});

test('a page of nothing takes nothing and keeps the card that its shopper was authenticated for', async () => {
  const kept = await keepCard('visa', 's1');
  expect(kept).toMatchObject({ kind: 'authorised', card: { brand: 'visa', lastFour: '1111' } });
  const { payments, authentications, mandates } = await books();
  expect(payments).toMatchObject([{ authorised: 0, captured: 0, kind: 'shopper' }]);
  expect(authentications).toMatchObject([{ id: mandates[0]?.authenticationId, state: 'used' }]);
  expect(await provider.findKeptCards({ shopperReference: 's1' })).toEqual([
    {
      mandate: mandateOf(kept),
      card: { brand: 'visa', lastFour: '1111' },
      pspReference: payments[0]?.pspReference,
    },
  ]);
});

test('a card that its bank refuses is not kept', async () => {
  expect((await openAndType('declined', 's1')).status).toBe(422);
  expect(await provider.findKeptCards({ shopperReference: 's1' })).toEqual([]);
});

test('the same card is kept once for one shopper, and anew for another', async () => {
  const first = mandateOf(await keepCard('mastercard', 's1'));
  expect(mandateOf(await keepCard('mastercard', 's1'))).toBe(first);
  expect(mandateOf(await keepCard('mastercard', 's2'))).not.toBe(first);
});

test('nothing is taken from a card that was deleted, and others stay; deleted again it is the same', async () => {
  const first = mandateOf(await keepCard('visa', 's1'));
  const second = mandateOf(await keepCard('visa', 's2'));
  // Under the reference of somebody else it is none.
  await provider.deleteKeptCard({ mandate: first, shopperReference: 's2' });
  expect(await take(first, 's1', 'a')).toMatchObject({ kind: 'authorised' });
  await provider.deleteKeptCard({ mandate: first, shopperReference: 's1' });
  await provider.deleteKeptCard({ mandate: first, shopperReference: 's1' });
  expect(await take(first, 's1', 'b')).toEqual({ kind: 'refused', refusal: 'payment_refused' });
  expect(await provider.findKeptCards({ shopperReference: 's1' })).toEqual([]);
  expect(await take(second, 's2', 'c')).toMatchObject({ kind: 'authorised' });
});

test('nobody knows whether a card is deleted while the provider does not answer', async () => {
  const mandate = mandateOf(await keepCard('visa', 's1'));
  await setFaults([{ call: 'deleteCard', kind: 'error-before', probability: 1, seed: 1 }]);
  const deleting = () => provider.deleteKeptCard({ mandate, shopperReference: 's1' });
  await expect(deleting()).rejects.toThrow(PaymentProviderUnavailable);
  await setFaults([]);
  await deleting();
});

const setFaults = (rules: readonly object[]) =>
  askSimulator(`${simulator.url}/_faults`, { method: 'PUT', body: JSON.stringify(rules) });

const take = (mandate: string, shopperReference: string, key: string) =>
  provider.takeInstalment({
    mandate,
    shopperReference,
    amount: money(10_000, 'GBP'),
    reference: key,
    idempotencyKey: key,
  });

async function openAndType(cardId: string, shopperReference: string) {
  const { sessionId, url } = await provider.createPage({
    amount: money(0, 'GBP'),
    reference: `c1:card-${shopperReference}`,
    idempotencyKey: crypto.randomUUID(),
    returnUrl: 'https://shop.example/back',
    shopperReference,
    storeMandate: true,
  });
  expect(await (await fetch(url)).text()).toContain('Nothing is taken from your card now.');
  const number = MAGIC_CARDS.find(({ id }) => id === cardId)?.number ?? '';
  const typed = { act: 'pay', number, expiry: '08/39', code: '123', holder: 'Sarah Hargreaves' };
  const { status, headers } = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(typed),
    redirect: 'manual',
  });
  return { status, sessionId, location: headers.get('location') ?? '' };
}

async function keepCard(cardId: string, shopperReference: string) {
  const { sessionId, location } = await openAndType(cardId, shopperReference);
  const sessionResult = new URL(location).searchParams.get('sessionResult') ?? '';
  return provider.findPageResult({ sessionId, sessionResult });
}

const mandateOf = (outcome: Awaited<ReturnType<typeof keepCard>>): string =>
  (outcome.kind === 'authorised' && outcome.mandate) || expect.fail('no mandate');

const books = async () => (await askSimulator(`${simulator.url}/_books`)).json();
