/**
 * Stands in kept markup for path and query of the page; the other one for an address with a query.
 */
const PLACES = { bare: '{{address}}', asked: '{{address?}}' } as const;

/**
 * Markup that differs from page to page by nothing but its address: written once for each key and
 * kept for good, so that there must be few of them. `write` is given what stands for the address.
 */
export function keptMarkup(key: string, address: string, write: (place: string) => string): string {
  const place = address.includes('?') ? PLACES.asked : PLACES.bare;
  const pieces = kept.getOrInsertComputed(`${place} ${key}`, () => write(place).split(place));
  return pieces.join(escapeValue(address));
}

const kept = new Map<string, readonly string[]>();

/** As React writes the value of an attribute. */
const escapeValue = (text: string): string =>
  UNSAFE.test(text)
    ? text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#x27;')
    : text;

const UNSAFE = /[&<>"']/;
