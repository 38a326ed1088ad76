/**
 * Sends mail over SMTP. The message id comes from the outbox row, so that a mail sent twice is one
 * mail to its reader (I7).
 */
import nodemailer, { type Transporter } from 'nodemailer';

export type MailSettings = {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  readonly smtpUrl: string;
  /** `Holidaymaker <bookings@holidaymaker.example>` */
  readonly from: string;
  /** The right-hand side of message ids. */
  readonly messageDomain: string;
};

export type Mail = {
  /** Id of the outbox row. */
  readonly outboxId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
  /** Where the reader's mail program stops mail of this kind by one post (RFC 8058). */
  readonly unsubscribe?: string;
};

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer | string;
};

export type MailTransport = { readonly transporter: Transporter; readonly settings: MailSettings };

const DEADLINES = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 10_000 };

/** A pool of connections; `closeMailTransport` ends it. */
export const openMailTransport = (settings: MailSettings): MailTransport => ({
  settings,
  transporter: nodemailer.createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 3,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...DEADLINES,
  }),
});

export const closeMailTransport = ({ transporter }: MailTransport): void => transporter.close();

/**
 * Thrown when the mail server cannot be reached, or asks to come back later: nothing is wrong with
 * the mail.
 */
export class MailServerUnavailable extends Error {}

/**
 * Resolves with the message id when the mail server has taken the mail. Throws
 * `MailServerUnavailable`, or what is wrong with this mail for good (RFC 5321: replies of 500 and
 * more to a recipient or a message).
 */
export async function sendMail(
  { transporter, settings }: MailTransport,
  mail: Mail,
): Promise<{ readonly messageId: string }> {
  const messageId = messageIdOf(mail.outboxId, settings);
  const sending = transporter.sendMail({
    messageId,
    from: settings.from,
    to: mail.to,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    ...(mail.unsubscribe !== undefined && { headers: unsubscribeHeaders(mail.unsubscribe) }),
    attachments: mail.attachments?.map((attachment) => ({ ...attachment })) ?? [],
  });
  await sending.catch((error: unknown) => {
    throw isRefused(error) ? error : new MailServerUnavailable(String(error), { cause: error });
  });
  return { messageId };
}

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Nodemailer's codes of a mail that was refused; all others are of the connection. */
const REFUSED = new Set(['EENVELOPE', 'EMESSAGE']);

const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  REFUSED.has(String(error.code)) &&
  !('responseCode' in error && Number(error.responseCode) < 500);

const messageIdOf = (outboxId: string, { messageDomain }: MailSettings): string =>
  `<${outboxId}@${messageDomain}>`;
