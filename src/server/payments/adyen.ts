/**
 * The card provider behind the port, by Adyen's Checkout API v72. Going live is a matter of
 * settings alone.
 */
import type { CheckoutAPI as Api } from '@adyen/api-library';
import * as v from 'valibot';
import type { Locale } from '#domain/market/locale.ts';
import type { Money } from '#domain/money.ts';
import {
  parseAnswer,
  readAuthentication,
  readAuthorisation,
  readPageResult,
  readProof,
} from './adyen-answers.ts';
import {
  DEADLINES,
  type Deadlines,
  makeAdyenHttp,
  makeProviderPost,
  unlessRejected,
} from './adyen-http.ts';
import { checkout, CheckoutAPI, Client, EnvironmentEnum } from './adyen-library.ts';
import { readNotification } from './adyen-notifications.ts';
import { makeCardIssuing } from './card-issuing.ts';
import { keptCards, NO_CONTRACT } from './kept-cards.ts';
import type { PaymentProvider } from './port.ts';

export type PaymentSettings = {
  /**
   * `https://checkout-test.adyen.com`, the live address with the merchant's prefix, or the
   * simulator.
   */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Key of the notifications' signatures, hexadecimal. */
  readonly hmacKey: string;
  /** The key before it, while notifications signed with it may still come. */
  readonly formerHmacKey?: string;
  readonly fieldsUrl: string;
  readonly environment: 'TEST' | 'LIVE';
  /** Where the shoppers are (ISO 3166), and the language that payment pages speak to them. */
  readonly countryCode: string;
  readonly locale: Locale;
  readonly deadlines?: Deadlines;
};

const {
  PaymentRequest,
  CreateCheckoutSessionRequest,
  AuthenticationData,
  CheckoutSessionThreeDS2RequestData,
  ThreeDSecureData,
  CardDetails,
} = checkout;

/**
 * A provider for these settings. Its functions throw PaymentProviderUnavailable when the result is
 * unknown.
 */
export function makePaymentProvider(settings: PaymentSettings): PaymentProvider {
  const { merchantAccount, environment, hmacKey, formerHmacKey, fieldsUrl } = settings;
  const hmacKeys = formerHmacKey === undefined ? [hmacKey] : [hmacKey, formerHmacKey];
  const deadlines = settings.deadlines ?? DEADLINES;
  const http = makeAdyenHttp(settings.baseUrl, deadlines);
  // The address comes from `baseUrl` in every environment, so the library never has to build one.
  const api = new CheckoutAPI(
    new Client({ apiKey: settings.apiKey, environment: EnvironmentEnum.TEST }, http),
  );
  return {
    issuing: makeCardIssuing(makeProviderPost(settings, deadlines), merchantAccount),
    fieldsUrl,
    ...authentication(api, merchantAccount),
    ...pages(api, settings),
    ...charges(api, merchantAccount),
    ...modifications(api, merchantAccount),
    ...keptCards(api, merchantAccount),
    readNotification: (rawBody) =>
      readNotification(rawBody, { merchantAccount, environment, hmacKeys }),
  };
}

const authentication = (
  { PaymentsApi }: Api,
  merchantAccount: string,
): Pick<PaymentProvider, 'authenticate' | 'finishAuthentication'> => ({
  async authenticate({ amount, reference, idempotencyKey, card, returnUrl }) {
    const request = {
      merchantAccount,
      amount: adyenAmount(amount),
      reference,
      returnUrl,
      channel: PaymentRequest.ChannelEnum.Web,
      paymentMethod: cardMethod({ encryptedCard: card }),
      authenticationData: {
        authenticationOnly: true,
        attemptAuthentication: AuthenticationData.AttemptAuthenticationEnum.Always,
      },
    };
    return await unlessRejected(
      UNREADABLE_CARD,
      PaymentsApi.payments(request, { idempotencyKey }).then(readAuthentication),
      { kind: 'refused', refusal: 'card_details' },
    );
  },
  async finishAuthentication({ redirectResult, idempotencyKey }) {
    const answer = PaymentsApi.paymentsDetails(
      { details: { redirectResult } },
      { idempotencyKey },
    ).then(readAuthentication);
    return await unlessRejected(UNREADABLE_RESULT, answer, {
      kind: 'refused',
      refusal: 'not_authenticated',
    });
  },
});

const SessionOpenedSchema = v.object({ id: v.string(), url: v.pipe(v.string(), v.url()) });

