/**
 * Where a supplier tells what it changes of sold holidays: each notice is numbered, kept on its own
 * list, and sent once, signed. One that does not arrive is found on the list.
 */
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { jsonAnswer, type Answer } from '../answer.ts';
import type { Books } from '../books.ts';

/** Where notices are sent to; `hmacKey` is hexadecimal. */
export type NoticeTarget = { readonly url: string; readonly hmacKey: string };

const NoticeSchema = v.looseObject({
  number: v.number(),
  bookingKey: v.string(),
  kind: v.string(),
  sentAt: v.string(),
});
type Notice = v.InferOutput<typeof NoticeSchema>;

/** What somebody at the supplier decides; `isLost`: the notice of it does not arrive. */
const DecisionSchema = v.looseObject({
  bookingKey: v.string(),
  kind: v.string(),
  isLost: v.optional(v.boolean(), false),
});

export type NoticeOffice = {
  decide(body: unknown): Answer;
  /** Those after a number, in their order. */
  since(number: number): Answer;
  /** Those of a booking, in their order. */
  of(bookingKey: string): Answer;
};

const DEADLINE_MS = 10_000;

/** `supplier` as the shop calls it. */
export function openNoticeOffice(
  books: Books,
  supplier: string,
  { now, target }: { readonly now: () => Date; readonly target: NoticeTarget | undefined },
): NoticeOffice {
  const shelf = books.shelf('notices', NoticeSchema);
  return {
    decide(body) {
      const { isLost, ...news } = v.parse(DecisionSchema, body);
      const notice = books.together(() => {
        const number = shelf.all().length + 1;
        const kept: Notice = { ...news, number, sentAt: now().toISOString() };
        shelf.save(String(number), kept);
        return kept;
      });
      if (!isLost && target) void send(target, JSON.stringify({ supplier, notice }));
      return jsonAnswer(200, { number: notice.number });
    },
    since: (number) =>
      jsonAnswer(
        200,
        shelf.all().filter((notice) => notice.number > number),
      ),
    of: (bookingKey) =>
      jsonAnswer(
        200,
        shelf.all().filter((notice) => notice.bookingKey === bookingKey),
      ),
  };
}

async function send({ url, hmacKey }: NoticeTarget, body: string): Promise<void> {
  const signature = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(body, 'utf8');
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-notice-signature': `sha256=${signature.digest('hex')}`,
      },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
  } catch {
    // Whoever did not hear of it reads the list.
  }
}
