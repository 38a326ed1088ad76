/** Why somebody was not invited to a booking. */
export const SHARING_REFUSALS = {
  invite_yourself: 'That’s your own email address. This is already your booking.',
  invite_to_cancelled: 'This holiday is cancelled, so nobody else can be invited to it.',
  has_access_already:
    'This person already has access. To change what they can do, remove their access first.',
  too_many_shared:
    'You can share a booking with up to {most} people. Remove someone to invite another.',
  too_many_may_change:
    'Up to {most} people can make changes besides you. Remove one of them, or invite this person to look only.',
  sharing_out_of_reach:
    'Something didn’t work, and nothing has changed. Please try again in a minute.',
} as const;
