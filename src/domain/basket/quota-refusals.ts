/** Why somebody has to wait: what they ask costs others, and was asked very often (ASVS 2.4.1). */
export const QUOTA_REFUSALS = {
  too_many_baskets:
    'You have asked us to hold very many holidays, so we did not hold this one. Nothing was booked or charged by it. Please wait {wait}, then try again.',
  too_many_payments:
    'Too many payments were tried, so we did not send this one: it charged nothing. Please wait {wait} before you try again, or call us on {phone}, {hours}.',
  too_many_promo_codes:
    'Too many promo codes were wrong. Please wait {wait} before you try another one, or go on without.',
  too_many_reports:
    'Very many problems were reported from your network, so this one was not sent. All you typed is still here. Please wait {wait}, or call us.',
  too_many_copies:
    'You have asked for many copies of your data. Please wait {wait}, then ask for the next one. One that is ready can be fetched until its last day.',
  too_many_erasures:
    'You have asked for the erasure of your data many times, so we have not taken it down again. Please wait {wait}, then ask once more, or call us.',
} as const;

/** A wait as it is told, in whole minutes or, above two hours, hours: `1 minute`, `5 hours`. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
