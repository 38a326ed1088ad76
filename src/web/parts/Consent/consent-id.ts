/** Of the strip that asks for consent, which script finds by it and a skip link leads to. */
export const CONSENT_ID = 'consent';
