/**
 * Irish postcodes: a routing key of three and four more characters, whose letters leave out those
 * that are mistaken for others (Eircode, product guide).
 */
const EIRCODE = /^([AC-FHKNPRTV-Y]\d[\dW]) ?([\dAC-FHKNPRTV-Y]{4})$/i;

/** `A65 F4E2`, whatever case and spaces it was typed with; undefined for what is no Eircode. */
export function tidyEircode(text: string): string | undefined {
  const typed = text.trim().replace(/\s+/g, ' ');
  return EIRCODE.test(typed) ? typed.replace(EIRCODE, '$1 $2').toUpperCase() : undefined;
}
