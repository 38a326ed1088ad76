/**
 * The worker of a running site: DBOS, the placements, and everything that is looked at again and
 * again. What prints letters and documents is loaded by the first letter: no start waits for it.
 */
import type { Locale } from '#domain/market/locale.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { forgetQuotas } from '#server/account/quota.ts';
import { forgetRefusals } from '#server/account/security-events.ts';
import { checkInformedChanges } from '#server/booking/check-informed-changes.ts';
import { remindOfNotices } from '#server/booking/notice-reminders.ts';
import { deleteKeptCards, settleReplacements } from '#server/booking/settle-replacements.ts';
import { settleShares } from '#server/booking/settle-shares.ts';
import { forgetInvitations } from '#server/booking/sharing.ts';
import { handleNotices, readNoticeFeeds } from '#server/booking/supplier-notices.ts';
import { remindTravellers } from '#server/booking/travel-reminders.ts';
import { releaseAbandonedPayments } from '#server/checkout/abandoned-payments.ts';
import { forgetCruiseNews } from '#server/cruise/cruise-news.ts';
import { forgetGroupQuotes } from '#server/group-quote/group-quotes.ts';
import { forgetLogins } from '#server/login/forget-logins.ts';
import {
  openMailTransport,
  closeMailTransport,
  sendMail,
  type MailAttachment,
} from '#server/mail/send.ts';
import { todayOf } from '#server/market/market.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { forgetSentMail, sendWaitingMail, type WaitingMail } from '#server/order/mail-outbox.ts';
import { handleNotifications } from '#server/order/notifications.ts';
import { followRequests } from '#server/order/order-requests.ts';
import { startOrderWorker, type OrderWorker } from '#server/order/order-worker.ts';
import { followPaymentPages } from '#server/order/payment-pages.ts';
import { TIMEOUTS } from '#server/order/placement-context.ts';
import { sendRefunds } from '#server/order/refunds.ts';
import { notifyOfUnusedPayments } from '#server/order/unused-payments.ts';
import type { Settings } from '#server/platform/settings.ts';
import { defineDataWork, forgetCopies } from '#server/privacy/data-work.ts';
import { forgetFactSources } from '#server/privacy/forget-fact-sources.ts';
import { forgetReports } from '#server/privacy/problem-reports.ts';
import { inMarket } from '#server/purchase-context.ts';
import { forgetBookmarks } from '#server/saved/bookmark-record.ts';
import { forgetPartyRooms } from '#server/saved/forget-party-rooms.ts';
import { forgetPreviousSearches } from '#server/saved/previous-searches.ts';
import { watchPrices, type WatchContext } from '#server/saved/price-watch.ts';
import { makeNoticeFeeds } from '#server/suppliers/suppliers.ts';
import { forgetConsents } from '#server/tracking/consent-records.ts';
import { forgetEvents } from '#server/tracking/deliver-events.ts';
import { eventJobs } from '#server/tracking/event-jobs.ts';
import { openConsumers } from '#server/tracking/open-consumers.ts';
import { makeDbosEngine } from '#server/workflow/dbos-engine.ts';
import { pruneWorkflows } from '#server/workflow/finished-work.ts';
import type { Rest } from '#server/workflow/rest.ts';
import { makeStepFailures } from '#server/workflow/step-failures.ts';
import { logFailure } from './log-failure.ts';
import { makePriceDropWork } from './price-drop-work.ts';
import type { WebContext, WorkerContext } from './web-context.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

type WorkerOptions = {
  /** What prices are made from now. */
  readonly pricing: () => Promise<WebContext>;
  /** Rests while nobody visits the site; nothing does unless given. */
  readonly visits?: Rest;
  /** Ends the tries to start. */
  readonly signal?: AbortSignal;
};

/**
 * Starts the durable work of the site; one worker a database. As long as PostgreSQL is away it is
 * tried again, until `signal` ends that.
 */
export async function openWorker(
  context: WorkerContext,
  settings: Settings,
  { pricing, visits, signal }: WorkerOptions,
): Promise<OrderWorker> {
  if (!settings.databaseUrl) throw new Error('the worker needs a database');
  const transport = openMailTransport({
    smtpUrl: settings.mail.smtpUrl,
    from: settings.mail.from,
    messageDomain: new URL(settings.site.url).hostname,
  });
  const onError = logFailure(context.log);
  const engine = makeDbosEngine({
    databaseUrl: settings.databaseUrl,
    onError,
    failures: makeStepFailures(context.database, onError),
  });
  const priceDrops = makePriceDropWork(context, { engine, pricing, onError });
  const dataWork = defineDataWork(context, engine);
  const consumers = openConsumers(settings.consumers, settings.fingerprint);
  const worker = await startOrderWorker({
    context: { ...context, timeouts: TIMEOUTS },
    engine,
    databaseUrl: settings.databaseUrl,
    onError,
    onBack: () => context.log.info('durable work goes on'),
    ...(signal && { signal }),
    jobs: [
      {
        everyMs: SECOND,
        isAnnounced: true,
        work: () => sendWaitingMail(context, (mail) => send(transport, mail)),
      },
      ...telling(context, consumers, visits),
      { everyMs: SECOND, isAnnounced: true, work: priceDrops.decideClaims },
      { everyMs: MINUTE, work: () => followRequests(context) },
      { everyMs: MINUTE, work: () => forgetQuotas(context) },
      ...[...context.sellers.keys()].map((market) => ({
        everyMs: MINUTE,
        work: () => watchPrices(pricedIn(context, market, pricing)),
      })),
      { everyMs: MINUTE, work: priceDrops.watch },
      { everyMs: MINUTE, work: () => remindTravellers(context) },
      ...hearing(context),
      { everyMs: SECOND, isAnnounced: true, work: dataWork.makeCopies },
      { everyMs: MINUTE, work: dataWork.eraseDue },
      ...following(context),
      ...forgetting(context),
    ],
  });
  return {
    stop: async () => {
      await worker.stop();
      closeMailTransport(transport);
    },
  };
}