const pages = (
  { PaymentsApi }: Api,
  { merchantAccount, countryCode, locale }: PaymentSettings,
): Pick<PaymentProvider, 'createPage' | 'findPageResult'> => ({
  async createPage({
    amount,
    reference,
    idempotencyKey,
    returnUrl,
    shopperReference,
    storeMandate,
  }) {
    const mode = CreateCheckoutSessionRequest.StorePaymentMethodModeEnum;
    const challenge = CheckoutSessionThreeDS2RequestData.ThreeDSRequestorChallengeIndEnum;
    const request = {
      merchantAccount,
      amount: adyenAmount(amount),
      reference,
      returnUrl,
      shopperReference,
      countryCode,
      shopperLocale: locale,
      mode: CreateCheckoutSessionRequest.ModeEnum.Hosted,
      storePaymentMethodMode: storeMandate ? mode.Enabled : mode.Disabled,
      recurringProcessingModel:
        CreateCheckoutSessionRequest.RecurringProcessingModelEnum.UnscheduledCardOnFile,
      shopperInteraction: CreateCheckoutSessionRequest.ShopperInteractionEnum.Ecommerce,
      // Who gives a mandate is authenticated (PSD2): 04 asks for a challenge.
      ...(storeMandate && {
        authenticationData: {
          attemptAuthentication: AuthenticationData.AttemptAuthenticationEnum.Always,
        },
        threeDS2RequestData: { threeDSRequestorChallengeInd: challenge['_04'] },
      }),
      additionalData: { manualCapture: 'true' },
    };
    const { id, url } = parseAnswer(
      SessionOpenedSchema,
      await PaymentsApi.sessions(request, { idempotencyKey }),
    );
    return { sessionId: id, url };
  },
  async findPageResult({ sessionId, sessionResult }) {
    const answer = PaymentsApi.getResultOfPaymentSession(sessionId, sessionResult).then(
      readPageResult,
    );
    return await unlessRejected(UNKNOWN_SESSION, answer, { kind: 'unfinished' });
  },
});

const charges = (
  { PaymentsApi }: Api,
  merchantAccount: string,
): Pick<PaymentProvider, 'authorise' | 'takeInstalment'> => ({
  async authorise({
    amount,
    reference,
    idempotencyKey,
    card,
    proof,
    shopperReference,
    storeMandate,
  }) {
    const proved = readProof(proof);
    if (!proved) return { kind: 'refused', refusal: 'not_authenticated' };
    const request = {
      merchantAccount,
      amount: adyenAmount(amount),
      reference,
      returnUrl: NO_RETURN,
      shopperReference,
      shopperInteraction: PaymentRequest.ShopperInteractionEnum.Ecommerce,
      paymentMethod: cardMethod({ encryptedCard: card }),
      mpiData: {
        ...proved,
        authenticationResponse: ThreeDSecureData.AuthenticationResponseEnum.Y,
        directoryResponse: ThreeDSecureData.DirectoryResponseEnum.Y,
      },
      additionalData: { manualCapture: 'true' },
      storePaymentMethod: storeMandate,
      ...(storeMandate && {
        recurringProcessingModel: PaymentRequest.RecurringProcessingModelEnum.UnscheduledCardOnFile,
      }),
    };
    return readAuthorisation(await PaymentsApi.payments(request, { idempotencyKey }));
  },
  async takeInstalment({ amount, reference, idempotencyKey, mandate, shopperReference }) {
    const request = {
      merchantAccount,
      amount: adyenAmount(amount),
      reference,
      returnUrl: NO_RETURN,
      shopperReference,
      shopperInteraction: PaymentRequest.ShopperInteractionEnum.ContAuth,
      recurringProcessingModel: PaymentRequest.RecurringProcessingModelEnum.UnscheduledCardOnFile,
      paymentMethod: cardMethod({ storedPaymentMethodId: mandate }),
      captureDelayHours: 0,
    };
    return await unlessRejected(
      NO_CONTRACT,
      PaymentsApi.payments(request, { idempotencyKey }).then(readAuthorisation),
      { kind: 'refused', refusal: 'payment_refused' },
    );
  },
});

const modifications = (
  { ModificationsApi }: Api,
  merchantAccount: string,
): Pick<PaymentProvider, 'capture' | 'cancel' | 'refund'> => ({
  async capture({ pspReference, amount, reference, idempotencyKey }) {
    const request = { merchantAccount, amount: adyenAmount(amount), reference };
    parseAnswer(
      ReceivedSchema,
      await ModificationsApi.captureAuthorisedPayment(pspReference, request, { idempotencyKey }),
    );
  },
  async cancel({ pspReference, reference, idempotencyKey }) {
    const request = { merchantAccount, reference };
    parseAnswer(
      ReceivedSchema,
      await ModificationsApi.cancelAuthorisedPaymentByPspReference(pspReference, request, {
        idempotencyKey,
      }),
    );
  },
  async refund({ pspReference, amount, reference, idempotencyKey }) {
    const request = { merchantAccount, amount: adyenAmount(amount), reference };
    parseAnswer(
      ReceivedSchema,
      await ModificationsApi.refundCapturedPayment(pspReference, request, { idempotencyKey }),
    );
  },
});

const ReceivedSchema = v.object({ status: v.literal('received'), pspReference: v.string() });

/*
 * Tokens, results and sessions come back through the browser, and a mandate may end at the bank:
 * what the provider does not know is an outcome there, not a fault of ours. Adyen's codes: card
 * data that cannot be decrypted or is invalid; a result it never gave; no such session. That of a
 * mandate: `NO_CONTRACT`.
 */
const UNREADABLE_CARD = ['101', '103', '129', '174'];
const UNREADABLE_RESULT = ['702', '14_004'];
const UNKNOWN_SESSION = ['702', '14_004'];

/**
 * Adyen asks for a return address with every payment; an authenticated or merchant-initiated one
 * never sends anybody there.
 */
const NO_RETURN = 'https://return.invalid/';

const cardMethod = (card: { encryptedCard: string } | { storedPaymentMethodId: string }) => ({
  type: CardDetails.TypeEnum.Scheme,
  ...card,
});

const adyenAmount = ({ amount, currencyCode }: Money) => ({
  value: amount,
  currency: currencyCode,
});
