/**
 * The engine room of a running site: DBOS, the placements, and everything that is looked at again
 * and again. What prints letters and documents is loaded by the first letter: no start waits for
 * it.
 */
import type { OrderDocument } from '#domain/order/order-document.ts';
import { releaseUnusedPages } from '#server/checkout/abandoned-payments.ts';
import {
  openMailTransport,
  closeMailTransport,
  sendMail,
  type MailAttachment,
} from '#server/mail/send.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { sendWaitingMail, type WaitingMail } from '#server/order/mail-outbox.ts';
import { handleNotifications } from '#server/order/notifications.ts';
import { followRequests } from '#server/order/order-requests.ts';
import { startEngineRoom, type EngineRoom } from '#server/order/order-worker.ts';
import { PATIENCE } from '#server/order/placement-shop.ts';
import type { Settings } from '#server/settings.ts';
import { makeDbosEngine } from '#server/workflow/dbos-engine.ts';
import type { BackOffice } from './web-context.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Starts the durable work of this shop; one engine room a database. */
export async function openEngineRoom(shop: BackOffice, settings: Settings): Promise<EngineRoom> {
  if (!settings.databaseUrl) throw new Error('the engine room needs a database');
  const transport = openMailTransport({
    smtpUrl: settings.mail.smtpUrl,
    from: settings.mail.from,
    messageDomain: new URL(settings.site.url).hostname,
  });
  const room = await startEngineRoom({
    shop: { ...shop, patience: PATIENCE },
    engine: makeDbosEngine({ databaseUrl: settings.databaseUrl, executorId: 'engine-room' }),
    databaseUrl: settings.databaseUrl,
    onError: (err) => shop.log.error({ err }, 'durable work failed'),
    sweeps: [
      {
        everyMs: SECOND,
        work: () => sendWaitingMail(shop.database, (mail) => send(transport, mail)),
      },
      { everyMs: SECOND, work: () => handleNotifications(shop) },
      { everyMs: MINUTE, work: () => takeDueInstalments(shop) },
      { everyMs: MINUTE, work: () => followRequests(shop) },
      { everyMs: MINUTE, work: () => releaseUnusedPages(shop) },
    ],
  });
  return {
    stop: async () => {
      await room.stop();
      closeMailTransport(transport);
    },
  };
}

async function send(
  transport: ReturnType<typeof openMailTransport>,
  { id, recipient, letter, mail }: WaitingMail,
): Promise<void> {
  const { renderLetter } = await import('#server/mail/render-letter.ts');
  const rendered = await renderLetter(letter);
  await sendMail(transport, {
    outboxId: id,
    to: recipient,
    ...rendered,
    attachments: mail.template === 'confirmation' ? await documentsOf(mail.order) : [],
  });
}

/**
 * What a confirmed customer holds in the mailbox: confirmation, certificate where there is one,
 * calendar.
 */
async function documentsOf(order: OrderDocument): Promise<MailAttachment[]> {
  const [{ makeConfirmationPdf }, { makeCertificatePdf }, { makeCalendar }] = await Promise.all([
    import('#server/documents/confirmation-pdf.ts'),
    import('#server/documents/certificate-pdf.ts'),
    import('#server/documents/calendar.ts'),
  ]);
  const [confirmation, certificate] = await Promise.all([
    makeConfirmationPdf(order),
    makeCertificatePdf(order),
  ]);
  return [
    { filename: 'confirmation.pdf', contentType: 'application/pdf', content: confirmation },
    ...(certificate
      ? [{ filename: 'certificate.pdf', contentType: 'application/pdf', content: certificate }]
      : []),
    { filename: 'holiday.ics', contentType: 'text/calendar', content: makeCalendar(order) },
  ];
}
