/**
 * The worker as a process of its own, to be killed: `FAULT_SETTINGS='{…}' node engine-process.ts`.
 * Prints `ready`.
 */
import { createServer } from 'node:http';
import * as v from 'valibot';
import { releaseAbandonedPayments } from '#server/checkout/abandoned-payments.ts';
import { openMailTransport, sendMail } from '#server/mail/send.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { sendWaitingMail, type WaitingMail } from '#server/order/mail-outbox.ts';
import { handleNotifications, receiveNotification } from '#server/order/notifications.ts';
import { followRequests } from '#server/order/order-requests.ts';
import { startOrderWorker } from '#server/order/order-worker.ts';
import { followPaymentPages } from '#server/order/payment-pages.ts';
import { makePlacementFailures } from '#server/order/placement-failures.ts';
import { notifyOfUnusedPayments } from '#server/order/unused-payments.ts';
import { makeDbosEngine } from '#server/workflow/dbos-engine.ts';
import { readBody } from '#simulators/answer.ts';
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
    .then((body) => receiveNotification(shop, body))
    .then(
      ({ kind }) => response.writeHead(kind === 'kept' ? 202 : 400).end(),
      () => response.writeHead(503).end(),
    );
});
server.listen(settings.notificationPort, '127.0.0.1');

await startOrderWorker({
  context: { ...shop, timeouts: { bookingMs: 1_500, lateLooksMs: [700, 2_000] } },
  engine: makeDbosEngine({
    databaseUrl: settings.databaseUrl,
    failures: makePlacementFailures(shop.database, (error) =>
      console.error(`worker: ${String(error)}`),
    ),
  }),
  databaseUrl: settings.databaseUrl,
  onError: (error) => console.error(`worker: ${String(error)}`),
  jobs: [
    { everyMs: 200, work: () => sendWaitingMail(shop, send) },
    { everyMs: 200, work: () => handleNotifications(shop) },
    { everyMs: 500, work: () => followPaymentPages(shop) },
    { everyMs: 500, work: () => notifyOfUnusedPayments(shop) },
    { everyMs: 500, work: () => followRequests(shop) },
    { everyMs: 500, work: () => releaseAbandonedPayments(shop) },
    { everyMs: 500, work: () => takeDueInstalments(shop) },
  ],
});
console.log('ready');
