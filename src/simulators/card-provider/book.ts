/**
 * What the card provider writes down: one schema for each kind of document, and the shelves that
 * hold them.
 */
import * as v from 'valibot';
import type { Books, Shelf } from '../books.ts';

export const AmountSchema = v.object({
  value: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.string(),
});
export type CardAmount = v.InferOutput<typeof AmountSchema>;

/** A card typed into the fields, waiting to be charged. */
const TokenSchema = v.object({
  id: v.string(),
  cardId: v.string(),
  holder: v.string(),
  at: v.string(),
});

/**
 * One authentication of a shopper for an amount. `passed` becomes `used` with the charge that leans
 * on it.
 */
const AuthenticationSchema = v.object({
  id: v.string(),
  /** The cryptogram that proves the authentication (CAVV). */
  proof: v.string(),
  redirectResult: v.string(),
  cardId: v.string(),
  amount: AmountSchema,
  reference: v.string(),
  returnUrl: v.string(),
  /** The payment page that asked for it. */
  sessionId: v.optional(v.string()),
  state: v.picklist(['challenged', 'passed', 'failed', 'used']),
});
export type Authentication = v.InferOutput<typeof AuthenticationSchema>;

const EVENTS = [
  'authorised',
  'refused',
  'capture-failed',
  'captured',
  'cancelled',
  'refunded',
  'refund-failed',
] as const;
const PaymentSchema = v.object({
  pspReference: v.string(),
  reference: v.string(),
  cardId: v.string(),
  shopperReference: v.string(),
  kind: v.picklist(['shopper', 'instalment']),
  mandate: v.optional(v.string()),
  refusal: v.optional(v.string()),
  currency: v.string(),
  authorised: v.number(),
  captured: v.number(),
  refunded: v.number(),
  cancelled: v.number(),
  history: v.array(
    v.object({
      at: v.string(),
      event: v.picklist(EVENTS),
      value: v.number(),
      pspReference: v.string(),
      reference: v.string(),
    }),
  ),
});
export type CardPayment = v.InferOutput<typeof PaymentSchema>;

/**
 * A stored card that later instalments may be taken from; it exists only after an authenticated
 * charge. The same card of the same shopper is stored once.
 */
const MandateSchema = v.object({
  id: v.string(),
  cardId: v.string(),
  shopperReference: v.string(),
  authenticationId: v.string(),
  /** Of the charge that left it. */
  pspReference: v.optional(v.string()),
  deletedAt: v.optional(v.string()),
});
export type CardMandate = v.InferOutput<typeof MandateSchema>;

/** A card that was issued to the merchant; its number is never written down. */
const IssuedCardSchema = v.object({
  id: v.string(),
  reference: v.string(),
  limit: AmountSchema,
  merchant: v.string(),
  closesAt: v.string(),
  status: v.picklist(['open', 'closed']),
  spent: v.number(),
  /** Bookings that it has paid at a merchant who was told its number. */
  paid: v.optional(v.array(v.string())),
});
/** Where the number of one is shown, and in milliseconds until when. */
const CardViewSchema = v.object({ id: v.string(), cardId: v.string(), until: v.number() });

export type IssuedCard = v.InferOutput<typeof IssuedCardSchema>;

const SessionSchema = v.object({
  id: v.string(),
  amount: AmountSchema,
  reference: v.string(),
  returnUrl: v.string(),
  shopperReference: v.string(),
  storeMandate: v.boolean(),
  expiresAt: v.string(),
  status: v.picklist(['active', 'completed', 'canceled']),
  sessionResult: v.string(),
  pspReference: v.optional(v.string()),
  refusal: v.optional(v.object({ cardId: v.string(), reason: v.string() })),
});
export type Session = v.InferOutput<typeof SessionSchema>;

/** An answer kept under its idempotency key. */
const KeptAnswerSchema = v.object({
  requestHash: v.string(),
  status: v.number(),
  body: v.string(),
});

const NotificationItemSchema = v.object({
  additionalData: v.record(v.string(), v.string()),
  amount: AmountSchema,
  eventCode: v.string(),
  eventDate: v.string(),
  merchantAccountCode: v.string(),
  merchantReference: v.string(),
  originalReference: v.string(),
  pspReference: v.string(),
  paymentMethod: v.string(),
  reason: v.string(),
  success: v.picklist(['true', 'false']),
});
export type NotificationItem = v.InferOutput<typeof NotificationItemSchema>;

const QueuedNotificationSchema = v.object({
  id: v.string(),
  item: NotificationItemSchema,
  attempts: v.number(),
  /** Milliseconds since 1970. */
  dueAt: v.number(),
});
export type QueuedNotification = v.InferOutput<typeof QueuedNotificationSchema>;

export type CardBook = {
  readonly tokens: Shelf<v.InferOutput<typeof TokenSchema>>;
  readonly authentications: Shelf<Authentication>;
  readonly payments: Shelf<CardPayment>;
  readonly mandates: Shelf<CardMandate>;
  readonly sessions: Shelf<Session>;
  readonly issuedCards: Shelf<IssuedCard>;
  readonly cardViews: Shelf<v.InferOutput<typeof CardViewSchema>>;
  readonly answers: Shelf<v.InferOutput<typeof KeptAnswerSchema>>;
  /** Notifications that nobody has accepted yet. */
  readonly queue: Shelf<QueuedNotification>;
  /** Notifications that were accepted. */
  readonly delivered: Shelf<QueuedNotification>;
};

export const openCardBook = (books: Books): CardBook => ({
  tokens: books.shelf('tokens', TokenSchema),
  authentications: books.shelf('authentications', AuthenticationSchema),
  payments: books.shelf('payments', PaymentSchema),
  mandates: books.shelf('mandates', MandateSchema),
  sessions: books.shelf('sessions', SessionSchema),
  issuedCards: books.shelf('issued_cards', IssuedCardSchema),
  cardViews: books.shelf('card_views', CardViewSchema),
  answers: books.shelf('answers', KeptAnswerSchema),
  queue: books.shelf('queue', QueuedNotificationSchema),
  delivered: books.shelf('delivered', QueuedNotificationSchema),
});
