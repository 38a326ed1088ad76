/** The provider's API: `/v72/…` of Adyen Checkout, with its key, its idempotency and its faults. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { type Answer, jsonAnswer, readBody } from '../answer.ts';
import { type Faults, answerUnderFault } from '../faults.ts';
import { findByRedirectResult, findProved, startAuthentication } from './authentication.ts';
import { cardOf } from './cards.ts';
import { chargeInstalment, chargeShopper } from './charges.ts';
import type { Desk } from './desk.ts';
import { type Modified, cancelPayment, capturePayment, refundPayment } from './modifications.ts';
import { DetailsRequestSchema, type ModificationRequest, ModificationRequestSchema, type PaymentRequest, PaymentRequestSchema, SessionRequestSchema } from './requests.ts';
import { authenticationAnswer, paymentAnswer, problem, sessionAnswer } from './responses.ts';
import { openSession, paymentOf } from './sessions.ts';

/** A call by name (the name that fault rules use) and its effect. */
type Call = { readonly name: string; readonly work: () => Answer; readonly holdMs?: number };

export type ApiDoor = { readonly desk: Desk; readonly faults: Faults; readonly apiKey: string };

export async function handleApi(door: ApiDoor, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const body = await readBody(request);
  const call = request.headers['x-api-key'] === door.apiKey ? findCall(door.desk, request, url, body) : refusedCall(problem(401, '000', 'Invalid API key'));
  const key = request.headers['idempotency-key'];
  const id = typeof key === 'string' ? `${url.pathname} ${key}` : undefined;
  await answerUnderFault(door.faults.applyFault(call.name), response, async () => {
    const { answer, isFirst } = door.desk.books.together(() => answerOnce(door.desk, id, body, call.work));
    if (isFirst && call.holdMs !== undefined) await wait(call.holdMs);
    return answer;
  });
}

const refusedCall = (answer: Answer): Call => ({ name: 'refused', work: () => answer });

/** Does the work, or gives the answer kept from the first time the key was used. A failure (5xx) is not kept. */
function answerOnce(desk: Desk, id: string | undefined, body: string, work: () => Answer): { answer: Answer; isFirst: boolean } {
  const requestHash = createHash('sha256').update(body).digest('hex');
  const kept = id === undefined ? undefined : desk.book.answers.find(id);
  if (kept && kept.requestHash !== requestHash) return { answer: problem(422, '704', 'Idempotency key used for another request'), isFirst: false };
  if (kept) return { answer: { ...jsonAnswer(kept.status, {}), body: kept.body }, isFirst: false };
  const answer = work();
  if (id !== undefined && answer.status < 500) desk.book.answers.save(id, { requestHash, status: answer.status, body: String(answer.body) });
  return { answer, isFirst: true };
}

function findCall(desk: Desk, request: IncomingMessage, url: URL, body: string): Call {
  const path = url.pathname.split('/').slice(2);
  if (request.method === 'GET' && path[0] === 'sessions' && path.length === 2) return { name: 'sessionResult', work: () => findSessionResult(desk, path[1] ?? '', url) };
  if (request.method !== 'POST') return refusedCall(problem(404, '000', 'Not found'));
  if (path.length === 1 && path[0] === 'payments') return read(desk, PaymentRequestSchema, body, (payment) => paymentCall(desk, payment));
  if (path.length === 1 && path[0] === 'sessions') return read(desk, SessionRequestSchema, body, (session) => ({ name: 'sessions', work: () => answerSession(desk, openSession(desk, session)) }));
  if (path.join('/') === 'payments/details') return read(desk, DetailsRequestSchema, body, ({ details }) => ({ name: 'details', work: () => finishAuthentication(desk, details.redirectResult) }));
  const change = path.length === 3 && path[0] === 'payments' ? MODIFICATIONS[path[2] ?? ''] : undefined;
  if (!change) return refusedCall(problem(404, '000', 'Not found'));
  return read(desk, ModificationRequestSchema, body, (modification) => ({ name: path[2] ?? '', work: () => modify(desk, path[1] ?? '', modification, change) }));
}

/** Parses a body and makes its call, or the refusal of what does not parse or is another merchant's. */
function read<T>(desk: Desk, schema: v.GenericSchema<unknown, T>, body: string, makeCall: (request: T) => Call): Call {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (!parsed.success) return refusedCall(problem(422, '702', v.summarize(parsed.issues)));
  const request = parsed.output;
  const merchant = typeof request === 'object' && request !== null && 'merchantAccount' in request ? request.merchantAccount : desk.merchantAccount;
  return merchant === desk.merchantAccount ? makeCall(request) : refusedCall(problem(403, '901', 'Invalid Merchant Account'));
}

