/** What each of the people of an order may do with it. */

/** As `order_person` names them; `LEAD` is the one whose order it is. */
export const BOOKING_ROLES = ['LEAD', 'AUTHORISED', 'PAYER', 'VIEWER'] as const;
export type BookingRole = (typeof BOOKING_ROLES)[number];

const RIGHTS = {
  /** What it costs, line by line, and what was paid. */
  prices: ['LEAD', 'AUTHORISED'],
  /** Papers, and the references that open the booking at a desk. */
  documents: ['LEAD', 'AUTHORISED'],
  /** By the card that is kept for the booking, on which day. */
  pay: ['LEAD', 'AUTHORISED'],
  /** A part of what is open, by a card of their own. */
  'pay a share': ['LEAD', 'AUTHORISED', 'PAYER'],
  conversations: ['LEAD', 'AUTHORISED'],
  change: ['LEAD', 'AUTHORISED'],
  /** With a fresh proof: cancelling, refunds, the card, whose booking it is, who is invited. */
  'what is grave': ['LEAD'],
} as const satisfies Readonly<Record<string, readonly BookingRole[]>>;
export type BookingRight = keyof typeof RIGHTS;

/** Who is none of the order's people has no role, and is not asked for here. */
export const mayDo = (role: BookingRole, right: BookingRight): boolean =>
  (RIGHTS[right] as readonly BookingRole[]).includes(role);
