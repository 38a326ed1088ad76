/** Which call a request of the API makes, and what each one does. */
import * as v from 'valibot';
import { type Answer, jsonAnswer } from '../answer.ts';
import { findByRedirectResult, findProved, startAuthentication } from './authentication.ts';
import type { CardPayment, Session } from './book.ts';
import { cardOf } from './cards.ts';
import { chargeInstalment, chargeShopper } from './charges.ts';
import type { Desk } from './desk.ts';
import { closeIssuedCard, issueCard, viewIssuedCard } from './issued-cards.ts';
import { deleteStored, listStored } from './mandates.ts';
import { type Modified, cancelPayment, capturePayment, refundPayment } from './modifications.ts';
import {
  ClosingRequestSchema,
  DetailsRequestSchema,
  IssuingRequestSchema,
  type ModificationRequest,
  ModificationRequestSchema,
  type PaymentRequest,
  PaymentRequestSchema,
  type SessionRequest,
  SessionRequestSchema,
} from './requests.ts';
import { authenticationAnswer, paymentAnswer, problemAnswer, sessionAnswer } from './responses.ts';
import { isOpen, openSession, paymentOf } from './sessions.ts';

/**
 * A call by name (the name that fault rules use) and its effect; `holdMs` keeps back the first
 * answer.
 */
export type Call = { readonly name: string; readonly work: () => Answer; readonly holdMs?: number };

export const refusedCall = (answer: Answer): Call => ({ name: 'refused', work: () => answer });

/** The call that a request makes, or the refusal of one that makes none. */
export function findCall(desk: Desk, method: string, url: URL, body: string): Call {
  const path = url.pathname.split('/').slice(2);
  if (method === 'GET' && path[0] === 'sessions' && path.length === 2)
    return { name: 'sessionResult', work: () => findSessionResult(desk, path[1] ?? '', url) };
  if (path[0] === 'storedPaymentMethods') return storedCall(desk, { method, path, url });
  if (method !== 'POST') return refusedCall(problemAnswer(404, '000', 'Not found'));
  if (path.length === 1 && path[0] === 'payments')
    return read(desk, PaymentRequestSchema, body, (payment) => paymentCall(desk, payment));
  if (path.length === 1 && path[0] === 'sessions')
    return read(desk, SessionRequestSchema, body, (session) => ({
      name: 'sessions',
      work: () => startSession(desk, session),
    }));
  if (path.join('/') === 'payments/details')
    return read(desk, DetailsRequestSchema, body, ({ details }) => ({
      name: 'details',
      work: () => finishAuthentication(desk, details.redirectResult),
    }));
  if (path[0] === 'cards') return issuingCall(desk, path, body);
  const change =
    path.length === 3 && path[0] === 'payments' ? MODIFICATIONS[path[2] ?? ''] : undefined;
  if (!change) return refusedCall(problemAnswer(404, '000', 'Not found'));
  return read(desk, ModificationRequestSchema, body, (modification) => ({
    name: path[2] ?? '',
    work: () => modify(desk, path[1] ?? '', modification, change),
  }));
}

type Asked = { readonly method: string; readonly path: readonly string[]; readonly url: URL };

/** Stored cards are listed by shopper, and deleted one by one. */
function storedCall(desk: Desk, { method, path, url }: Asked): Call {
  if (url.searchParams.get('merchantAccount') !== desk.merchantAccount)
    return refusedCall(problemAnswer(403, '901', 'Invalid Merchant Account'));
  if (method === 'GET' && path.length === 1)
    return { name: 'storedCards', work: () => listStored(desk, url) };
  if (method === 'DELETE' && path.length === 2)
    return { name: 'deleteCard', work: () => deleteStored(desk, path[1] ?? '', url) };
  return refusedCall(problemAnswer(404, '000', 'Not found'));
}

/** Below `/issuing`: a card is issued, looked at, or closed. */
function issuingCall(desk: Desk, path: readonly string[], body: string): Call {
  if (path.length === 1)
    return read(desk, IssuingRequestSchema, body, (card) => ({
      name: 'issue',
      work: () => issueCard(desk, card),
    }));
  const [, id = '', act = ''] = path;
  const work = { close: closeIssuedCard, views: viewIssuedCard }[act];
  if (path.length !== 3 || !work) return refusedCall(problemAnswer(404, '000', 'Not found'));
  return read(desk, ClosingRequestSchema, body, () => ({ name: act, work: () => work(desk, id) }));
}

/**
 * Parses a body and makes its call, or the refusal of what does not parse or is another merchant's.
 */
