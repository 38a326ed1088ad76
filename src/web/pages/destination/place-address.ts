/** What the address of a place says: which tab, and the order of the places beside its map. */

/** LAND-02. */
export const TABS = ['overview', 'things-to-do', 'travel-advice'] as const;
export type PlaceTab = (typeof TABS)[number];

/** `known`: the best known first; around a resort the nearest. */
export const ORDERS_BELOW = ['known', 'price', 'warm'] as const;
export type PlaceOrder = (typeof ORDERS_BELOW)[number];
