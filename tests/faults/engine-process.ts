/**
 * The worker as a process of its own, to be killed: `FAULT_SETTINGS='{…}' node engine-process.ts`.
 * Prints `ready`.
 */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import * as v from 'valibot';
import { pricesByKind, type PriceNow } from '#domain/order/price-drop.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { deleteKeptCards, settleReplacements } from '#server/booking/settle-replacements.ts';
import { settleShares } from '#server/booking/settle-shares.ts';
import { releaseAbandonedPayments } from '#server/checkout/abandoned-payments.ts';
import { openMailTransport, sendMail } from '#server/mail/send.ts';
import type { Accepted } from '#server/order/accepted.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { sendWaitingMail, type WaitingMail } from '#server/order/mail-outbox.ts';
import { handleNotifications, receiveNotification } from '#server/order/notifications.ts';
import { followRequests } from '#server/order/order-requests.ts';
import { startOrderWorker } from '#server/order/order-worker.ts';
import { followPaymentPages } from '#server/order/payment-pages.ts';
import { sendRefunds } from '#server/order/refunds.ts';
import { notifyOfUnusedPayments } from '#server/order/unused-payments.ts';
import { claimPriceDrop } from '#server/price-drop/claim-price-drop.ts';
import { CLAIMS, makeClaimRuns } from '#server/price-drop/run-claims.ts';
import { makeDbosEngine } from '#server/workflow/dbos-engine.ts';
import { makeStepFailures } from '#server/workflow/step-failures.ts';
import { readBody } from '#simulators/answer.ts';
import { answerShopper, SHOPPERS_PATH } from './crash/shopper-endpoint.ts';
import { FaultSettingsSchema, openFaultShop } from './fault-shop.ts';

const settings = v.parse(
  v.pipe(v.string(), v.parseJson(), FaultSettingsSchema),
  process.env['FAULT_SETTINGS'],
);
const { shop } = openFaultShop(settings);
const transport = openMailTransport({
  smtpUrl: settings.smtpUrl,
  from: 'Holidaymaker <bookings@holidaymaker.example>',
  messageDomain: 'holidaymaker.example',
});

const send = async ({ id, recipient, letter }: WaitingMail): Promise<void> => {
  await sendMail(transport, {
    outboxId: id,
    to: recipient,
    subject: letter.subject,
    html: `<p>${letter.heading}</p>`,
    text: letter.heading,
  });
};

const server = createServer((request, response) => {
  void readBody(request)
    .then((body) => (request.url === SHOPPERS_PATH ? answerAsked(body) : noteNotification(body)))
    .then(
      ({ status, answer }) => response.writeHead(status).end(JSON.stringify(answer)),
      () => response.writeHead(503).end(),
    );
});
const answerAsked = async (body: string) => ({
  status: 200,
  answer: await answerShopper(shop, body),
});
const noteNotification = async (body: string) => {
  const answer = await receiveNotification(shop, body);
  return { status: answer.kind === 'kept' ? 202 : 400, answer };
};
server.listen(settings.port, '127.0.0.1');

const onError = (error: unknown): void => console.error(`worker: ${String(error)}`);
const engine = makeDbosEngine({
  databaseUrl: settings.databaseUrl,
  failures: makeStepFailures(shop.database, onError),
});
/** Every holiday costs ten pounds less by now. */
const priceAgain = async ({
  accepted: { holiday, choices, currency },
}: {
  readonly accepted: Accepted;
}): Promise<PriceNow> => {
  const { lines, payable } = receiptOf({ holiday, choices }, currency);
  const found = pricesByKind(lines);
  return {
    kind: 'priced',
    payable: payable - 1_000,
    found: { ...found, hotel: (found.hotel ?? 0) - 1_000 },
  };
};
const claim = engine.define({ name: 'claim price drop', queue: CLAIMS }, (id: string) =>
  claimPriceDrop({ ...shop, steps: engine, priceAgain }, id),
);

await startOrderWorker({
  context: { ...shop, timeouts: { bookingMs: 1_500, lateLooksMs: [700, 2_000] } },
  engine,
  databaseUrl: settings.databaseUrl,
  onError,
  jobs: [
    { everyMs: 200, work: () => sendWaitingMail(shop, send) },
    { everyMs: 200, work: () => handleNotifications(shop) },
    { everyMs: 200, work: makeClaimRuns({ database: shop.database, run: claim, onError }) },
    { everyMs: 200, work: () => sendRefunds(shop) },
    { everyMs: 200, work: () => settleShares(shop) },
    { everyMs: 200, work: () => settleReplacements(shop) },
    { everyMs: 500, work: () => followPaymentPages(shop) },
    { everyMs: 500, work: () => notifyOfUnusedPayments(shop) },
    { everyMs: 500, work: () => followRequests(shop) },
    { everyMs: 500, work: () => releaseAbandonedPayments(shop) },
    { everyMs: 500, work: () => takeDueInstalments(shop) },
    { everyMs: 500, work: () => deleteKeptCards(shop) },
  ],
});
// Whoever is killed leaves nothing behind: the next start would compile all of it again.
flushCompileCache();
console.log('ready');
