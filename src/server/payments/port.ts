/**
 * What the purchase asks of a card provider. The workflow that places an order never waits for a
 * person: strong customer authentication (PSD2) is finished before it starts, so that authorise →
 * book → capture runs straight through. Repeating a call with the same `idempotencyKey` returns the
 * first answer; that is how an unknown result is asked for again.
 */
import type { CardRefusal } from '#domain/checkout/payment-problem.ts';
import type { Money } from '#domain/money.ts';

/** Opaque text that the provider's card fields hand to the page instead of a card. */
export type CardToken = string;
/** Opaque proof that the shopper passed strong customer authentication for this amount. */
export type AuthenticationProof = string;
/** Reference of a stored card with the shopper's consent to later instalments. */
export type Mandate = string;

export type AuthenticationOutcome =
  | { readonly kind: 'authenticated'; readonly proof: AuthenticationProof }
  /**
   * The shopper goes to `url` on the provider's origin and comes back to
   * `returnUrl?redirectResult=…`.
   */
  | { readonly kind: 'challenge'; readonly url: string }
  | { readonly kind: 'refused'; readonly refusal: CardRefusal };

export type AuthorisationOutcome =
  | {
      readonly kind: 'authorised';
      readonly pspReference: string;
      readonly mandate?: Mandate;
      readonly card: CardSummary;
    }
  | { readonly kind: 'refused'; readonly refusal: CardRefusal; readonly pspReference?: string };

/** What may be shown of a card. */
export type CardSummary = { readonly brand: string; readonly lastFour: string };

/** A card that the provider keeps, and may charge later by its shopper's consent. */
export type KeptCard = {
  readonly mandate: Mandate;
  readonly card: CardSummary;
  /** Of the authorisation that left it, where the provider says so. */
  readonly pspReference?: string;
};

type Charge = {
  readonly amount: Money;
  /** Our own reference, unique per attempt (`checkoutId:attempt`); comes back in notifications. */
  readonly reference: string;
  readonly idempotencyKey: string;
};

/** A card that somebody else pays with, and we pay for. */
export type CardIssuing = {
  /** Opens one that pays this merchant alone, up to `limit` in all, until `closesAt` (ISO). */
  open(input: {
    readonly limit: Money;
    /** The airline's code (IATA). */
    readonly merchant: string;
    readonly closesAt: string;
    readonly reference: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly cardId: string }>;
  /**
   * What it has paid by now, in minor units, and where on the provider's origin its number is shown
   * for some minutes, in a frame.
   */
  look(input: {
    readonly cardId: string;
  }): Promise<{ readonly spent: number; readonly isOpen: boolean; readonly frameUrl: string }>;
  /** Closes it for good and says what it has paid, in minor units; done again it says the same. */
  close(input: {
    readonly cardId: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly spent: number }>;
};

export type PaymentProvider = {
  readonly issuing: CardIssuing;
  /** Address of the hosted card fields for an iframe, on the provider's origin. */
  readonly fieldsUrl: string;
  /** Authenticates the shopper for an amount, without charging. */
  authenticate(
    input: Charge & { readonly card: CardToken; readonly returnUrl: string },
  ): Promise<AuthenticationOutcome>;
  /** Finishes a challenge with the `redirectResult` of the return address. */
  finishAuthentication(input: {
    readonly redirectResult: string;
    readonly idempotencyKey: string;
  }): Promise<AuthenticationOutcome>;
  /**
   * A whole payment page on the provider's origin, for browsers without script; it authorises and
   * comes back to `returnUrl?sessionId=…&sessionResult=…`. Of nothing (£0) it takes nothing, and
   * leaves a mandate that its shopper was authenticated for. `shopperReference` names whom a
   * mandate is kept under: the same card twice under the same one is one mandate.
   */
  createPage(
    input: Charge & {
      readonly returnUrl: string;
      readonly shopperReference: string;
      readonly storeMandate: boolean;
    },
  ): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** What became of a payment page. */
  findPageResult(input: {
    readonly sessionId: string;
    readonly sessionResult: string;
  }): Promise<AuthorisationOutcome | { readonly kind: 'unfinished' }>;
  /**
   * Reserves an authenticated amount on a card; `storeMandate` keeps the card for later
   * instalments.
   */
  authorise(
    input: Charge & {
      readonly card: CardToken;
      readonly proof: AuthenticationProof;
      readonly shopperReference: string;
      readonly storeMandate: boolean;
    },
  ): Promise<AuthorisationOutcome>;
  /** A later instalment under a mandate (merchant initiated); authorised and captured in one. */
  takeInstalment(
    input: Charge & { readonly mandate: Mandate; readonly shopperReference: string },
  ): Promise<AuthorisationOutcome>;
  /** The cards kept under a shopper reference; a new one may be missing for a little while. */
  findKeptCards(input: { readonly shopperReference: string }): Promise<readonly KeptCard[]>;
  /** Deletes one: nothing is charged by its mandate any more. Done again it is the same. */
  deleteKeptCard(input: {
    readonly mandate: Mandate;
    readonly shopperReference: string;
  }): Promise<void>;
  /** Takes an authorised amount. Resolves when the provider has accepted the order to capture. */
  capture(input: Charge & { readonly pspReference: string }): Promise<void>;
  /** Releases an authorisation. */
  cancel(input: {
    readonly pspReference: string;
    readonly reference: string;
    readonly idempotencyKey: string;
  }): Promise<void>;
  /** Gives captured money back. */
  refund(input: Charge & { readonly pspReference: string }): Promise<void>;
  /** A signed notification; undefined when a signature does not hold. */
  readNotification(rawBody: string): NotificationBody | undefined;
};

export type NotificationBody = {
  readonly items: readonly PaymentNotification[];
  /** How many items beside them are not in the shape that the provider promises. */
  readonly unreadable: number;
};

/**
 * What the provider tells of. CAPTURE_FAILED and REFUND_FAILED come after a capture or a refund was
 * said to be made; CHARGEBACK is any dispute; OTHER moves no money of an order.
 */
export const PAYMENT_EVENTS = [
  'AUTHORISATION',
  'CAPTURE',
  'CAPTURE_FAILED',
  'CANCELLATION',
  'REFUND',
  'REFUND_FAILED',
  'CHARGEBACK',
  'OTHER',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

export type PaymentNotification = {
  /** Unique per event: the key of the inbox. */
  readonly eventId: string;
  readonly event: PaymentEvent;
  readonly success: boolean;
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly reference: string;
  readonly amount: Money;
  readonly eventDate: string;
};

/**
 * Thrown when the provider cannot be reached or answers nonsense: the result is unknown, ask again
 * with the same key.
 */
export class PaymentProviderUnavailable extends Error {}
/**
 * The same of a request that the provider says it has been given before, and keeps its answer to:
 * it passes within moments, or never. Whoever waits for it counts their tries.
 */
export class PaymentInProgress extends PaymentProviderUnavailable {}

/** Whether the provider is away, which may last and is waited for. */
export const isPaymentOutage = (error: unknown): boolean =>
  error instanceof PaymentProviderUnavailable && !(error instanceof PaymentInProgress);
