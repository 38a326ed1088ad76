/** Why an extra was not chosen. */
export const EXTRA_REFUSALS = {
  extra_unavailable: 'This is no longer available. Choose another one',
  /** XTRA-06: it may be left out, but not be something else. */
  flight_number: 'Enter the flight number on your ticket, such as FR 1882, or leave it empty.',
  landing_time: 'Enter when you land, such as 14:20, or leave it empty.',
  /** MSG-40: the shop did not answer, so holiday and choices stand as they were. */
  holiday_update_failed:
    'We couldn’t update your holiday. Please try again, or call {phone}, {hours}.',
  transfer_update_failed:
    'We couldn’t change your transfer. Please choose again, or call {phone}, {hours}.',
  fulfilment_update_failed:
    'We couldn’t change who books your flights. Please choose again, or call {phone}, {hours}.',
  bags_update_failed:
    'We couldn’t change your bags. Please choose again, or call {phone}, {hours}.',
  priority_update_failed:
    'We couldn’t change your priority boarding. Please choose again, or call {phone}, {hours}.',
  parking_update_failed:
    'We couldn’t change your parking. Please choose again, or call {phone}, {hours}.',
  insurance_update_failed:
    'We couldn’t change your insurance. Please choose again, or call {phone}, {hours}.',
} as const;
