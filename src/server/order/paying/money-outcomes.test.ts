/**
 * Every way in which paying can end, what is said of it, and what is true of the money in the card
 * provider's books (PAY-21, ORD-01). A new outcome or reason has to be made to happen here.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CARD_REFUSALS,
  ORDER_FAILURES,
  PAYMENT_PROBLEMS,
  PAYMENT_REFUSAL_REASONS,
  paymentMessage,
  TOKEN_REFUSALS,
  type PaymentProblem,
} from '#domain/checkout/payment-problem.ts';
import { openPlace } from '#server/advice/advice-blocks.ts';
import { setInsurance } from '#server/basket/basket-extras.ts';
import { refreshBasket } from '#server/basket/basket-renewal.ts';
import { releaseAbandonedPayments } from '#server/checkout/abandoned-payments.ts';
import { checkoutFromBasket, loadCheckout } from '#server/checkout/checkout.ts';
import { closePayment } from '#server/checkout/close-payment.ts';
import {
  createPaymentPage,
  createPaymentRequest,
  finishPaymentRequest,
} from '#server/checkout/payment.ts';
import { problemOf, type PlaceOutcome } from '#server/checkout/place-outcome.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { handleNotifications, receiveNotification } from '../notifications.ts';
import { followPaymentPages } from '../payment-pages.ts';
import { placeOrder } from '../placing/place-order.ts';
import { requestPlacement } from '../request-placement.ts';
import { notifyOfUnusedPayments } from '../unused-payments.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  shop = makeTestShop(db);
  ada = shop.visitor();
  await db.pool.query(
    `delete from retry; delete from payment_notification; delete from outbox_mail; update payment_attempt set state = 'USED'`,
  );
});
afterAll(() => db.close());

const returnUrl = 'https://holidaymaker.example/back';
const filled = async () => fillCheckout(ada, await openBasket(ada));

type Ended = {
  readonly kind: string;
  readonly reason?: string | undefined;
  readonly waitSeconds?: number | undefined;
};

async function place(checkoutId: string, token: string): Promise<PlaceOutcome> {
  const claim = await claimDecided(ada, checkoutId, token);
  return claim.kind === 'claimed'
    ? placeOrder(shop, claim.placementId)
    : requestPlacement(ada, checkoutId, token, 0);
}
const placeBy = async (card = 'card') => {
  const checkoutId = await filled();
  return place(checkoutId, await pay(ada, checkoutId, card));
};
const refusedBy = async (call: string, turn: Parameters<TestShop['suppliers']['script']>[1]) => {
  shop.suppliers.script(call, turn);
  return placeBy();
};
const ask = (checkoutId: string, cardToken = 'card') => askAs(ada, checkoutId, cardToken);
const askAs = (shopper: KnownVisitorContext, checkoutId: string, cardToken = 'card') =>
  createPaymentRequest(shopper, { checkoutId, cardToken, idempotencyKey: shop.newId(), returnUrl });

/** A page that was paid on, with the way back from it. */
async function paidPage(checkoutId: string) {
  const page = await createPaymentPage(ada, { checkoutId, returnUrl });
  const sessionId = page.kind === 'PaymentPage' ? page.url.split('/').at(-1)! : '';
  return () => finishPaymentRequest(ada, checkoutId, { sessionId, sessionResult: 'paid' });
}
/** The token of a page that was paid on and come back from. */
async function pageToken(checkoutId: string) {
  const finished = await (await paidPage(checkoutId))();
  return finished.kind === 'PaymentRequest' ? finished.paymentToken : '';
}
async function awaited() {
  const checkoutId = await filled();
  shop.payments.unfinished = true;
  const comeBack = await paidPage(checkoutId);
  return { checkoutId, comeBack, first: await comeBack() };
}

/** While official advice keeps everybody away. */
async function underAdvice(work: () => Promise<Ended>): Promise<Ended> {
  const { placeId } = makePricedHoliday().hotel;
  await db.pool.query(
    `insert into advice_block (id, place_id, places, first_day, last_day)
     values ($1, $2::text, array[$2::text], '2026-01-01', '2029-12-31')`,
    [shop.newId(), placeId],
  );
  try {
    return await work();
  } finally {
    await openPlace(db.database, placeId);
  }
}

const notifyAuthorised = (checkoutId: string) =>
  receiveNotification(
    shop,
    JSON.stringify([
      {
        eventId: checkoutId,
        event: 'AUTHORISATION',
        success: true,
        pspReference: 'P-1',
        reference: `${checkoutId}:1`,
        amount: { amount: 132_020, currencyCode: 'GBP' },
        eventDate: '2026-11-21T10:00:00Z',
      },
    ]),
  );

