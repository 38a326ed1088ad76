/** Mail to customers; it waits in the outbox of all mail (`server/order/mail-outbox.ts`). */
import * as v from 'valibot';
import { FACTOR_CHANGES } from '#domain/account/factor-changes.ts';
import { CODE_PURPOSES } from '#domain/account/login-code.ts';
import { never } from '#domain/errors/never.ts';
import { CURRENCIES, money } from '#domain/money.ts';
import {
  makeNewDeviceLetter,
  makePasskeyLetter,
  makePasswordChangedLetter,
} from '#server/mail/account-letters.ts';
import { makeAccessEndedLetter, makeInvitationLetter } from '#server/mail/booking-letters.ts';
import { makeEmailChangedLetter } from '#server/mail/email-change-letters.ts';
import {
  makeConfirmCruisesLetter,
  makeCruisesOnSaleLetter,
  makeGroupQuoteAnswerLetter,
  makeGroupQuoteAskedLetter,
  makeGroupQuoteLetter,
} from '#server/mail/enquiry-letters.ts';
import { makeFactorChangedLetter } from '#server/mail/factor-letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import { makePriceDroppedLetter } from '#server/mail/price-drop-letter.ts';
import {
  makeCopyReadyLetter,
  makeErasureAskedLetter,
  makeErasureDoneLetter,
  makeProblemLetter,
} from '#server/mail/privacy-letters.ts';
import { makeTargetReachedLetter } from '#server/mail/saved-letters.ts';
import { BOOKING_OF_OTHERS, makeShareLetter, SHARE_MAILS } from '#server/mail/share-letters.ts';
import {
  makeConfirmKey,
  makeCruiseNewsKey,
  makeUnsubscribeKey,
} from '#server/mail/unsubscribe-key.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { makeInvitationToken } from './invitation-token.ts';
import { MAILBOX_STANDINGS, makeCodeLetter } from './login-code.ts';

/** What a group asks for, as `server/group-quote` has put it into words. */
const GROUP_QUOTE = {
  reference: v.string(),
  name: v.string(),
  message: v.string(),
  rows: v.array(v.object({ label: v.string(), value: v.string() })),
};

const SHARED_BOOKING = { inviteId: v.string(), ...BOOKING_OF_OTHERS };

export const AccountMailSchema = v.variant('template', [
  /** The code itself is derived when the letter is made: what waits opens nothing. */
  v.object({
    template: v.literal('login-code'),
    loginId: v.string(),
    send: v.number(),
    purpose: v.picklist(CODE_PURPOSES),
    standing: v.picklist(MAILBOX_STANDINGS),
  }),
  v.object({ template: v.literal('password-changed'), loginId: v.string() }),
  v.object({
    template: v.literal('new-device'),
    eventId: v.string(),
    /** Browser and system. */
    deviceName: v.string(),
  }),
  v.object({
    template: v.literal('email-changed'),
    eventId: v.string(),
    /** To the address that it was before. */
    isFormer: v.boolean(),
  }),
  v.object({
    template: v.literal('factor-changed'),
    eventId: v.string(),
    change: v.picklist(FACTOR_CHANGES),
  }),
  /** `name` is what its owner calls the passkey. */
  v.object({
    template: v.literal('passkey-changed'),
    eventId: v.string(),
    name: v.string(),
    change: v.picklist(['added', 'removed']),
  }),
  /** `was`, `now` and `target` in minor units, `path` of the holiday. */
  v.object({
    template: v.literal('target-reached'),
    bookmarkId: v.string(),
    day: v.string(),
    customerId: v.string(),
    hotel: v.string(),
    place: v.string(),
    departureDate: v.string(),
    nights: v.number(),
    was: v.number(),
    now: v.number(),
    target: v.number(),
    currency: v.picklist(CURRENCIES),
    path: v.string(),
  }),
  /** `was` and `now` in minor units, `until` the last day to claim, `path` of the order. */
  v.object({
    template: v.literal('price-dropped'),
    orderCode: v.string(),
    day: v.string(),
    hotel: v.string(),
    place: v.string(),
    departureDate: v.string(),
    was: v.number(),
    now: v.number(),
    until: v.string(),
    currency: v.picklist(CURRENCIES),
    path: v.string(),
  }),
  /** Its link is derived as a code is. */
  v.object({
    template: v.literal('booking-invitation'),
    role: v.picklist(['AUTHORISED', 'PAYER', 'VIEWER']),
    ...SHARED_BOOKING,
  }),
  v.object({ template: v.literal('booking-access-ended'), ...SHARED_BOOKING }),
  ...SHARE_MAILS,
  /** `until`: the last day on which the copy can be fetched. */
  v.object({ template: v.literal('copy-ready'), requestId: v.string(), until: v.string() }),
  v.object({ template: v.literal('erasure-asked'), requestId: v.string(), erasedOn: v.string() }),
  v.object({ template: v.literal('erasure-done'), requestId: v.string() }),
  v.object({
    template: v.literal('problem-report'),
    reference: v.string(),
    message: v.string(),
    email: v.nullable(v.string()),
    page: v.nullable(v.string()),
    errorReference: v.nullable(v.string()),
  }),
  /** To the shop's own people, and to whoever asked. */
  v.object({ template: v.literal('group-quote'), to: v.picklist(['us', 'asker']), ...GROUP_QUOTE }),
  v.object({
    template: v.literal('group-quote-answer'),
    reference: v.string(),
    name: v.string(),
    message: v.string(),
    /** Of the answer. */
    answerId: v.string(),
  }),
  /** Whether the owner of a mailbox is to be on the list, and that cruises are on sale. */
  v.object({
    template: v.literal('cruise-news'),
    newsId: v.string(),
    news: v.picklist(['asked', 'on-sale']),
    /** Whoever asks again is written to again. */
    send: v.optional(v.string()),
  }),
]);
export type AccountMail = v.InferOutput<typeof AccountMailSchema>;

