/** Why an airline’s reference is not taken. */
export const SELF_BOOKING_REFUSALS = {
  airline_reference_missing: 'Type the reference that the airline gave you.',
  airline_reference_form:
    'Check the reference: the airline’s has 6 or 7 letters and numbers, such as K7QX2M.',
  airline_reference_unknown:
    'The airline doesn’t know these flights in your names by this reference. Check it against the airline’s email, and that flights and names are those of your holiday, or write to us.',
  airline_out_of_reach:
    'The airline doesn’t answer at the moment. Nothing you typed is lost: please try again in a minute.',
  airline_reference_taken: 'Somebody has told us another reference for these flights already.',
  flights_booked_by_us:
    'Your day was over, so we’re booking these flights for you. If you’ve booked them as well, please call us now.',
  flights_not_to_book: 'There are no flights of this booking left for you to book.',
  self_booking_out_of_reach:
    'We couldn’t reach our systems. Nothing you typed is lost: please try again.',
} as const;

export type SelfBookingRefusal = keyof typeof SELF_BOOKING_REFUSALS;
