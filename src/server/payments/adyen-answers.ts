/**
 * Reads Adyen's answers into the outcomes of the port. An answer of another shape is an outage: the
 * result is unknown.
 */
import * as v from 'valibot';
import type { CardRefusal } from '#domain/checkout/payment-problem.ts';
import {
  type AuthenticationOutcome,
  type AuthorisationOutcome,
  PaymentProviderUnavailable,
} from './port.ts';

const AdditionalDataSchema = v.optional(v.nullable(v.record(v.string(), v.optional(v.string()))));
const MethodSchema = v.object({ brand: v.string() });
const ProofSchema = v.object({
  authenticationValue: v.string(),
  dsTransID: v.string(),
  eci: v.string(),
  messageVersion: v.string(),
});

const AuthenticationFinishedSchema = v.object({
  resultCode: v.literal('AuthenticationFinished'),
  threeDS2Result: ProofSchema,
});
const RedirectSchema = v.object({
  resultCode: v.literal('RedirectShopper'),
  action: v.object({ url: v.pipe(v.string(), v.url()) }),
});
const RefusedSchema = v.object({
  resultCode: v.picklist(['Refused', 'Cancelled', 'Error']),
  refusalReason: v.optional(v.string()),
  pspReference: v.optional(v.string()),
  additionalData: AdditionalDataSchema,
});
const AuthorisedSchema = v.object({
  resultCode: v.literal('Authorised'),
  pspReference: v.string(),
  paymentMethod: MethodSchema,
  additionalData: v.record(v.string(), v.optional(v.string())),
});

const AuthenticationAnswerSchema = v.variant('resultCode', [
  AuthenticationFinishedSchema,
  RedirectSchema,
  RefusedSchema,
]);
const PaymentAnswerSchema = v.variant('resultCode', [AuthorisedSchema, RefusedSchema]);
const SessionAnswerSchema = v.object({
  status: v.picklist(['active', 'canceled', 'completed', 'expired', 'paymentPending', 'refused']),
  payments: v.optional(
    v.array(
      v.object({ resultCode: v.string(), pspReference: v.string(), paymentMethod: MethodSchema }),
    ),
  ),
  additionalData: AdditionalDataSchema,
});

export function readAuthentication(answer: unknown): AuthenticationOutcome {
  const read = parseAnswer(AuthenticationAnswerSchema, answer);
  switch (read.resultCode) {
    case 'AuthenticationFinished':
      return {
        kind: 'authenticated',
        proof: Buffer.from(JSON.stringify(read.threeDS2Result)).toString('base64url'),
      };
    case 'RedirectShopper':
      return { kind: 'challenge', url: read.action.url };
    default:
      return { kind: 'refused', refusal: refusalOf(read.refusalReason, read.additionalData) };
  }
}

export function readAuthorisation(answer: unknown): AuthorisationOutcome {
  const read = parseAnswer(PaymentAnswerSchema, answer);
  if (read.resultCode === 'Authorised')
    return authorised(read.pspReference, read.paymentMethod.brand, read.additionalData);
  const refusal = refusalOf(read.refusalReason, read.additionalData);
  return {
    kind: 'refused',
    refusal,
    ...(read.pspReference !== undefined && { pspReference: read.pspReference }),
  };
}

/** A page that was left or ran out is refused for the last reason that the shopper met there. */
export function readPageResult(
  answer: unknown,
): AuthorisationOutcome | { readonly kind: 'unfinished' } {
  const read = parseAnswer(SessionAnswerSchema, answer);
  if (read.status === 'active' || read.status === 'paymentPending') return { kind: 'unfinished' };
  const payment = read.payments?.find(({ resultCode }) => resultCode === 'Authorised');
  if (read.status === 'completed' && payment)
    return authorised(payment.pspReference, payment.paymentMethod.brand, read.additionalData ?? {});
  return {
    kind: 'refused',
    refusal: refusalOf(read.additionalData?.['refusalReason'], read.additionalData),
  };
}

/** The proof as Adyen wants it back with the charge; undefined when it is none of ours. */
export function readProof(
  proof: string,
): { cavv: string; dsTransID: string; eci: string; threeDSVersion: string } | undefined {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), ProofSchema),
    Buffer.from(proof, 'base64url').toString('utf8'),
  );
  if (!parsed.success) return undefined;
  const { authenticationValue, dsTransID, eci, messageVersion } = parsed.output;
  return { cavv: authenticationValue, dsTransID, eci, threeDSVersion: messageVersion };
}

/** Checks an answer against its schema. */
export function parseAnswer<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const parsed = v.safeParse(schema, answer);
  if (parsed.success) return parsed.output;
  throw new PaymentProviderUnavailable(
    `the card provider answered in another shape: ${v.summarize(parsed.issues)}`,
  );
}

type AdditionalData = v.InferOutput<typeof AdditionalDataSchema>;

function authorised(
  pspReference: string,
  brand: string,
  data: NonNullable<AdditionalData>,
): AuthorisationOutcome {
  const mandate = data['tokenization.storedPaymentMethodId'];
  const card = { brand: brandOf(brand), lastFour: data['cardSummary'] ?? '' };
  return { kind: 'authorised', pspReference, card, ...(mandate !== undefined && { mandate }) };
}

/** Adyen's code of a brand as PAY-20 names it. */
export const brandOf = (brand: string): string => BRANDS[brand] ?? brand;

/** Where Adyen has a code of its own. */
const BRANDS: Record<string, string> = { mc: 'mastercard' };

/** Countries whose cards the account takes (MSG-34). */
const HOME_COUNTRIES = ['GB', 'IE'];

function refusalOf(reason: string | undefined, data: AdditionalData): CardRefusal {
  if (reason === 'FRAUD' && data?.['isCardCommercial'] === 'commercial') return 'corporate_card';
  if (reason === 'FRAUD' && !HOME_COUNTRIES.includes(data?.['cardIssuingCountry'] ?? 'GB'))
    return 'foreign_card';
  return REFUSALS_BY_REASON[reason ?? ''] ?? 'payment_refused';
}

/** Adyen's refusal reasons that the shopper can do something about. */
const REFUSALS_BY_REASON: Record<string, CardRefusal> = {
  'CVC Declined': 'card_details',
  'Invalid Card Number': 'card_details',
  'Expired Card': 'card_details',
  'AVS Declined': 'card_details',
  '3D Not Authenticated': 'not_authenticated',
  'Authentication required': 'not_authenticated',
};
