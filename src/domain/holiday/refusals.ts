/** Why a holiday cannot be shown or had. */
export const HOLIDAY_REFUSALS = {
  /** MSG-23. */
  holiday_not_found: 'Sorry, there has been a technical error. Please search for a new holiday.',
  no_availability: 'This holiday is no longer available',
} as const;
