import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#domain/money.ts';
import { MAGIC_CARDS } from '#simulators/card-provider/cards.ts';
import { startCardProvider } from '#simulators/card-provider/start.ts';
import { askSimulator, CONTROL_KEY } from '#testing/simulator-control.ts';
import { makePaymentProvider } from './adyen.ts';
import {
  type AuthenticationOutcome,
  type AuthorisationOutcome,
  PaymentProviderUnavailable,
} from './port.ts';

const API_KEY = 'test-api-key';
const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const RETURN_URL = 'https://shop.example/booking/c1/card?step=book';

let directory: string;
let simulator: Awaited<ReturnType<typeof startCardProvider>>;
let provider: ReturnType<typeof makePaymentProvider>;

const startSimulator = (notificationUrl?: string) =>
  startCardProvider({
    port: 0,
    dataDirectory: directory,
    controlKey: CONTROL_KEY,
    apiKey: API_KEY,
    merchantAccount: 'Holidaymaker',
    payee: 'Holidaymaker',
    shopOrigins: ['https://shop.example'],
    slowAnswerMs: 1_500,
    ...(notificationUrl !== undefined && {
      notifications: { url: notificationUrl, hmacKey: HMAC_KEY },
    }),
  });

const makeProvider = (baseUrl: string, apiKey = API_KEY) =>
  makePaymentProvider({
    baseUrl,
    apiKey,
    merchantAccount: 'Holidaymaker',
    hmacKey: HMAC_KEY,
    fieldsUrl: `${baseUrl}/fields`,
    environment: 'TEST',
    countryCode: 'GB',
    locale: 'en-GB',
    deadlines: { connectMs: 500, totalMs: 1_000 },
  });

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'card-provider-'));
  simulator = await startSimulator();
  provider = makeProvider(simulator.url);
});
afterEach(async () => {
  await simulator.close();
  rmSync(directory, { recursive: true });
});

describe('authorise and capture', () => {
  test('a card that passes unseen is authorised once and captured once, however often the calls repeat [F-20]', async () => {
    const charge = await makeCharge('visa');
    const [first, second] = [await provider.authorise(charge), await provider.authorise(charge)];
    expect(first).toMatchObject({ kind: 'authorised', card: { brand: 'visa', lastFour: '1111' } });
    expect(second).toEqual(first);
    const capture = {
      pspReference: pspOf(first),
      amount: charge.amount,
      reference: 'c1:1',
      idempotencyKey: 'c1:1:capture',
    };
    await provider.capture(capture);
    await provider.capture(capture);
    expect(await payments()).toMatchObject([
      { authorised: 48_000, captured: 48_000, refunded: 0, cancelled: 0, reference: 'c1:1' },
    ]);
    expect(await payments()).toHaveLength(1);
  });

  test('an idempotency key is good for one request only', async () => {
    const charge = await makeCharge('visa');
    await provider.authorise(charge);
    const other = provider.authorise({ ...charge, amount: money(1, 'GBP') });
    await expect(other).rejects.toThrow('704');
    // What came of the first request is not said.
    await expect(other).rejects.toThrow(PaymentProviderUnavailable);
    expect(await payments()).toHaveLength(1);
  });

  test('an authorisation is released, and captured money is given back, within what is there', async () => {
    const released = pspOf(await provider.authorise(await makeCharge('visa', 'a')));
    await provider.cancel({ pspReference: released, reference: 'a', idempotencyKey: 'a:cancel' });
    await expect(
      provider.capture({
        pspReference: released,
        amount: money(48_000, 'GBP'),
        reference: 'a',
        idempotencyKey: 'a:capture',
      }),
    ).rejects.toThrow('422');

    const taken = pspOf(await provider.authorise(await makeCharge('mastercard', 'b')));
    await provider.capture({
      pspReference: taken,
      amount: money(48_000, 'GBP'),
      reference: 'b',
      idempotencyKey: 'b:capture',
    });
    await provider.refund({
      pspReference: taken,
      amount: money(20_000, 'GBP'),
      reference: 'b',
      idempotencyKey: 'b:refund',
    });
    await expect(
      provider.refund({
        pspReference: taken,
        amount: money(28_001, 'GBP'),
        reference: 'b',
        idempotencyKey: 'b:refund2',
      }),
    ).rejects.toThrow('422');
    expect(await payments()).toMatchObject([
      { cancelled: 48_000, captured: 0 },
      { captured: 48_000, refunded: 20_000 },
    ]);
  });

  test('no charge without a proof, with a proof of another amount, or with a proof used before', async () => {
    const charge = await makeCharge('visa');
    expect(await provider.authorise({ ...charge, proof: 'made up', idempotencyKey: '1' })).toEqual({
      kind: 'refused',
      refusal: 'not_authenticated',
    });
    expect(
      await provider.authorise({ ...charge, amount: money(48_001, 'GBP'), idempotencyKey: '2' }),
    ).toMatchObject({ kind: 'refused', refusal: 'not_authenticated' });
    expect(await provider.authorise({ ...charge, idempotencyKey: '3' })).toMatchObject({
      kind: 'authorised',
    });
    expect(await provider.authorise({ ...charge, idempotencyKey: '4' })).toMatchObject({
      kind: 'refused',
      refusal: 'not_authenticated',
    });
  });

  test('the books survive a restart: a repeat gets the first answer', async () => {
    const charge = await makeCharge('visa');
    const first = await provider.authorise(charge);
    await simulator.close();
    simulator = await startSimulator();
    expect(await makeProvider(simulator.url).authorise(charge)).toEqual(first);
  });
});

