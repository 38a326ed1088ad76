import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { PerkKeySchema, type PerkOffer } from '#domain/holiday/perks.ts';

const Days = v.nullable(v.object({ from: v.string(), until: v.string() }));
const Offer = v.object({
  perk: PerkKeySchema,
  by: v.variant('kind', [
    v.object({ kind: v.literal('carrier'), carriers: v.array(v.string()) }),
    v.object({ kind: v.literal('hotel'), stars: v.tuple([v.number(), v.number()]) }),
    v.object({ kind: v.literal('campaign'), airports: v.nullable(v.array(v.string())) }),
  ]),
  booked: Days,
  leaves: Days,
});

const FILE = new URL('../../../data/perks.json', import.meta.url);

/** What comes free with holidays, from whom and when (XTRA-01). */
export const perkOffers: readonly PerkOffer[] = v.parse(
  v.array(Offer),
  JSON.parse(readFileSync(FILE, 'utf8')),
);
