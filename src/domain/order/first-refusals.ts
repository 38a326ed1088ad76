/** Why an order is not changed while something else has to be done first, on a page of its own. */
export const FIRST_REFUSALS = {
  payment_declined:
    'A payment for this booking was declined. Please pay it first, then change your holiday.',
  their_change_open:
    'Your airline or hotel has changed this holiday, and we’re waiting for your answer: see “What’s changed” in your booking. Answer that first, then make your own change.',
} as const;