/** What is saved is priced in the market that it was saved in. */
const pricedIn = (
  context: WorkerContext,
  market: MarketName,
  pricing: WorkerOptions['pricing'],
): WatchContext => ({
  ...inMarket(context, market),
  pricing: async () => inMarket(await pricing(), market),
});

/** What is told of visits to those who take events. */
const telling = (
  { database }: WorkerContext,
  consumers: Parameters<typeof eventJobs>[1],
  rest: Rest | undefined,
) => eventJobs(database, consumers).map((work) => ({ everyMs: SECOND, rest, work }));

/** What those who sold a part of a holiday change of it. */
function hearing(context: WorkerContext) {
  const feeds = makeNoticeFeeds(context.settings.suppliers, context.log);
  return [
    { everyMs: SECOND, isAnnounced: true, work: () => handleNotices(context) },
    { everyMs: MINUTE, work: () => readNoticeFeeds(context, feeds) },
    { everyMs: SECOND, isAnnounced: true, work: () => checkInformedChanges(context) },
    { everyMs: MINUTE, work: () => remindOfNotices(context) },
  ];
}

/** What has become of payments. */
const following = (context: WorkerContext) => [
  { everyMs: SECOND, isAnnounced: true, work: () => handleNotifications(context) },
  { everyMs: SECOND, isAnnounced: true, work: () => sendRefunds(context) },
  { everyMs: SECOND, isAnnounced: true, work: () => settleShares(context) },
  { everyMs: SECOND, isAnnounced: true, work: () => settleReplacements(context) },
  { everyMs: SECOND, isAnnounced: true, work: () => followPaymentPages(context) },
  { everyMs: SECOND, isAnnounced: true, work: () => notifyOfUnusedPayments(context) },
  { everyMs: MINUTE, work: () => deleteKeptCards(context) },
  { everyMs: MINUTE, work: () => takeDueInstalments(context) },
  { everyMs: MINUTE, work: () => releaseAbandonedPayments(context) },
];

/** What is not kept for ever. */
function forgetting(context: WorkerContext) {
  const { database } = context;
  const hourly = (forget: () => Promise<unknown>) => ({
    everyMs: HOUR,
    work: async () => (await forget(), 'done' as const),
  });
  return [
    hourly(() => forgetLogins(database)),
    hourly(() => forgetConsents(database)),
    hourly(() => forgetOldEvents(context)),
    hourly(() => forgetFactSources(context)),
    hourly(() => forgetRefusals(database)),
    hourly(() => forgetBookmarks(database, todayOf(context))),
    hourly(() => forgetPartyRooms(database, todayOf(context))),
    hourly(() => forgetPreviousSearches(database, todayOf(context))),
    hourly(() => forgetReports(database)),
    hourly(() => forgetGroupQuotes(database)),
    hourly(() => forgetCruiseNews(database)),
    hourly(() => forgetInvitations(database)),
    hourly(() => forgetSentMail(database)),
    hourly(() => pruneWorkflows(database)),
    { everyMs: MINUTE, work: () => forgetCopies(context) },
  ];
}

/** Events that a consumer did not take in time are lost to it: somebody should know. */
async function forgetOldEvents({ database, log }: WorkerContext): Promise<void> {
  const lost = await forgetEvents(database);
  if (lost > 0) log.warn({ lost }, 'events were given up: their consumers took none for days');
}

async function send(
  transport: ReturnType<typeof openMailTransport>,
  { id, recipient, letter, locale, mail }: WaitingMail,
): Promise<void> {
  const { renderLetter } = await import('#server/mail/render-letter.ts');
  const rendered = await renderLetter(letter, locale);
  await sendMail(transport, {
    outboxId: id,
    to: recipient,
    ...rendered,
    ...(letter.unsubscribe && {
      unsubscribe: `${letter.brand.siteUrl}${letter.unsubscribe.path}`,
    }),
    attachments: await attachmentsOf(mail, locale),
  });
}

async function attachmentsOf(mail: WaitingMail['mail'], locale: Locale): Promise<MailAttachment[]> {
  if (mail.template === 'confirmation') return documentsOf(mail.order, locale);
  return mail.template === 'changed' || mail.template === 'their-change-note'
    ? documentsOf(mail.order, locale, mail.hasCertificate)
    : [];
}

/**
 * What a confirmed customer holds in the mailbox: confirmation, certificate where there is one,
 * calendar.
 */
async function documentsOf(
  order: OrderDocument,
  locale: Locale,
  hasCertificate = true,
): Promise<MailAttachment[]> {
  const [{ makeConfirmationPdf }, { makeCertificatePdf }, { makeCalendarFile }] = await Promise.all(
    [
      import('#server/mail/confirmation-pdf.ts'),
      import('#server/mail/certificate-pdf.ts'),
      import('#server/mail/calendar.ts'),
    ],
  );
  const [confirmation, certificate] = await Promise.all([
    makeConfirmationPdf(order, locale),
    hasCertificate ? makeCertificatePdf(order, locale) : undefined,
  ]);
  return [
    { filename: 'confirmation.pdf', contentType: 'application/pdf', content: confirmation },
    ...(certificate
      ? [{ filename: 'certificate.pdf', contentType: 'application/pdf', content: certificate }]
      : []),
    { filename: 'holiday.ics', contentType: 'text/calendar', content: makeCalendarFile(order) },
  ];
}
