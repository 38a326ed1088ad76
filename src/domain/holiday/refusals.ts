/** Why a holiday cannot be shown or bought. */
export const HOLIDAY_REFUSALS = {
  /** MSG-23. */
  holiday_not_found: 'Sorry, there has been a technical error. Please search for a new holiday.',
  /** MSG-42: it was to be taken into a basket. */
  handover_failed:
    'Something went wrong on our side, so this holiday isn’t in your basket. Nothing was charged. Please search again.',
  /** MSG-06. */
  advice_closed: 'Following advice from the FCO this departure date is currently unavailable.',
  no_availability: 'This holiday is no longer available',
} as const;
