/** What the mailbox keeps of each mail, in the order of arrival. */
import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import type { Books, Shelf } from '../books.ts';

const AttachmentSummarySchema = v.object({
  filename: v.string(),
  mimeType: v.string(),
  bytes: v.number(),
});
const MailSchema = v.object({
  id: v.string(),
  receivedAt: v.string(),
  from: v.string(),
  /** The recipients of the envelope. */
  to: v.array(v.string()),
  subject: v.string(),
  messageId: v.string(),
  text: v.string(),
  html: v.string(),
  attachments: v.array(AttachmentSummarySchema),
});
export type ReceivedMail = v.InferOutput<typeof MailSchema>;

/** The bytes of an attachment, under `MAIL_ID/PLACE`. */
const AttachmentSchema = v.object({ ...AttachmentSummarySchema.entries, base64: v.string() });

export type Post = {
  readonly mails: Shelf<ReceivedMail>;
  readonly attachments: Shelf<v.InferOutput<typeof AttachmentSchema>>;
  readonly books: Books;
};

export const openPost = (books: Books): Post => ({
  books,
  mails: books.shelf('mails', MailSchema),
  attachments: books.shelf('attachments', AttachmentSchema),
});

/** Reads a mail as it came over the wire and keeps it with its attachments. */
export async function keepMail(
  post: Post,
  raw: Buffer,
  to: readonly string[],
  receivedAt: string,
): Promise<ReceivedMail> {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const attachments = parsed.attachments.map(({ filename, mimeType, content }, place) => {
    const base64 =
      typeof content === 'string'
        ? content
        : Buffer.from(new Uint8Array(content)).toString('base64');
    return {
      filename: filename ?? `attachment-${place + 1}`,
      mimeType,
      base64,
      bytes: Buffer.byteLength(base64, 'base64'),
    };
  });
  const mail: ReceivedMail = {
    id: randomUUID(),
    receivedAt,
    from: parsed.from?.name || parsed.from?.address || '',
    to: [...to],
    subject: parsed.subject ?? '',
    messageId: parsed.messageId ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    attachments: attachments.map(({ filename, mimeType, bytes }) => ({
      filename,
      mimeType,
      bytes,
    })),
  };
  post.books.together(() => {
    post.mails.save(mail.id, mail);
    attachments.forEach((attachment, place) =>
      post.attachments.save(`${mail.id}/${place}`, attachment),
    );
  });
  return mail;
}
