/** What visitors who book their flights themselves are written about it. */
import { formatDate } from '#domain/dates.ts';
import { todayIn } from '#server/market/market.ts';
import type { Tx } from '#server/purchase-context.ts';
import { putMail } from '../../mail-outbox.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { loadVersion } from '../../versions.ts';

type Context = Pick<PlacementContext, 'market'>;

type Written = {
  readonly orderId: string;
  readonly endsAt: string;
  /** Their card is open; the day is nearly over; the card has paid, and nobody told for what. */
  readonly what: 'book' | 'reminder' | 'used';
};

export async function mailSelfBooking(
  { market }: Context,
  tx: Tx,
  { orderId, endsAt, what }: Written,
): Promise<void> {
  const { accepted, document } = await loadVersion(tx, orderId);
  await putMail(tx, market, accepted.contact.emailAddress, {
    template: 'self-booking',
    order: document,
    id: `${orderId}:${what}`,
    what,
    until: momentWords(market, new Date(endsAt)),
  });
}

/** `11:00 on Sun 22 November 2026` by the clock of the market. */
function momentWords({ timeZone, locale }: Context['market'], instant: Date): string {
  const time = instant.toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return `${time} on ${formatDate(todayIn(timeZone, instant))}`;
}