function paymentCall(desk: Desk, request: PaymentRequest): Call {
  if (request.shopperInteraction === 'ContAuth') return { name: 'instalments', work: () => takeInstalment(desk, request) };
  const token = desk.book.tokens.find(request.paymentMethod.encryptedCard ?? '');
  if (!token) return refusedCall(problem(422, '5_001', 'Unknown card token'));
  const card = cardOf(token.cardId);
  const { amount, reference, returnUrl } = request;
  if (request.authenticationData?.authenticationOnly) {
    return { name: 'authentication', work: () => authenticationAnswer(desk, startAuthentication(desk, { card, amount, reference, returnUrl })) };
  }
  return { name: 'payments', work: () => charge(desk, request, token.cardId), ...(card.quirk === 'slow-authorisation' && { holdMs: desk.slowAnswerMs }) };
}

function charge(desk: Desk, request: PaymentRequest, cardId: string): Answer {
  const { amount, reference, mpiData } = request;
  const authentication = mpiData && findProved(desk, { authenticationId: mpiData.dsTransID, proof: mpiData.cavv, cardId, amount });
  const card = cardOf(cardId);
  const shopperReference = request.shopperReference ?? '';
  return paymentAnswer(chargeShopper(desk, { card, authentication, amount, reference, shopperReference, storeMandate: request.storePaymentMethod === true, captureNow: isCapturedNow(request) }));
}

function takeInstalment(desk: Desk, request: PaymentRequest): Answer {
  const { amount, reference, shopperReference = '', paymentMethod } = request;
  const payment = chargeInstalment(desk, { amount, reference, shopperReference, mandateId: paymentMethod.storedPaymentMethodId ?? '', captureNow: isCapturedNow(request) });
  return payment ? paymentAnswer(payment) : problem(422, '800', 'Contract not found');
}

const isCapturedNow = (request: PaymentRequest): boolean => request.additionalData?.manualCapture !== 'true';

const answerSession = (desk: Desk, session: ReturnType<typeof openSession>): Answer =>
  jsonAnswer(201, { ...session, sessionResult: undefined, status: undefined, mode: 'hosted', merchantAccount: desk.merchantAccount, url: `${desk.url}/page/${session.id}` });

function finishAuthentication(desk: Desk, redirectResult: string): Answer {
  const authentication = findByRedirectResult(desk, redirectResult);
  return authentication ? authenticationAnswer(desk, authentication) : problem(422, '5_002', 'Unknown redirectResult');
}

function findSessionResult(desk: Desk, id: string, url: URL): Answer {
  const session = desk.book.sessions.find(id);
  if (!session || session.sessionResult !== url.searchParams.get('sessionResult')) return problem(404, '000', 'No such session');
  const isExpired = session.status === 'active' && desk.now().toISOString() >= session.expiresAt;
  const answer = sessionAnswer(session, paymentOf(desk, session));
  return isExpired ? jsonAnswer(200, { id, reference: session.reference, status: 'expired' }) : answer;
}

type Change = (desk: Desk, payment: NonNullable<ReturnType<typeof paymentOf>>, request: ModificationRequest) => Modified;

const MODIFICATIONS: Record<string, Change> = {
  captures: (desk, payment, request) => capturePayment(desk, payment, amountIn(payment.currency, request), request.reference),
  refunds: (desk, payment, request) => refundPayment(desk, payment, amountIn(payment.currency, request), request.reference),
  cancels: (desk, payment, request) => cancelPayment(desk, payment, request.reference),
};

/** The amount in the payment's own currency; nothing in any other. */
const amountIn = (currency: string, { amount }: ModificationRequest): number => (amount?.currency === currency ? amount.value : 0);

function modify(desk: Desk, paymentPspReference: string, request: ModificationRequest, change: Change): Answer {
  const payment = desk.book.payments.find(paymentPspReference);
  if (!payment || payment.refusal) return problem(422, '167', 'Original pspReference required for this operation');
  const modified = change(desk, payment, request);
  if (modified.kind === 'impossible') return problem(422, '137', modified.message);
  if (modified.kind === 'failed') return problem(500, '905', 'The acquirer did not answer');
  return jsonAnswer(201, { ...request, paymentPspReference, pspReference: modified.pspReference, status: 'received' });
}