type Money = 'none' | 'held' | 'released' | 'captured';
type Row = readonly [
  outcome: string,
  what: string,
  make: () => Promise<Ended>,
  money: readonly Money[],
  mail?: string,
];

const failed = (reason: string) => `OrderPlacementFailed ${reason}`;
const refused = (reason: string) => `PaymentRequestCreationFailed ${reason}`;

const ROWS: readonly Row[] = [
  ['PlacedOrder', 'a card pays', () => placeBy(), ['captured'], 'confirmation'],
  [
    'PlacedOrder',
    'the hotel answers later',
    () => refusedBy('stays.book', { kind: 'on_request' }),
    ['held'],
    'pending',
  ],
  ...CARD_REFUSALS.map((reason): Row => [
    failed(reason),
    'the bank refuses',
    () => placeBy(reason),
    ['none'],
  ]),
  [
    failed('card_provider_unavailable'),
    'the provider authorises and answers nothing for long',
    async () => {
      shop.payments.lose('authorise', ...Array.from({ length: 9 }, () => 'after' as const));
      return placeBy();
    },
    ['released'],
  ],
  [
    failed('payment_refused'),
    'the capture is refused',
    async () => {
      shop.payments.reject('capture', 'expired');
      return placeBy();
    },
    ['released'],
  ],
  [
    failed('price_changed'),
    'the hotel has another price',
    () => refusedBy('stays.book', { kind: 'price_changed', price: 90_920 }),
    ['released'],
  ],
  [
    failed('name_refused'),
    'the hotel refuses a name',
    () => refusedBy('stays.book', { kind: 'refused', reason: 'name' }),
    ['released'],
  ],
  [
    failed('supplier_unavailable'),
    'the hotel does not answer',
    async () => {
      shop.suppliers.script(
        'stays.book',
        ...Array.from({ length: 9 }, () => 'lost-before' as const),
      );
      return placeBy();
    },
    ['released'],
  ],
  [
    failed('order_processing'),
    'the worker is slow',
    async () => {
      const checkoutId = await filled();
      return requestPlacement(ada, checkoutId, await pageToken(checkoutId), 0);
    },
    ['held'],
  ],
  [
    failed('incomplete'),
    'an answer was taken back after paying',
    async () => {
      const checkoutId = await filled();
      const token = await pageToken(checkoutId);
      await db.pool.query('update checkout set contact_details = null where id = $1', [checkoutId]);
      return place(checkoutId, token);
    },
    ['released'],
  ],
  [
    failed('advice_closed'),
    'official advice closes the place after paying',
    async () => {
      const checkoutId = await filled();
      const token = await pageToken(checkoutId);
      return underAdvice(() => place(checkoutId, token));
    },
    ['released'],
    'payment-unused',
  ],
  [
    'ItemDoesNotExist',
    'the room is sold out',
    () => refusedBy('stays.book', { kind: 'unavailable' }),
    ['released'],
  ],
  [
    'BasketExpired',
    'the page was paid too late',
    async () => {
      const checkoutId = await filled();
      const token = await pageToken(checkoutId);
      shop.setTime('2026-11-21T11:00:00Z');
      return place(checkoutId, token);
    },
    ['released'],
    'payment-unused',
  ],
  [
    'PaymentTokenInvalid amount_changed',
    'another window changed the price',
    async () => {
      const basketId = await openBasket(ada);
      const checkoutId = await fillCheckout(ada, basketId);
      const token = await pageToken(checkoutId);
      await setInsurance(ada, basketId, 'i1');
      return place(checkoutId, token);
    },
    ['released'],
    'payment-unused',
  ],
  [
    'PaymentTokenInvalid payment_closed',
    'a card was ready, and its shopper gave the payment up',
    async () => {
      const checkoutId = await filled();
      const token = await pay(ada, checkoutId);
      await closePayment(ada, checkoutId);
      return place(checkoutId, token);
    },
    ['none'],
  ],
  [
    'PaymentTokenInvalid not_authenticated',
    'the challenge was not finished',
    async () => {
      const checkoutId = await filled();
      await ask(checkoutId, 'challenge');
      const { id } = await db.database
        .selectFrom('payment_attempt')
        .select('id')
        .where('checkout_id', '=', checkoutId)
        .executeTakeFirstOrThrow();
      return place(checkoutId, id);
    },
    ['none'],
  ],
  [
    'PaymentTokenInvalid payment_token_unknown',
    'the token is nobody’s',
    async () => place(await filled(), 'nobody'),
    ['none'],
  ],
  [
    'DuplicateOrder',
    'two pages are paid, and both come back',
    async () => {
      const checkoutId = await filled();
      const token = await pageToken(checkoutId);
      await db.pool.query(`update payment_attempt set returned_at = null where checkout_id = $1`, [
        checkoutId,
      ]);
      await place(checkoutId, await pay(ada, checkoutId));
      return place(checkoutId, token);
    },
    ['captured', 'released'],
    'confirmation, payment-unused',
  ],
  [
    'CheckoutDoesNotExist',
    'somebody else pays',
    async () =>
      finishPaymentRequest(shop.visitor('eve'), await filled(), {
        attempt: 1,
        redirectResult: 'x',
      }),
    ['none'],
  ],
  [
    'PaymentAlreadyExists',
    'the card is pressed while a page is awaited',
    async () => ask((await awaited()).checkoutId),
    ['held'],
  ],
  [
    'PaymentPageCreationFailed',
    'the provider opens no page',
    async () => {
      shop.payments.lose('createPage', 'before');
      return createPaymentPage(ada, { checkoutId: await filled(), returnUrl });
    },
    ['none'],
  ],
  [
    'BasketMissingPaymentSchedule',
    'no plan is chosen',
    async () => {
      const opened = await checkoutFromBasket(ada, await openBasket(ada));
      return ask(opened.kind === 'checkout' ? opened.checkout.id : '');
    },
    ['none'],
  ],
  [
    'BasketExpired',
    'the card is pressed too late',
    async () => {
      const checkoutId = await filled();
      shop.setTime('2026-11-21T11:00:00Z');
      return ask(checkoutId);
    },
    ['none'],
  ],
  [
    refused('card_provider_unavailable'),
    'nobody answers the press',
    async () => {
      shop.payments.lose('authenticate', 'after');
      return ask(await filled());
    },
    ['none'],
  ],
  [
    refused('not_authenticated'),
    'the challenge fails',
    async () => {
      const checkoutId = await filled();
      await ask(checkoutId, 'challenge');
      return finishPaymentRequest(ada, checkoutId, { attempt: 1, redirectResult: 'failed' });
    },
    ['none'],
  ],
  [
    refused('too_many_payments'),
    'a second card is tried where one an hour may be',
    async () => {
      const checkoutId = await filled();
      const counted = { ...ada, quotas: { baskets: 0, cardTries: 1, codeTries: 0 } };
      await askAs(counted, checkoutId);
      return askAs(counted, checkoutId);
    },
    ['none'],
  ],
  [
    refused('incomplete'),
    'an answer is missing',
    async () => {
      const checkoutId = await filled();
      await db.pool.query('update checkout set contact_details = null where id = $1', [checkoutId]);
      return ask(checkoutId);
    },
    ['none'],
  ],
  [
    refused('advice_closed'),
    'official advice closes the place',
    async () => {
      const checkoutId = await filled();
      return underAdvice(() => ask(checkoutId));
    },
    ['none'],
  ],
  [
    'PaymentPageCreationFailed advice_closed',
    'official advice closes the place, and a page is asked for',
    async () => {
      const checkoutId = await filled();
      return underAdvice(() => createPaymentPage(ada, { checkoutId, returnUrl }));
    },
    ['none'],
  ],
  [
    refused('price_changed'),
    'the basket has another price',
    async () => {
      const basketId = await openBasket(ada);
      const checkoutId = await fillCheckout(ada, basketId);
      const holiday = makePricedHoliday({ roomPrice: 90_000 });
      await refreshBasket(ada, basketId, async () => ({ kind: 'priced', holiday }));
      return ask(checkoutId);
    },
    ['none'],
  ],
  [
    refused('payment_awaited'),
    'the provider does not know',
    async () => (await awaited()).first,
    ['held'],
  ],
  [
    refused('payment_closed'),
    'the visitor cancels, and the hold turns up',
    async () => {
      const { checkoutId, comeBack } = await awaited();
      await closePayment(ada, checkoutId);
      const closed = await comeBack();
      await notifyOfUnusedPayments(shop);
      shop.payments.unfinished = false;
      shop.setTime('2026-11-21T10:01:00Z');
      await followPaymentPages(shop);
      return closed;
    },
    ['released'],
    'payment-unused',
  ],
  [
    refused('payment_closed'),
    'only the provider tells of a page of a plan, whose mandate it keeps',
    async () => {
      const checkoutId = await fillCheckout(ada, await openBasket(ada), '2020LowDeposit_2');
      const comeBack = await paidPage(checkoutId);
      await notifyAuthorised(checkoutId);
      shop.setTime(new Date(Date.now() + 6 * 60_000).toISOString());
      await handleNotifications(shop);
      return comeBack();
    },
    ['released'],
    'payment-unused',
  ],
  [
    refused('payment_token_unknown'),
    'the page is of another checkout',
    async () => {
      const result = { sessionId: 'another', sessionResult: 'paid' };
      return finishPaymentRequest(ada, await filled(), result);
    },
    ['none'],
  ],
];

