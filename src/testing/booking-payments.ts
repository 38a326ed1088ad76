/** A card provider in memory: the same idempotency key gives the first answer again. */
import { CARD_REFUSALS, type CardRefusal } from '#domain/checkout/payment-problem.ts';
import type { Currency, Money } from '#domain/money.ts';
import {
  PaymentProviderUnavailable,
  type AuthorisationOutcome,
  type PaymentProvider,
} from '#server/payments/port.ts';

export type FakePayment = {
  readonly pspReference: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: Currency;
  captured: number;
  refunded: number;
  cancelled: boolean;
};

export type FakeCard = {
  readonly reference: string;
  readonly limit: number;
  readonly merchant: string;
  readonly closesAt: string;
  spent: number;
  isOpen: boolean;
};

export type FakeMandate = {
  readonly shopperReference: string;
  /** Of the payment that left it. */
  readonly pspReference: string;
  isDeleted: boolean;
};

export type FakePayments = PaymentProvider & {
  readonly mandates: Map<string, FakeMandate>;
  readonly payments: Map<string, FakePayment>;
  /** Those that were issued, by id. */
  readonly cards: Map<string, FakeCard>;
  readonly calls: string[];
  /** No payment page has a result yet. */
  unfinished: boolean;
  /** A page's result does not say which mandate it left, and no list does yet. */
  mandatesAreLate: boolean;
  /** The next calls of a name (`authorise`) are lost: before or after their effect. */
  lose(call: string, ...when: ('before' | 'after')[]): void;
  /**
   * Every call of a name, with this key alone if told, is refused with these words until there are
   * none.
   */
  reject(call: string, reason: string | undefined, key?: string): void;
};

/**
 * Cards by token: `challenge` asks for a challenge, a refusal's name is refused when it is
 * authorised, all others are approved.
 */
