/** Why a seating is refused (MSG-39). */
export const SEAT_REFUSALS = {
  child_needs_adult: '{name} is under 12 and needs a seat beside an adult in the same row.',
  seats_given_away:
    'The airline has just given away {seats}. Nothing was charged: please choose again.',
  seats_not_taken: 'We couldn’t take these seats. Nothing was charged: please try again.',
  seats_not_chosen: 'Choose a seat for everybody on this flight, or none.',
  exit_row: '{name} can’t sit beside an emergency exit. Please choose another row.',
  /** MSG-41. */
  seats_unavailable: 'We can’t see the seats of this flight just now. Nothing is lost: try again.',
} as const;
