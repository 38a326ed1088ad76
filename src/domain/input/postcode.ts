/** British postcodes of the usual form: an outward and an inward part (BS 7666). */
const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/i;

/** `LS1 4DY`, whatever case and spaces it was typed with; undefined for what has another form. */
export function tidyPostcode(text: string): string | undefined {
  return POSTCODE.test(text) ? text.replace(POSTCODE, '$1 $2').toUpperCase() : undefined;
}
