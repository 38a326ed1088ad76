/** Mail to the people of an order between the booking and the way home. */
import * as v from 'valibot';
import {
  makePaidEarlyLetter,
  makePaymentMovedLetter,
  makeSelfBookingLetter,
  makeTheirChangeLetter,
  makeTheirChangeNoteLetter,
  makeTravelReminderLetter,
} from '#server/mail/booking-letters.ts';
import {
  makeInformedAnswerLetter,
  makeInformedChangeLetter,
} from '#server/mail/informed-letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import { makeChangedLetter, makeChangeRefusedLetter } from '#server/mail/order-letters.ts';
import {
  makeCardKeptLetter,
  makeCardReplacedLetter,
  makeShareReceivedLetter,
} from '#server/mail/payment-letter.ts';
import { OrderDocumentSchema } from '../placing/stored-document.ts';

const order = OrderDocumentSchema;

/** `id` of the change, `amount` in minor units. */
const PaymentChangeMailSchema = <Template extends string>(template: Template) =>
  v.object({
    template: v.literal(template),
    order,
    id: v.string(),
    amount: v.number(),
    was: v.string(),
    becomes: v.string(),
  });

const lines = v.array(v.object({ what: v.string(), was: v.string(), now: v.string() }));

export const BookingMailSchema = v.variant('template', [
  v.object({
    template: v.literal('travel-reminder'),
    order,
    /** So many before they leave. */
    days: v.number(),
    departureDate: v.string(),
    notReady: v.array(
      v.object({
        name: v.string(),
        hasDates: v.boolean(),
        /** The dates are good, and the name in the passport is another than on the booking. */
        hasOtherName: v.optional(v.boolean()),
      }),
    ),
  }),
  PaymentChangeMailSchema('payment-moved'),
  PaymentChangeMailSchema('payment-early'),
  /** `amount` in minor units; `paidBy` is the address of whoever paid it, empty once erased. */
  v.object({
    template: v.literal('share-received'),
    order,
    /** Of the share. */
    id: v.string(),
    amount: v.number(),
    paidBy: v.string(),
  }),
  /**
   * `id` of the replacement; `card` as its people know it, `retried` in minor units, once what the
   * payments wait for is over.
   */
  v.object({
    template: v.literal('card-replaced'),
    order,
    id: v.string(),
    to: v.picklist(['account', 'contact']),
    card: v.nullable(v.string()),
    retried: v.number(),
    waitsFor: v.optional(v.nullable(v.picklist(['DISPUTE', 'ANSWER', 'CHANGE'])), null),
  }),
  v.object({
    template: v.literal('card-kept'),
    order,
    id: v.string(),
    to: v.picklist(['account', 'contact']),
    reason: v.string(),
  }),
  /** Amounts in minor units; `difference` less than 0 where it costs less. */
  v.object({
    template: v.literal('changed'),
    order,
    lines,
    difference: v.number(),
    spread: v.number(),
    lowered: v.number(),
    refunded: v.number(),
    charged: v.number(),
    refundBy: v.string(),
    /** Others have changed it, and it was accepted. */
    isTheirs: v.optional(v.boolean(), false),
    /** Somebody else has taken a traveller's place. */
    isPlace: v.optional(v.boolean(), false),
    /** Of the version that it is now, issued until some days before they leave. */
    hasCertificate: v.boolean(),
  }),
  v.object({
    template: v.literal('their-change'),
    order,
    /** Of the notice, and of its reminder. */
    id: v.string(),
    title: v.string(),
    lines,
    /** Of two; 0: told for the first time. */
    reminder: v.number(),
    answerBy: v.string(),
  }),
  v.object({
    template: v.literal('their-change-note'),
    order,
    id: v.string(),
    title: v.string(),
    lines,
    hasCertificate: v.boolean(),
  }),
  v.object({
    template: v.literal('self-booking'),
    order,
    id: v.string(),
    what: v.picklist(['book', 'reminder', 'used']),
    until: v.string(),
  }),
  v.object({
    template: v.literal('informed-change'),
    order,
    /** Of what was told. */
    id: v.string(),
    leg: v.picklist(['outbound', 'inbound']),
    newTime: v.nullable(v.string()),
    /** Why a person looks into it. */
    reason: v.picklist(['UNCHANGED', 'OTHERWISE', 'SILENT', 'NOT_OURS']),
    /** By when, in words. */
    by: v.string(),
  }),
  v.object({
    template: v.literal('informed-answer'),
    order,
    id: v.string(),
    leg: v.picklist(['outbound', 'inbound']),
    newTime: v.nullable(v.string()),
    answer: v.string(),
  }),
  v.object({
    template: v.literal('change-refused'),
    order,
    /** Of the change. */
    id: v.string(),
    /** As its page says it. */
    reason: v.string(),
    lines,
  }),
]);
type BookingMail = v.InferOutput<typeof BookingMailSchema>;

export function makeBookingLetter(mail: BookingMail): Letter {
  switch (mail.template) {
    case 'travel-reminder':
      return makeTravelReminderLetter(mail.order, mail);
    case 'payment-moved':
      return makePaymentMovedLetter(mail.order, mail);
    case 'payment-early':
      return makePaidEarlyLetter(mail.order, mail);
    case 'share-received':
      return makeShareReceivedLetter(mail.order, mail);
    case 'card-replaced':
      return makeCardReplacedLetter(mail.order, mail);
    case 'card-kept':
      return makeCardKeptLetter(mail.order, mail.reason);
    case 'changed':
      return makeChangedLetter(mail.order, mail);
    case 'their-change':
      return makeTheirChangeLetter(mail.order, mail);
    case 'their-change-note':
      return makeTheirChangeNoteLetter(mail.order, mail);
    case 'self-booking':
      return makeSelfBookingLetter(mail.order, mail);
    case 'informed-change':
      return makeInformedChangeLetter(mail.order, mail);
    case 'informed-answer':
      return makeInformedAnswerLetter(mail.order, mail);
    case 'change-refused':
      return makeChangeRefusedLetter(mail.order, mail);
  }
}
