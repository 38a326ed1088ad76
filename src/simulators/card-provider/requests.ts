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