function read<T>(
  desk: Desk,
  schema: v.GenericSchema<unknown, T>,
  body: string,
  makeCall: (request: T) => Call,
): Call {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (!parsed.success) return refusedCall(problemAnswer(422, '702', v.summarize(parsed.issues)));
  const request = parsed.output;
  const merchant =
    typeof request === 'object' && request !== null && 'merchantAccount' in request
      ? request.merchantAccount
      : desk.merchantAccount;
  return merchant === desk.merchantAccount
    ? makeCall(request)
    : refusedCall(problemAnswer(403, '901', 'Invalid Merchant Account'));
}

function paymentCall(desk: Desk, request: PaymentRequest): Call {
  if (request.shopperInteraction === 'ContAuth')
    return { name: 'instalments', work: () => takeInstalment(desk, request) };
  const token = desk.book.tokens.find(request.paymentMethod.encryptedCard ?? '');
  if (!token) return refusedCall(problemAnswer(422, '174', 'Unable to decrypt data'));
  const card = cardOf(token.cardId);
  const { amount, reference, returnUrl } = request;
  if (request.authenticationData?.authenticationOnly) {
    return {
      name: 'authentication',
      work: () =>
        authenticationAnswer(
          desk,
          startAuthentication(desk, { card, amount, reference, returnUrl }),
        ),
    };
  }
  return {
    name: 'payments',
    work: () => charge(desk, request, token.cardId),
    ...(card.quirk === 'slow-authorisation' && { holdMs: desk.slowAnswerMs }),
  };
}

function charge(desk: Desk, request: PaymentRequest, cardId: string): Answer {
  const { amount, reference, mpiData } = request;
  const authentication =
    mpiData &&
    findProved(desk, { authenticationId: mpiData.dsTransID, proof: mpiData.cavv, cardId, amount });
  const card = cardOf(cardId);
  const shopperReference = request.shopperReference ?? '';
  return paymentAnswer(
    chargeShopper(desk, {
      card,
      authentication,
      amount,
      reference,
      shopperReference,
      storeMandate: request.storePaymentMethod === true,
      captureNow: isCapturedNow(request),
    }),
  );
}

function takeInstalment(desk: Desk, request: PaymentRequest): Answer {
  const { amount, reference, shopperReference = '', paymentMethod } = request;
  const payment = chargeInstalment(desk, {
    amount,
    reference,
    shopperReference,
    mandateId: paymentMethod.storedPaymentMethodId ?? '',
    captureNow: isCapturedNow(request),
  });
  return payment ? paymentAnswer(payment) : problemAnswer(422, '800', 'Contract not found');
}

const isCapturedNow = (request: PaymentRequest): boolean =>
  request.additionalData?.manualCapture !== 'true';

function startSession(desk: Desk, request: SessionRequest): Answer {
  const { id, expiresAt }: Session = openSession(desk, request);
  return jsonAnswer(201, { ...request, id, expiresAt, url: `${desk.url}/page/${id}` });
}

function finishAuthentication(desk: Desk, redirectResult: string): Answer {
  const authentication = findByRedirectResult(desk, redirectResult);
  return authentication
    ? authenticationAnswer(desk, authentication)
    : problemAnswer(422, '702', 'Unknown redirectResult');
}

function findSessionResult(desk: Desk, id: string, url: URL): Answer {
  const session = desk.book.sessions.find(id);
  if (!session || session.sessionResult !== url.searchParams.get('sessionResult'))
    return problemAnswer(422, '702', 'No such session');
  const isExpired = session.status === 'active' && !isOpen(desk, session);
  return isExpired
    ? jsonAnswer(200, { id, reference: session.reference, status: 'expired' })
    : sessionAnswer(session, paymentOf(desk, session));
}

type Change = (desk: Desk, payment: CardPayment, request: ModificationRequest) => Modified;

const MODIFICATIONS: Record<string, Change> = {
  captures: (desk, payment, request) =>
    capturePayment(desk, payment, amountIn(payment.currency, request), request.reference),
  refunds: (desk, payment, request) =>
    refundPayment(desk, payment, amountIn(payment.currency, request), request.reference),
  cancels: (desk, payment, request) => cancelPayment(desk, payment, request.reference),
};

/** The amount in the payment's own currency; nothing in any other. */
const amountIn = (currency: string, { amount }: ModificationRequest): number =>
  amount?.currency === currency ? amount.value : 0;

function modify(
  desk: Desk,
  paymentPspReference: string,
  request: ModificationRequest,
  change: Change,
): Answer {
  const payment = desk.book.payments.find(paymentPspReference);
  if (!payment || payment.refusal)
    return problemAnswer(422, '167', 'Original pspReference required for this operation');
  const modified = change(desk, payment, request);
  if (modified.kind === 'impossible') return problemAnswer(422, '137', modified.message);
  if (modified.kind === 'failed') return problemAnswer(500, '905', 'The acquirer did not answer');
  return jsonAnswer(201, {
    ...request,
    paymentPspReference,
    pspReference: modified.pspReference,
    status: 'received',
  });
}
