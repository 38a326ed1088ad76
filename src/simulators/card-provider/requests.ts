/**
 * The requests of Adyen Checkout v72 that the provider understands, with the fields it looks at.
 */
import * as v from 'valibot';
import { AmountSchema } from './book.ts';

const reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const manualCapture = {
  captureDelayHours: v.optional(v.number()),
  additionalData: v.optional(v.object({ manualCapture: v.optional(v.string()) })),
};

export const PaymentRequestSchema = v.object({
  merchantAccount: v.string(),
  amount: AmountSchema,
  reference,
  returnUrl: v.pipe(v.string(), v.url()),
  paymentMethod: v.object({
    type: v.literal('scheme'),
    encryptedCard: v.optional(v.string()),
    storedPaymentMethodId: v.optional(v.string()),
  }),
  shopperReference: v.optional(v.string()),
  shopperInteraction: v.optional(v.string()),
  recurringProcessingModel: v.optional(v.string()),
  storePaymentMethod: v.optional(v.boolean()),
  authenticationData: v.optional(v.object({ authenticationOnly: v.optional(v.boolean()) })),
  mpiData: v.optional(
    v.object({ cavv: v.string(), dsTransID: v.string(), authenticationResponse: v.literal('Y') }),
  ),
  ...manualCapture,
});
export type PaymentRequest = v.InferOutput<typeof PaymentRequestSchema>;

export const DetailsRequestSchema = v.object({ details: v.object({ redirectResult: v.string() }) });

export const SessionRequestSchema = v.object({
  merchantAccount: v.string(),
  amount: AmountSchema,
  reference,
  returnUrl: v.pipe(v.string(), v.url()),
  mode: v.literal('hosted'),
  shopperReference: v.string(),
  storePaymentMethodMode: v.optional(v.string()),
  ...manualCapture,
});
export type SessionRequest = v.InferOutput<typeof SessionRequestSchema>;

/** Captures, cancels and refunds; a cancel has no amount. */
export const ModificationRequestSchema = v.object({
  merchantAccount: v.string(),
  reference,
  amount: v.optional(AmountSchema),
});
export type ModificationRequest = v.InferOutput<typeof ModificationRequestSchema>;

/** A card to be issued, and the end of one. */
export const IssuingRequestSchema = v.object({
  merchantAccount: v.string(),
  limit: v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    currencyCode: v.string(),
  }),
  merchant: v.pipe(v.string(), v.nonEmpty()),
  closesAt: v.pipe(v.string(), v.isoTimestamp()),
  reference,
});
export type IssuingRequest = v.InferOutput<typeof IssuingRequestSchema>;
export const ClosingRequestSchema = v.object({ merchantAccount: v.string() });

/** A merchant asks for so much of a card. */
export const CardUseSchema = v.object({
  cardId: v.string(),
  merchant: v.string(),
  amount: AmountSchema,
});
export type CardUse = v.InferOutput<typeof CardUseSchema>;

/** The same by what stands on the card, for a booking of that merchant’s. */
export const PrintedCardUseSchema = v.object({
  number: v.string(),
  expiry: v.string(),
  code: v.string(),
  merchant: v.string(),
  amount: AmountSchema,
  reference,
});
export type PrintedCardUse = v.InferOutput<typeof PrintedCardUseSchema>;
