/** Saved holidays with what has become of them: the live price, or what can be had instead. */
import type { IsoDate } from '#domain/dates.ts';
import { totalOf } from '#domain/holiday/price.ts';
import type { Visitor } from '#server/account/visitor.ts';
import { todayOf } from '#server/market/market.ts';
import { openDeal, type DealOutcome } from '#server/search/deal.ts';
import { listBookmarks, type Bookmark } from './bookmark-record.ts';
import { lastSeenOn, listPricePoints, notePrice, type PricePoint } from './price-points.ts';
import type { SavedContext } from './saved-context.ts';

export type SavedDeal = {
  readonly bookmark: Bookmark;
  /** As it can be had now, against the day it was saved. */
  readonly deal: DealOutcome;
  /** Of the last days, today's among them, oldest first. */
  readonly pricePoints: readonly PricePoint[];
  /** The day it was last seen on sale; undefined when only the day it was saved is known. */
  readonly lastSeenOn: IsoDate | undefined;
};

/** So many are priced at once: each asks a hotel and an airline. */
const AT_ONCE = 4;

/**
 * What a visitor has saved, newest first, each priced as the engine prices it; of `ids` those
 * alone. Ids of others are as unknown ones: left out.
 */
export async function listSavedDeals(
  context: SavedContext,
  visitor: Visitor,
  ids: readonly string[] | undefined,
): Promise<SavedDeal[]> {
  const today = todayOf(context);
  const bookmarks = await listBookmarks(context, visitor);
  const wanted = bookmarks.filter(({ id }) => ids === undefined || ids.includes(id));
  const deals: SavedDeal[] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE)
    deals.push(
      ...(await Promise.all(
        wanted.slice(at, at + AT_ONCE).map((bookmark) => openSaved(context, bookmark, today)),
      )),
    );
  return deals;
}

async function openSaved(
  context: SavedContext,
  bookmark: Bookmark,
  today: IsoDate,
): Promise<SavedDeal> {
  const { database } = context;
  const deal = await openDeal(context, bookmark.quotes, bookmark.price.amount, today);
  if (deal.kind === 'Holiday')
    await notePrice(database, bookmark, { day: today, total: totalOf(deal.holiday.lines) });
  const [pricePoints, seenOn] = await Promise.all([
    listPricePoints(database, bookmark, today),
    lastSeenOn(database, bookmark),
  ]);
  return { bookmark, deal, pricePoints, lastSeenOn: seenOn };
}