export function makeFakePayments(): FakePayments {
  const payments = new Map<string, FakePayment>();
  const cards = new Map<string, FakeCard>();
  const answers = new Map<string, unknown>();
  const losses = new Map<string, ('before' | 'after')[]>();
  const rejections = new Map<string, { reason: string | undefined; key: string | undefined }>();
  const mandates = new Map<string, FakeMandate>();
  const calls: string[] = [];

  async function once<T>(call: string, key: string, work: () => T): Promise<T> {
    calls.push(`${call} ${key}`);
    const rejection = rejections.get(call);
    if (rejection?.reason !== undefined && (rejection.key ?? key) === key)
      throw new Error(rejection.reason);
    const loss = losses.get(call)?.shift();
    if (loss === 'before') throw new PaymentProviderUnavailable(call);
    const known = answers.get(key) as { readonly answer: T } | undefined;
    const answer = known ? known.answer : work();
    answers.set(key, { answer });
    if (loss === 'after') throw new PaymentProviderUnavailable(call);
    return answer;
  }
  const store = (reference: string, shopperReference: string, pspReference: string): string => {
    mandates.set(`M-${reference}`, { shopperReference, pspReference, isDeleted: false });
    return `M-${reference}`;
  };
  const open = (reference: string, sum: Money, mandateFor?: string): AuthorisationOutcome => {
    const pspReference = `P-${payments.size + 1}`;
    payments.set(pspReference, {
      pspReference,
      reference,
      amount: sum.amount,
      currency: sum.currencyCode,
      captured: 0,
      refunded: 0,
      cancelled: false,
    });
    return {
      kind: 'authorised',
      pspReference,
      card: { brand: 'visa', lastFour: '1111' },
      ...(mandateFor !== undefined && {
        mandate: store(reference, mandateFor, pspReference),
      }),
    };
  };
  const at = (pspReference: string): FakePayment => payments.get(pspReference)!;

  return {
    payments,
    mandates,
    cards,
    calls,
    issuing: {
      open: ({ reference, limit, merchant, closesAt, idempotencyKey }) =>
        once('openCard', idempotencyKey, () => {
          const cardId = `V-${cards.size + 1}`;
          const rules = { reference, limit: limit.amount, merchant, closesAt };
          cards.set(cardId, { ...rules, spent: 0, isOpen: true });
          return { cardId };
        }),
      look: async ({ cardId }) => {
        const { spent, isOpen } = cards.get(cardId)!;
        return { spent, isOpen, frameUrl: `https://cards.example/issued/${cardId}` };
      },
      close: ({ cardId, idempotencyKey }) =>
        once('closeCard', idempotencyKey, () => {
          const card = cards.get(cardId)!;
          card.isOpen = false;
          return { spent: card.spent };
        }),
    },
    unfinished: false,
    mandatesAreLate: false,
    lose: (call, ...when) => void losses.set(call, when),
    reject: (call, reason, key) => void rejections.set(call, { reason, key }),
    fieldsUrl: 'https://cards.example/fields',
    authenticate: ({ card, idempotencyKey }) =>
      once('authenticate', idempotencyKey, () =>
        card === 'challenge'
          ? { kind: 'challenge', url: 'https://cards.example/challenge' }
          : { kind: 'authenticated', proof: `proof of ${card}` },
      ),
    finishAuthentication: ({ redirectResult, idempotencyKey }) =>
      once('finishAuthentication', idempotencyKey, () =>
        redirectResult === 'passed'
          ? { kind: 'authenticated', proof: 'proof of challenge' }
          : { kind: 'refused', refusal: 'not_authenticated' },
      ),
    createPage: ({ idempotencyKey, reference, amount, storeMandate, shopperReference }) =>
      once('createPage', idempotencyKey, () => {
        answers.set(`page ${idempotencyKey}`, {
          answer: open(reference, amount, storeMandate ? shopperReference : undefined),
        });
        return { sessionId: idempotencyKey, url: `https://cards.example/page/${idempotencyKey}` };
      }),
    async findPageResult({ sessionId, sessionResult }) {
      if (losses.get('findPageResult')?.shift())
        throw new PaymentProviderUnavailable('findPageResult');
      if (this.unfinished || sessionResult !== 'paid') return { kind: 'unfinished' };
      const { answer } = answers.get(`page ${sessionId}`) as { answer: AuthorisationOutcome };
      if (!this.mandatesAreLate || answer.kind === 'refused') return answer;
      const { mandate: _, ...rest } = answer;
      return rest;
    },
    authorise: ({ card, reference, amount, idempotencyKey, storeMandate, shopperReference }) =>
      once('authorise', idempotencyKey, () =>
        isRefusal(card)
          ? { kind: 'refused', refusal: card }
          : open(reference, amount, storeMandate ? shopperReference : undefined),
      ),
    takeInstalment: ({ mandate, reference, amount, idempotencyKey, shopperReference }) =>
      once('takeInstalment', idempotencyKey, (): AuthorisationOutcome => {
        const kept = mandates.get(mandate);
        const isTheirs = kept?.shopperReference === shopperReference && !kept.isDeleted;
        if (!isTheirs || refusedMandates.has(mandate))
          return { kind: 'refused', refusal: 'payment_refused' };
        const taken = open(reference, amount);
        if (taken.kind === 'authorised') at(taken.pspReference).captured = amount.amount;
        return taken;
      }),
    async findKeptCards({ shopperReference }) {
      if (losses.get('findKeptCards')?.shift())
        throw new PaymentProviderUnavailable('findKeptCards');
      return [...mandates]
        .filter(([, kept]) => kept.shopperReference === shopperReference && !kept.isDeleted)
        .filter(() => !this.mandatesAreLate)
        .map(([mandate, { pspReference }]) => ({
          mandate,
          card: { brand: 'visa', lastFour: '4444' },
          pspReference,
        }));
    },
    deleteKeptCard: ({ mandate }) =>
      once('deleteKeptCard', `delete ${mandate}`, () => {
        const kept = mandates.get(mandate);
        if (kept) kept.isDeleted = true;
      }),
    capture: ({ pspReference, amount, idempotencyKey }) =>
      once('capture', idempotencyKey, () => void (at(pspReference).captured += amount.amount)),
    cancel: ({ pspReference, idempotencyKey }) =>
      once('cancel', idempotencyKey, () => void (at(pspReference).cancelled = true)),
    refund: ({ pspReference, amount, idempotencyKey }) =>
      once('refund', idempotencyKey, () => void (at(pspReference).refunded += amount.amount)),
    readNotification: (rawBody) =>
      rawBody.startsWith('[') ? { items: JSON.parse(rawBody), unreadable: 0 } : undefined,
  };
}

/** Mandates whose instalments are declined. */
export const refusedMandates = new Set<string>();

const isRefusal = (text: string): text is CardRefusal =>
  CARD_REFUSALS.some((refusal) => refusal === text);