/** What the provider's books say of each payment of this shop. */
const books = (): Money[] => {
  const payments = [...shop.payments.payments.values()];
  if (payments.length === 0) return ['none'];
  return payments
    .map(({ captured, cancelled }): Money => {
      if (captured > 0) return 'captured';
      return cancelled ? 'released' : 'held';
    })
    .sort();
};

const isPlaceOutcome = (ended: Ended): ended is Exclude<PlaceOutcome, { kind: 'PlacedOrder' }> =>
  ['OrderPlacementFailed', 'PaymentTokenInvalid', 'ItemDoesNotExist', 'DuplicateOrder'].includes(
    ended.kind,
  );

/** The sentence of the API and the page; empty for an order. */
function sentence(ended: Ended): string {
  const kind = PAYMENT_PROBLEMS.find((known) => known === ended.kind);
  if (!kind) return '';
  const problem: PaymentProblem = isPlaceOutcome(ended)
    ? problemOf(ended)
    : {
        kind,
        reason: ended.reason ?? '',
        moneyReturned: false,
        waitSeconds: ended.waitSeconds,
      };
  return paymentMessage(problem, LINE);
}

const LINE = { phone: '0113 496 0180', phoneHours: 'open until 8pm' };

/** What the page of the newest checkout says to whoever opens it later. */
async function lastProblemOfAda(): Promise<PaymentProblem | undefined> {
  const { id } = await db.database
    .selectFrom('checkout')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return (await loadCheckout(ada, id))?.lastProblem;
}

