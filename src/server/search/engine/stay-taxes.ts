/** Local taxes of a hotel's stays, kept: a year of them takes longer to reckon than everything else of a calendar or grid. */
import { makeParty } from '#domain/party.ts';
import type { Query } from './query.ts';
import { taxTables, type TaxSlots } from './taxes.ts';
import type { IndexCaches } from '../search-index.ts';

/** Slots over all kept tables: 8 bytes each. */
const MOST_KEPT = 1_000_000;

type Kept = { readonly tables: Map<string, TaxSlots>; slots: number };

const keptOf = new WeakMap<IndexCaches, Kept>();

/** What `taxTables` says of a hotel's slots: equal rules and stars have equal taxes. */
export function stayTaxes(query: Query, hotel: number): TaxSlots | undefined {
  const { index: { columns, caches }, firstDay, days, offsets, nights, party } = query;
  const rule = columns.hotelTax[hotel]!;
  if (rule < 0) return undefined;
  const kept = keptOf.getOrInsertComputed(caches, () => ({ tables: new Map(), slots: 0 }));
  const key = `${rule} ${columns.hotelStars[hotel]} ${makeParty(party)} ${firstDay} ${days + offsets} ${nights.join()}`;
  const known = kept.tables.get(key);
  if (known) return known;
  const table = taxTables(query)(hotel)!;
  kept.tables.set(key, table);
  kept.slots += table.fixed.length;
  for (const [oldest, { fixed }] of kept.tables) {
    if (kept.slots <= MOST_KEPT) break;
    kept.tables.delete(oldest);
    kept.slots -= fixed.length;
  }
  return table;
}
