/**
 * Mail that a customer chooses, off until then. What belongs to a booking or to the safety of an
 * account is none of these: it is always sent.
 */
export const MAIL_KINDS = ['SAVED_PRICES'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const isMailKind = (text: string): text is MailKind =>
  MAIL_KINDS.some((kind) => kind === text);

/**
 * Of the one mail that somebody asks for by a mailbox alone, with no account: it begins the key in
 * its unsubscribe link, where the others have their kind.
 */
export const CRUISE_NEWS = 'CRUISES';

/** Begins the key in the link by which they say that the mailbox is theirs and wants that mail. */
export const CONFIRM_CRUISES = 'CONFIRM_CRUISES';
