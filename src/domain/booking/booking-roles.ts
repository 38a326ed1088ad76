/** What each of the people of an order may do with it. */

/** As `order_person` names them; `LEAD` is the one whose order it is. */
export const BOOKING_ROLES = ['LEAD', 'AUTHORISED', 'PAYER', 'VIEWER'] as const;
export type BookingRole = (typeof BOOKING_ROLES)[number];

const RIGHTS = {
  /** What it costs and what was paid. */
  prices: ['LEAD', 'AUTHORISED', 'PAYER'],
  /** Papers, and the references that open the booking at a desk. */
  documents: ['LEAD', 'AUTHORISED'],
  pay: ['LEAD', 'AUTHORISED', 'PAYER'],
  /** A part that is theirs, without seeing the rest. */
  'pay a share': ['LEAD', 'AUTHORISED', 'PAYER', 'VIEWER'],
  conversations: ['LEAD', 'AUTHORISED'],
  change: ['LEAD', 'AUTHORISED'],
  /** With a fresh proof: cancelling, refunds, the card, whose booking it is, who is invited. */
  'what is grave': ['LEAD'],
} as const satisfies Readonly<Record<string, readonly BookingRole[]>>;
export type BookingRight = keyof typeof RIGHTS;

/** Who is none of the order's people has no role, and is not asked for here. */
export const mayDo = (role: BookingRole, right: BookingRight): boolean =>
  (RIGHTS[right] as readonly BookingRole[]).includes(role);
