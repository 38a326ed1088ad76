/** Why an extra was not chosen. */
export const EXTRA_REFUSALS = {
  extra_unavailable: 'This is not on offer any more. Choose another one',
  /** MSG-40: the shop did not answer, so the choice stands as it was. */
  transfer_update_failed:
    'Your transfer was not changed. Please choose again, or call {phone}, {hours}.',
  bags_update_failed: 'Your bags were not changed. Please choose again, or call {phone}, {hours}.',
  parking_update_failed:
    'Your parking was not changed. Please choose again, or call {phone}, {hours}.',
  insurance_update_failed:
    'Your insurance was not changed. Please choose again, or call {phone}, {hours}.',
} as const;
