/** Limits of sharing a booking, for pages too. */

/** So many days an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** May do what the lead may, but what is grave. */
export const MOST_MAY_CHANGE = 2;
/** People and open invitations together. */
export const MOST_SHARED = 10;
