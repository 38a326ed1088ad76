/** How the part of an address begins that says which pin of the open map is chosen. */
export const MAP_HASH = '#map-';