test.each(
  ROWS.map(([outcome, what, make, money, mail = '']) => ({ outcome, what, make, money, mail })),
)(
  '$outcome, when $what: what is said is true of the money',
  { timeout: 120_000 },
  async ({ outcome, make, money, mail }) => {
    const ended = await make();
    await releaseAbandonedPayments(shop);
    await notifyOfUnusedPayments(shop);
    const reason = 'reason' in ended && ended.reason ? ` ${ended.reason}` : '';
    expect(`${ended.kind}${reason}`).toBe(outcome);
    expect(books()).toEqual(money);
    const mails = await db.database.selectFrom('outbox_mail').select('template').execute();
    expect(
      mails
        .map(({ template }) => template)
        .sort()
        .join(', '),
    ).toBe(mail);

    const said = sentence(ended);
    const lastProblem = await lastProblemOfAda();
    const saidLater = lastProblem ? paymentMessage(lastProblem, LINE) : '';
    expect(lastProblem?.kind === ended.kind ? saidLater : said).toBe(said);
    const isHeld = money.includes('held') && ended.kind !== 'PlacedOrder';
    expect(/do not pay again/i.test(said)).toBe(isHeld);
    const saysNothing = /nothing was charged|charged nothing|charges nothing|money is safe/i;
    expect(saysNothing.test(`${said} ${saidLater}`) && (isHeld || money.includes('captured'))).toBe(
      false,
    );
    const owesHold = money.includes('released') && !money.includes('captured');
    const saysReleased = /hold .*released/i;
    expect(saysReleased.test(said) || !owesHold).toBe(true);
    expect(saysReleased.test(saidLater) || !lastProblem || !owesHold).toBe(true);
  },
);

test('each outcome and each reason is made to happen', () => {
  const made = ROWS.map(([outcome]) => outcome);
  const reasons: Readonly<Partial<Record<string, readonly string[]>>> = {
    OrderPlacementFailed: ORDER_FAILURES,
    PaymentTokenInvalid: TOKEN_REFUSALS,
    PaymentRequestCreationFailed: PAYMENT_REFUSAL_REASONS.filter(
      // The same refusals as of an order, told alike.
      (reason) => reason === 'not_authenticated' || !CARD_REFUSALS.some((card) => card === reason),
    ),
  };
  const all = PAYMENT_PROBLEMS.flatMap(
    (kind) => reasons[kind]?.map((reason) => `${kind} ${reason}`) ?? [kind],
  );
  expect(all.filter((outcome) => !made.includes(outcome))).toEqual([]);
});
