/**
 * The start-up script's `data-` attribute with the addresses of modules that it fetches once the
 * page stands.
 */
export const LATER = 'later';
