/**
 * What two spellings of one mailbox have in common: ASCII capitals are folded and nothing else. A
 * wider folding would make one customer of two mailboxes (the Kelvin sign is a k to it), and let
 * the owner of the one in as the other.
 */
export const emailKey = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
