/** Why somebody has to wait: what they ask costs others, and was asked very often (ASVS 2.4.1). */
export const QUOTA_REFUSALS = {
  too_many_baskets:
    'You’ve asked us to hold a lot of holidays, so we haven’t held this one. Nothing was booked or charged. Please wait {wait}, then try again.',
  too_many_payments:
    'There have been too many attempts to pay, so we did not send this one: it charged nothing. Please wait {wait} before you try again, or call us on {phone}, {hours}.',
  too_many_promo_codes:
    'Too many promo codes were wrong. Please wait {wait} before you try another, or carry on without one.',
  too_many_reports:
    'A lot of problems have been reported from your network, so we haven’t sent this one. Everything you typed is still here. Please wait {wait}, or call us.',
  too_many_quotes:
    'Several group quotes have been asked for with this address or from your network, so we haven’t sent this one. Everything you typed is still here. Please wait {wait}, or call us.',
  too_many_cruise_news:
    'We’ve been asked to write about cruises several times with this address or from your network, so we haven’t added this one. Please wait {wait}, then try again.',
  too_many_invitations:
    'A lot of invitations have been sent, so we haven’t sent this one. Please wait {wait}, or call us.',
  too_many_references:
    'You’ve told us a lot of references that weren’t right, so we haven’t asked the airline about this one. Please wait {wait}, or call us.',
  too_much_heard:
    'You’ve told us a lot about your flights today, so we haven’t taken this one. Please wait {wait}, or call us.',
  too_many_change_quotes:
    'You’ve asked for a lot of changes to bookings, so we haven’t worked this one out. Nothing was changed. Please wait {wait}, or call us.',
  too_many_copies:
    'You’ve asked for a lot of copies of your data. Please wait {wait}, then ask for the next one. You can download one that’s ready until its last day.',
  too_many_erasures:
    'You’ve asked us to erase your data several times, so we haven’t recorded this request. Please wait {wait}, then ask again, or call us.',
} as const;

/** A wait as it is told, in whole minutes or, above two hours, hours: `1 minute`, `5 hours`. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
