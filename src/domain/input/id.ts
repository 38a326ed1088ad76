/** Ids of hotels, plans and series, of places, and of what the shop makes. */

/** The largest that the database takes. */
const MOST_ID = 2 ** 31 - 1;

/** An id in digits; undefined for anything else. */
export const parseId = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MOST_ID ? Number(text) : undefined;

/** Whether a text has the form of a place's id, `spain-majorca`; there may be no such place. */
export const isPlaceId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,99}$/.test(text);

/**
 * Whether a text has the form of an id that the shop or a browser made up for a basket, a checkout
 * or a press of a button: base64url or a UUID; there may be no such thing.
 */
export const isMadeId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
