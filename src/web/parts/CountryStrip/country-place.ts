/** How the element begins that waits for the strip, as the server's markup has it (`CountryPlace`). */
export const COUNTRY_PLACE = '<div id="country"';
