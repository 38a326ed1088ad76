import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { closedNightsOf } from '#server/advice/advice-blocks.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';

/** The days from today on that advice closes a place for, the first ones first, with MSG-06. */
export async function adviceOnPlace(shop: WebContext, placeId: string) {
  const closed = await closedNightsOf(shop.database, placeId);
  const today = todayOf(shop);
  const message = sentenceOf(HOLIDAY_REFUSALS, 'advice_closed');
  return closed
    .filter(({ lastDay }) => lastDay >= today)
    .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
    .map((days) => ({ ...days, message }));
}
