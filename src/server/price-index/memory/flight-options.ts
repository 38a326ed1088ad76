/**
 * Variants of a search by flight option, in order: the search as asked, then each option of a group
 * in place of what is asked of it (flight-variants.ts).
 */
import { STOPS } from '#domain/search/filters.ts';
import { TIME_BANDS } from '#domain/search/time-bands.ts';

export const BASE = 0;
export const STOPS_AT = 1;
export const OUTBOUND_AT = STOPS_AT + STOPS.length;
export const INBOUND_AT = OUTBOUND_AT + TIME_BANDS.length;
export const BAG_AT = INBOUND_AT + TIME_BANDS.length;
/** Carriers of the airport set follow, one variant each. */
export const CARRIERS_AT = BAG_AT + 1;
