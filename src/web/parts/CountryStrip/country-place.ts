/** How the element for the strip begins in the server's markup (`CountryPlace`). */
export const COUNTRY_PLACE = '<div id="country"';
