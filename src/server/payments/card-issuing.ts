/**
 * Cards that the provider issues for us, by a contract of our own below `/issuing`: where another
 * issuer stands in for it, it is put behind these three calls (docs/decisions.md, FLT-16).
 */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { ProviderPost } from './adyen-http.ts';
import { PaymentProviderUnavailable, type CardIssuing } from './port.ts';

/** Throws PaymentProviderUnavailable when it is not known whether a card is open. */
export const makeCardIssuing = (post: ProviderPost, merchantAccount: string): CardIssuing => ({
  async open({ idempotencyKey, ...limits }) {
    const answer = await post('issuing/cards', { merchantAccount, ...limits }, idempotencyKey);
    return { cardId: read(OpenedSchema, answer).id };
  },
  async look({ cardId }) {
    const path = `issuing/cards/${encodeURIComponent(cardId)}/views`;
    const { status, spent, url } = read(
      ViewedSchema,
      await post(path, { merchantAccount }, randomUUID()),
    );
    return { spent, isOpen: status === 'open', frameUrl: url };
  },
  async close({ cardId, idempotencyKey }) {
    const path = `issuing/cards/${encodeURIComponent(cardId)}/close`;
    const { spent } = read(ClosedSchema, await post(path, { merchantAccount }, idempotencyKey));
    return { spent };
  },
});

const OpenedSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });
const spent = v.pipe(v.number(), v.integer(), v.minValue(0));
const ViewedSchema = v.object({
  status: v.picklist(['open', 'closed']),
  spent,
  url: v.pipe(v.string(), v.url()),
});
const ClosedSchema = v.object({
  status: v.literal('closed'),
  spent,
});

function read<T>(schema: v.GenericSchema<unknown, T>, answer: string): T {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), answer);
  if (!parsed.success) throw new PaymentProviderUnavailable('the card issuer answered nonsense');
  return parsed.output;
}
