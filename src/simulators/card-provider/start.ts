/**
 * Starts the card provider: Adyen Checkout's API for the shop, card fields and pages for the
 * shopper, books for the auditor.
 */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import * as v from 'valibot';
import { type Answer, jsonAnswer, notFound, readBody, sendAnswer } from '../answer.ts';
import { findAsset } from '../assets.ts';
import { type Books, openBooks } from '../books.ts';
import { refuseControl } from '../control-key.ts';
import { type Faults, makeFaults } from '../faults.ts';
import { handleApi } from './api.ts';
import { openCardBook } from './book.ts';
import type { Desk } from './desk.ts';
import { payByIssuedCard, useIssuedCard } from './issued-cards.ts';
import { type NotificationTarget, startNotifications } from './notifications.ts';
import { answerChallenge } from './pages/challenge.ts';
import { fieldsPage, findScript, tokenise } from './pages/fields.ts';
import { issuedCardFrame } from './pages/issued-card.ts';
import { answerPaymentPage } from './pages/payment.ts';
import { PrintedCardUseSchema, CardUseSchema } from './requests.ts';

export type CardProviderSettings = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly dataDirectory: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Name of the shop, shown where the shopper agrees to an amount. */
  readonly payee: string;
  /** Origins of the shop that may frame the card fields. */
  readonly shopOrigins: readonly string[];
  /** Where notifications go; without it none are sent, and the queue waits. */
  readonly notifications?: NotificationTarget;
  /** Address under which browsers reach the provider, when it is not `http://HOST:PORT`. */
  readonly publicUrl?: string;
  /** How long the answer to the slow card is held back; 15 s unless told. */
  readonly slowAnswerMs?: number;
  readonly now?: () => Date;
  /** Opens the control addresses; without it nothing does. */
  readonly controlKey?: string | undefined;
};

/** Resolves when the provider listens. `close` ends open connections. */
export async function startCardProvider(
  settings: CardProviderSettings,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const books = openBooks(settings.dataDirectory, 'card-provider');
  const faults = makeFaults();
  const server = createServer();
  const url = await listen(server, settings);
  const desk = openDesk(books, settings, settings.publicUrl ?? url);
  server.on('request', (request, response) => {
    handle(desk, faults, settings, request, response).catch(
      (error: unknown) => server.listening && answerFailure(response, error),
    );
  });
  const stopNotifications = settings.notifications
    ? startNotifications(desk, faults, settings.notifications)
    : undefined;
  return {
    url,
    async close() {
      await stopNotifications?.();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      books.close();
    },
  };
}

async function listen(
  server: Server,
  { port, host = '127.0.0.1' }: CardProviderSettings,
): Promise<string> {
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  );
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the card provider has no port');
  return `http://${host}:${address.port}`;
}

const openDesk = (books: Books, settings: CardProviderSettings, url: string): Desk => ({
  books,
  book: openCardBook(books),
  merchantAccount: settings.merchantAccount,
  url,
  payee: settings.payee,
  slowAnswerMs: settings.slowAnswerMs ?? 15_000,
  now: settings.now ?? (() => new Date()),
});

async function handle(
  desk: Desk,
  faults: Faults,
  settings: CardProviderSettings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', desk.url);
  const refusal = refuseControl(request, settings.controlKey);
  if (refusal) return sendAnswer(response, refusal);
  if (await faults.handleControl(request, response)) return;
  if (url.pathname === '/_uses')
    return sendAnswer(response, useCard(desk, await readBody(request)));
  if (url.pathname === '/network/payments' && request.method === 'POST')
    return sendAnswer(response, payCard(desk, await readBody(request)));
  if (/^\/(?:v72|issuing)\//.test(url.pathname))
    return await handleApi({ desk, faults, apiKey: settings.apiKey }, request, response, url);
  sendAnswer(response, await answerPage(desk, settings, request, url));
}

/** Plays the merchant who was given an issued card, for demonstrations and tests. */
const useCard = (desk: Desk, body: string): Answer =>
  desk.books.together(() => useIssuedCard(desk, v.parse(CardUseSchema, JSON.parse(body))));

/** The card network, for merchants in this world. */
const payCard = (desk: Desk, body: string): Answer =>
  desk.books.together(() => payByIssuedCard(desk, v.parse(PrintedCardUseSchema, JSON.parse(body))));

function answerFailure(response: ServerResponse, error: unknown): void {
  console.error('card provider:', error);
  if (!response.headersSent)
    sendAnswer(
      response,
      jsonAnswer(500, {
        status: 500,
        errorCode: '905',
        message: 'Internal error',
        errorType: 'internal',
      }),
    );
}

async function answerPage(
  desk: Desk,
  settings: CardProviderSettings,
  request: IncomingMessage,
  url: URL,
): Promise<Answer> {
  const [, section, id = ''] = url.pathname.split('/');
  if (request.method === 'POST') {
    if (!isSameOrigin(request))
      return jsonAnswer(403, { message: 'Posts come from this origin alone' });
    const body = await readBody(request);
    if (url.pathname === '/fields/tokens') return tokenise(desk, body);
    return desk.books.together(() => pageOf(desk, section, id, new URLSearchParams(body)));
  }
  if (url.pathname === '/_books') return jsonAnswer(200, wholeBook(desk));
  if (url.pathname === '/fields') return fieldsPage(settings.shopOrigins, url.searchParams);
  if (section === 'issued') return issuedCardFrame(desk, settings.shopOrigins, id);
  return (
    findAsset(url.pathname) ??
    findScript(url.pathname) ??
    desk.books.together(() => pageOf(desk, section, id, undefined))
  );
}

function pageOf(
  desk: Desk,
  section: string | undefined,
  id: string,
  posted: URLSearchParams | undefined,
): Answer {
  if (section === 'page') return answerPaymentPage(desk, id, posted);
  if (section === 'challenge') return answerChallenge(desk, id, posted);
  return notFound;
}

/** Browsers say where a post comes from; a page elsewhere cannot post in the shopper's name. */
const isSameOrigin = (request: IncomingMessage): boolean =>
  ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']?.toString());

/**
 * Every payment with its history, every mandate with its authentication, and the notifications, for
 * an auditor.
 */
const wholeBook = ({ book }: Desk) => ({
  payments: book.payments.all(),
  mandates: book.mandates.all(),
  issuedCards: book.issuedCards.all(),
  authentications: book.authentications
    .all()
    .map(({ id, cardId, amount, reference, state }) => ({ id, cardId, amount, reference, state })),
  sessions: book.sessions.all().map(({ id, amount, reference, status, pspReference }) => ({
    id,
    amount,
    reference,
    status,
    pspReference,
  })),
  notifications: { waiting: book.queue.all(), delivered: book.delivered.all() },
});
