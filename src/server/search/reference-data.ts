/** Places and local taxes of the reference data, as the index needs them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { PER_POUND, isForeignCurrency } from '#domain/holiday/exchange.ts';
import type { SourcePlace, SourceTaxRule } from './engine/source.ts';

const DATA = path.join(import.meta.dirname, '../../../data');

const Season = v.nullable(v.object({ start: v.string(), end: v.string() }));

const Place = v.object({ id: v.string(), parent: v.nullable(v.string()), kind: v.string(), cityBreak: v.boolean() });

const TaxRule = v.object({
  id: v.string(),
  places: v.array(v.string()),
  name: v.string(),
  unit: v.picklist(['person-night', 'room-night', 'percent', 'none']),
  currency: v.pipe(v.string(), v.check(isForeignCurrency, `no rate to the pound: one of ${Object.keys(PER_POUND).join(', ')}`), v.guard(isForeignCurrency)),
  rates: v.array(v.object({ stars: v.nullable(v.tuple([v.number(), v.number()])), amount: v.number(), season: Season })),
  range: v.nullish(v.object({ min: v.number(), max: v.number() }), null),
  exemptUnderAge: v.nullish(v.number(), null),
  reducedAges: v.nullish(v.object({ from: v.number(), to: v.number(), factor: v.number() }), null),
  reducedAfterNights: v.nullish(v.object({ fromNight: v.number(), factor: v.number() }), null),
  capNights: v.nullish(v.number(), null),
  capAmount: v.nullish(v.number(), null),
  payAt: v.pipe(v.picklist(['hotel', 'included in the price']), v.transform((at) => (at === 'hotel' ? at : 'included'))),
  effectiveFrom: v.nullish(v.string(), null),
});

export type ReferenceData = { readonly places: readonly SourcePlace[]; readonly taxRules: readonly SourceTaxRule[] };

/** Reads `data/places.json` and `data/local-taxes.json`; throws when a record is not as described. */
export async function readReferenceData(): Promise<ReferenceData> {
  const [places, taxRules] = await Promise.all(['places.json', 'local-taxes.json'].map(async (file) => JSON.parse(await readFile(path.join(DATA, file), 'utf8'))));
  return { places: v.parse(v.array(Place), places), taxRules: v.parse(v.array(TaxRule), taxRules) };
}