/** Puts a mail of this market's seller into the outbox, once, with what it tells of. */
export async function putAccountMail(
  tx: Tx,
  { market }: { readonly market: Pick<PurchaseContext['market'], 'market'> },
  recipient: string,
  mail: AccountMail,
): Promise<void> {
  await tx
    .insertInto('outbox_mail')
    .values({
      id: mailId(mail),
      template: mail.template,
      recipient,
      market: market.market,
      document: JSON.stringify(mail),
    })
    // Named, the column would have to be one that visitors may read.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Sender = Pick<PurchaseContext, 'brand' | 'secret'>;

/** The letter of a mail, with the code in it, or the way to stop mail of its kind. */
export function makeAccountLetter({ brand, secret }: Sender, mail: AccountMail): Letter {
  switch (mail.template) {
    case 'password-changed':
      return makePasswordChangedLetter(brand);
    case 'new-device':
      return makeNewDeviceLetter(brand, mail.deviceName);
    case 'email-changed':
      return makeEmailChangedLetter(brand, mail.isFormer);
    case 'factor-changed':
      return makeFactorChangedLetter(brand, mail.change);
    case 'passkey-changed':
      return makePasskeyLetter(brand, mail);
    case 'target-reached':
      return makeReachedLetter({ brand, secret }, mail);
    case 'price-dropped':
      return makePriceDroppedLetter(brand, {
        ...mail,
        was: money(mail.was, mail.currency),
        now: money(mail.now, mail.currency),
      });
    case 'login-code':
      return makeCodeLetter({ brand, secret }, mail);
    case 'booking-invitation':
      return makeInvitationLetter(brand, {
        ...mail,
        token: makeInvitationToken(secret, mail.inviteId),
      });
    case 'booking-access-ended':
      return makeAccessEndedLetter(brand, mail);
    case 'change-given-back':
    case 'share-paid':
    case 'share-given-back':
    case 'share-refunded':
      return makeShareLetter(brand, mail);
    case 'copy-ready':
      return makeCopyReadyLetter(brand, mail.until);
    case 'erasure-asked':
      return makeErasureAskedLetter(brand, mail.erasedOn);
    case 'erasure-done':
      return makeErasureDoneLetter(brand);
    case 'problem-report':
      return makeProblemLetter(brand, mail);
    case 'group-quote':
      return mail.to === 'us'
        ? makeGroupQuoteLetter(brand, mail)
        : makeGroupQuoteAskedLetter(brand, mail);
    case 'group-quote-answer':
      return makeGroupQuoteAnswerLetter(brand, mail);
    case 'cruise-news':
      return makeCruiseLetter({ brand, secret }, mail);
    default:
      return never(mail);
  }
}

function makeReachedLetter(
  { brand, secret }: Sender,
  { was, now, target, currency, customerId, ...reached }: TargetMail,
): Letter {
  return makeTargetReachedLetter(brand, {
    ...reached,
    was: money(was, currency),
    now: money(now, currency),
    target: money(target, currency),
    unsubscribe: `/unsubscribe/${makeUnsubscribeKey(secret, { customerId, kind: 'SAVED_PRICES' })}`,
  });
}

function makeCruiseLetter(
  { brand, secret }: Sender,
  { newsId, news }: Extract<AccountMail, { template: 'cruise-news' }>,
): Letter {
  const unsubscribe = `/unsubscribe/${makeCruiseNewsKey(secret, newsId)}`;
  return news === 'asked'
    ? makeConfirmCruisesLetter(brand, {
        confirm: `/cruise-news/${makeConfirmKey(secret, newsId)}`,
        unsubscribe,
      })
    : makeCruisesOnSaleLetter(brand, unsubscribe);
}

type TargetMail = Extract<AccountMail, { template: 'target-reached' }>;

/** One id for one event: what a target is told of is looked at once a day. */
function mailId(mail: AccountMail): string {
  switch (mail.template) {
    case 'login-code':
      return `${mail.loginId}.${mail.template}.${mail.send}`;
    case 'target-reached':
      return `${mail.bookmarkId}.${mail.template}.${mail.day}`;
    case 'price-dropped':
      return `${mail.orderCode}.${mail.template}.${mail.day}`;
    case 'email-changed':
      return `${mail.eventId}.${mail.template}.${mail.isFormer ? 'former' : 'new'}`;
    case 'new-device':
    case 'factor-changed':
    case 'passkey-changed':
      return `${mail.eventId}.${mail.template}`;
    case 'booking-invitation':
    case 'booking-access-ended':
      return `${mail.inviteId}.${mail.template}`;
    case 'change-given-back':
      return `${mail.orderCode}.${mail.template}.${mail.pspReference}`;
    case 'share-paid':
    case 'share-given-back':
      return `${mail.shareId}.${mail.template}`;
    case 'share-refunded':
      return `${mail.shareId}.${mail.template}.${mail.number}.${mail.tries}.${mail.isAccepted ? 'done' : 'failed'}`;
    case 'copy-ready':
    case 'erasure-asked':
    case 'erasure-done':
      return `${mail.requestId}.${mail.template}`;
    case 'problem-report':
      return `${mail.reference}.${mail.template}`;
    case 'group-quote':
      return `${mail.reference}.${mail.template}.${mail.to}`;
    case 'group-quote-answer':
      return `${mail.reference}.${mail.template}.${mail.answerId}`;
    case 'cruise-news':
      return `${mail.newsId}.${mail.template}.${mail.send ?? mail.news}`;
    default:
      return `${mail.loginId}.${mail.template}`;
  }
}
