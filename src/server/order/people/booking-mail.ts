/** Mail to the people of an order between the booking and the way home. */
import * as v from 'valibot';
import {
  makePaidEarlyLetter,
  makePaymentMovedLetter,
  makeTravelReminderLetter,
} from '#server/mail/booking-letters.ts';
import type { Letter } from '#server/mail/letter.ts';
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

export const BookingMailSchema = v.variant('template', [
  v.object({
    template: v.literal('travel-reminder'),
    order,
    /** So many before they leave. */
    days: v.number(),
    departureDate: v.string(),
    notReady: v.array(v.object({ name: v.string(), hasDates: v.boolean() })),
  }),
  PaymentChangeMailSchema('payment-moved'),
  PaymentChangeMailSchema('payment-early'),
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
  }
}