describe('magic cards', () => {
  test.each([
    ['declined', 'payment_refused'],
    ['wrong-code', 'card_details'],
    ['corporate', 'corporate_card'],
    ['foreign', 'foreign_card'],
  ])('the card "%s" is refused: %s', async (id, refusal) => {
    expect(await provider.authorise(await makeCharge(id))).toMatchObject({
      kind: 'refused',
      refusal,
    });
  });

  test('the card whose authentication fails is refused before any charge', async () => {
    expect(await authenticate('authentication-fails')).toEqual({
      kind: 'refused',
      refusal: 'not_authenticated',
    });
    expect(await payments()).toEqual([]);
  });

  test('the slow card misses the deadline; asked again with the same key it turns out authorised, once', async () => {
    const charge = await makeCharge('slow');
    await expect(provider.authorise(charge)).rejects.toBeInstanceOf(PaymentProviderUnavailable);
    expect(await provider.authorise(charge)).toMatchObject({ kind: 'authorised' });
    expect(await payments()).toHaveLength(1);
  });

  test('the card whose first capture fails is captured by the repeat', async () => {
    const pspReference = pspOf(await provider.authorise(await makeCharge('capture-fails-once')));
    const capture = {
      pspReference,
      amount: money(48_000, 'GBP'),
      reference: 'c1:1',
      idempotencyKey: 'c1:1:capture',
    };
    await expect(provider.capture(capture)).rejects.toBeInstanceOf(PaymentProviderUnavailable);
    await provider.capture(capture);
    expect(await payments()).toMatchObject([{ captured: 48_000 }]);
  });

  test('every magic card can be typed into the fields', async () => {
    for (const card of MAGIC_CARDS)
      expect(await tokenise(card.number, card.brand === 'amex' ? '1234' : '123')).toMatchObject({
        lastFour: card.number.slice(-4),
      });
  });
});

