/** A first or last name without what typing left around it. */
export const tidyPassengerName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ');