describe('3-D Secure', () => {
  test('the challenge shows payee and amount, the code passes it, and the charge leans on it [PSD2]', async () => {
    const card = await cardToken('challenge');
    const asked = await authenticate('challenge', 'c1:1', card);
    const page = await fetch(challengeUrl(asked)).then((response) => response.text());
    expect(page).toContain('Holidaymaker');
    expect(page).toContain('£480.00');
    const back = await post(challengeUrl(asked), { act: 'confirm', code: '123456' });
    expect(back.status).toBe(303);
    const address = new URL(back.headers.get('location') ?? '');
    expect(address.searchParams.get('step')).toBe('book');
    const finished = await provider.finishAuthentication({
      redirectResult: address.searchParams.get('redirectResult') ?? '',
      idempotencyKey: 'f',
    });
    expect(finished.kind).toBe('authenticated');
    const charge = {
      card,
      proof: proofOf(finished),
      amount: money(48_000, 'GBP'),
      reference: 'c1:1',
      idempotencyKey: 'a',
      shopperReference: 's1',
      storeMandate: false,
    };
    expect(await provider.authorise(charge)).toMatchObject({ kind: 'authorised' });
  });

  test('what a browser made up is refused, not an error', async () => {
    expect(
      await provider.authenticate({
        card: 'made up',
        amount: money(1, 'GBP'),
        reference: 'x',
        idempotencyKey: 'x',
        returnUrl: RETURN_URL,
      }),
    ).toEqual({ kind: 'refused', refusal: 'card_details' });
    expect(
      await provider.finishAuthentication({ redirectResult: 'made.up', idempotencyKey: 'y' }),
    ).toEqual({ kind: 'refused', refusal: 'not_authenticated' });
  });

  test('a wrong code is told at the field; cancelling is a refusal', async () => {
    const asked = await authenticate('challenge');
    const wrong = await post(challengeUrl(asked), { act: 'confirm', code: '000000' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('That isn’t the code');
    const back = await post(challengeUrl(asked), { act: 'cancel' });
    const redirectResult =
      new URL(back.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
    expect(await provider.finishAuthentication({ redirectResult, idempotencyKey: 'f' })).toEqual({
      kind: 'refused',
      refusal: 'not_authenticated',
    });
  });
});

describe('instalments', () => {
  const instalment = (mandate: string, shopperReference = 's1') =>
    provider.takeInstalment({
      mandate,
      shopperReference,
      amount: money(10_000, 'GBP'),
      reference: 'i2',
      idempotencyKey: `i2:${mandate}:${shopperReference}`,
    });

  test('one is authorised and captured under a mandate that an authenticated charge left', async () => {
    const first = await provider.authorise({ ...(await makeCharge('visa')), storeMandate: true });
    expect(await instalment(mandateOf(first))).toMatchObject({ kind: 'authorised' });
    expect(await payments()).toMatchObject([
      { kind: 'shopper', captured: 0 },
      { kind: 'instalment', authorised: 10_000, captured: 10_000, mandate: mandateOf(first) },
    ]);
  });

  test('none is taken without a mandate, or under another shopper’s [PSD2]', async () => {
    const first = await provider.authorise({ ...(await makeCharge('visa')), storeMandate: true });
    expect(await instalment('invented')).toEqual({ kind: 'refused', refusal: 'payment_refused' });
    expect(await instalment(mandateOf(first), 'someone-else')).toEqual({
      kind: 'refused',
      refusal: 'payment_refused',
    });
    const once = await provider.authorise(await makeCharge('mastercard', 'c2:1'));
    expect(once).not.toHaveProperty('mandate');
    expect(await payments()).toHaveLength(2);
  });

  test('the card that declines later instalments is approved today and refused then', async () => {
    const first = await provider.authorise({
      ...(await makeCharge('instalments-refused')),
      storeMandate: true,
    });
    expect(await instalment(mandateOf(first))).toMatchObject({
      kind: 'refused',
      refusal: 'payment_refused',
    });
  });
});

describe('payment page', () => {
  const openPage = () =>
    provider.createPage({
      amount: money(48_000, 'GBP'),
      reference: 'c1:1',
      idempotencyKey: 'c1:1:page',
      returnUrl: RETURN_URL,
      shopperReference: 's1',
      storeMandate: true,
    });
  const typed = (number: string) => ({
    act: 'pay',
    number,
    expiry: '08/39',
    code: '123',
    holder: 'Sarah Hargreaves',
  });

  test('errors stand at the field with what was typed, then the card pays and the result has a mandate', async () => {
    const { sessionId, url } = await openPage();
    const wrong = await post(url, { ...typed('4111111111111112') });
    const text = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(text).toContain('Check the card number');
    expect(text).toContain('value="Sarah Hargreaves"');
    const back = await post(url, typed('4111 1111 1111 1111'));
    const address = new URL(back.headers.get('location') ?? '');
    expect(address.origin).toBe('https://shop.example');
    const sessionResult = address.searchParams.get('sessionResult') ?? '';
    expect(await provider.findPageResult({ sessionId, sessionResult })).toMatchObject({
      kind: 'authorised',
      mandate: expect.any(String),
      card: { brand: 'visa', lastFour: '1111' },
    });
    await post(url, typed('4111 1111 1111 1111'));
    expect(await payments()).toHaveLength(1);
  });

  test('the page says that the money is held, for the shop takes it later or releases it [ORD-04]', async () => {
    const { url } = await openPage();
    const text = await (await fetch(url)).text();
    for (const words of ['Authorise £480.00', 'We’ll hold the amount on your card'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/\bPay\b/);
  });

  test('a refused card stays on the page; a challenge leads through it; leaving keeps the last refusal', async () => {
    const { sessionId, url } = await openPage();
    expect(await (await post(url, typed('5105 1051 0510 5100'))).text()).toContain(
      'Use a personal card',
    );
    const challenge = await post(url, typed('4000 0000 0000 3220'));
    const refused = await post(challenge.headers.get('location') ?? '', { act: 'cancel' });
    expect(refused.headers.get('location')).toBe(url);
    const back = await post(url, { act: 'cancel' });
    const sessionResult =
      new URL(back.headers.get('location') ?? '').searchParams.get('sessionResult') ?? '';
    expect(await provider.findPageResult({ sessionId, sessionResult })).toEqual({
      kind: 'refused',
      refusal: 'not_authenticated',
    });
    expect(await payments()).toEqual([]);
  });

  test('a guessed result of a page tells nothing', async () => {
    const { sessionId } = await openPage();
    expect(await provider.findPageResult({ sessionId, sessionResult: 'guessed' })).toEqual({
      kind: 'unfinished',
    });
  });
});

describe('faults [F-15]', () => {
  const fault = (kind: string, more: object = {}) =>
    askSimulator(`${simulator.url}/_faults`, {
      method: 'PUT',
      body: JSON.stringify([
        { call: 'payments', kind, probability: 1, times: 1, seed: 1, ...more },
      ]),
    });

  test.each(['error-before', 'error-after', 'drop-after', 'malformed', 'late', 'duplicate'])(
    '%s, then the same key again: one charge',
    async (kind) => {
      const charge = await makeCharge('visa');
      await fault(kind, kind === 'late' ? { latencyMs: 1_300 } : {});
      const [struck] = await Promise.allSettled([provider.authorise(charge)]);
      const reason = struck.status === 'rejected' ? struck.reason : undefined;
      expect(reason instanceof PaymentProviderUnavailable).toBe(kind !== 'duplicate');
      expect(await provider.authorise(charge)).toMatchObject({ kind: 'authorised' });
      expect(await payments()).toHaveLength(1);
    },
  );

  test('a provider that is away is unavailable; a wrong key is a bug, not an outage', async () => {
    const nowhere = makeProvider('http://127.0.0.1:9');
    await expect(
      nowhere.findPageResult({ sessionId: 'a', sessionResult: 'b' }),
    ).rejects.toBeInstanceOf(PaymentProviderUnavailable);
    const stranger = makeProvider(simulator.url, 'wrong').findPageResult({
      sessionId: 'a',
      sessionResult: 'b',
    });
    await expect(stranger).rejects.not.toBeInstanceOf(PaymentProviderUnavailable);
    await expect(stranger).rejects.toThrow('401');
  });
});

describe('notifications [F-17] [S-27]', () => {
  test('each event comes signed, again until it is accepted; a forged or changed one is refused', async () => {
    const inbox = await startInbox(1);
    await simulator.close();
    simulator = await startSimulator(inbox.url);
    provider = makeProvider(simulator.url);
    const outcome = await provider.authorise(await makeCharge('visa'));
    const bodies = await inbox.received(2);
    await inbox.close();

    expect(bodies[1]).toEqual(bodies[0]);
    const genuine = bodies[0] ?? '';
    expect(provider.readNotification(genuine)?.items).toMatchObject([
      {
        eventId: `AUTHORISATION:${pspOf(outcome)}:true`,
        event: 'AUTHORISATION',
        success: true,
        pspReference: pspOf(outcome),
        reference: 'c1:1',
        amount: money(48_000, 'GBP'),
      },
    ]);
    expect(provider.readNotification(genuine.replace('48000', '1'))).toBeUndefined();
    expect(
      provider.readNotification(genuine.replace('"success":"true"', '"success":"false"')),
    ).toBeUndefined();
    expect(
      provider.readNotification(genuine.replace(/"hmacSignature":"[^"]*"/, '"hmacSignature":""')),
    ).toBeUndefined();
    expect(provider.readNotification('{}')).toBeUndefined();
    const rotated = {
      baseUrl: simulator.url,
      apiKey: '',
      merchantAccount: 'Holidaymaker',
      hmacKey: 'AB'.repeat(32),
      fieldsUrl: '',
      environment: 'TEST',
      countryCode: 'GB',
      locale: 'en-GB',
    } as const;
    expect(makePaymentProvider(rotated).readNotification(genuine)).toBeUndefined();
    expect(
      makePaymentProvider({ ...rotated, formerHmacKey: HMAC_KEY }).readNotification(genuine)?.items,
    ).toHaveLength(1);
    expect(
      makePaymentProvider({ ...rotated, hmacKey: HMAC_KEY, environment: 'LIVE' }).readNotification(
        genuine,
      ),
    ).toBeUndefined();
  });
});

async function makeCharge(cardId: string, reference = 'c1:1') {
  const card = await cardToken(cardId);
  const proof = proofOf(await authenticate(cardId, reference, card));
  return {
    card,
    proof,
    amount: money(48_000, 'GBP'),
    reference,
    idempotencyKey: `${reference}:authorise`,
    shopperReference: 's1',
    storeMandate: false,
  };
}

const authenticate = async (cardId: string, reference = 'c1:1', card?: string) =>
  provider.authenticate({
    card: card ?? (await cardToken(cardId)),
    amount: money(48_000, 'GBP'),
    reference,
    idempotencyKey: `${reference}:authenticate`,
    returnUrl: RETURN_URL,
  });

async function cardToken(cardId: string): Promise<string> {
  const card = MAGIC_CARDS.find(({ id }) => id === cardId);
  return (await tokenise(card?.number ?? '', card?.brand === 'amex' ? '1234' : '123')).token;
}

const tokenise = async (number: string, code: string) =>
  (
    await fetch(`${simulator.url}/fields/tokens`, {
      method: 'POST',
      body: JSON.stringify({ number, code, expiry: '08/39', holder: 'Sarah Hargreaves' }),
    })
  ).json();

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const payments = async () =>
  (await askSimulator(`${simulator.url}/_books`).then((response) => response.json())).payments;

const proofOf = (outcome: AuthenticationOutcome): string =>
  outcome.kind === 'authenticated'
    ? outcome.proof
    : expect.fail(`not authenticated: ${outcome.kind}`);
const challengeUrl = (outcome: AuthenticationOutcome): string =>
  outcome.kind === 'challenge' ? outcome.url : expect.fail(`no challenge: ${outcome.kind}`);
const pspOf = (outcome: AuthorisationOutcome): string =>
  outcome.kind === 'authorised' ? outcome.pspReference : expect.fail(`refused: ${outcome.refusal}`);
const mandateOf = (outcome: AuthorisationOutcome): string =>
  (outcome.kind === 'authorised' && outcome.mandate) || expect.fail('no mandate');

/** A receiver that fails its first `failures` calls and keeps every body. */
async function startInbox(failures: number) {
  const bodies: string[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request
      .on('data', (chunk) => (body += chunk))
      .on('end', () => {
        bodies.push(body);
        response.writeHead(bodies.length <= failures ? 503 : 202).end('[accepted]');
        for (const wake of waiting.splice(0)) wake();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    async received(count: number) {
      while (bodies.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return bodies;
    },
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}

describe('issued cards', () => {
  const FARE = { value: 20_000, currency: 'GBP' };
  const open = (closesAt = '2099-01-01T00:00:00.000Z') =>
    provider.issuing.open({
      limit: money(20_000, 'GBP'),
      merchant: 'U2',
      closesAt,
      reference: 'order',
      idempotencyKey: `open ${closesAt}`,
    });
  const use = async (cardId: string, amount: object, merchant = 'U2') => {
    const answer = await askSimulator(`${simulator.url}/_uses`, {
      method: 'POST',
      body: JSON.stringify({ cardId, merchant, amount }),
    });
    return (await answer.json()).resultCode;
  };
  const close = (cardId: string) =>
    provider.issuing.close({ cardId, idempotencyKey: `close ${cardId}` });

  test('pay their merchant alone, up to their limit in all, and say what they have paid', async () => {
    const { cardId } = await open();
    expect(await open()).toEqual({ cardId });
    expect(await use(cardId, FARE, 'FR')).toBe('Refused');
    expect(await use(cardId, { ...FARE, currency: 'EUR' })).toBe('Refused');
    expect(await use(cardId, { ...FARE, value: 15_000 })).toBe('Authorised');
    expect(await use(cardId, { ...FARE, value: 5_001 })).toBe('Refused');
    expect(await close(cardId)).toEqual({ spent: 15_000 });
    expect(await use(cardId, { ...FARE, value: 1 })).toBe('Refused');
    expect(await close(cardId)).toEqual({ spent: 15_000 });
  });

  test('pay nothing once their time is over', async () => {
    const { cardId } = await open('2020-01-01T00:00:00.000Z');
    expect(await use(cardId, FARE)).toBe('Refused');
  });
});
