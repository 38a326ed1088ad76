/** Why a holiday cannot be shown or had. */
export const HOLIDAY_REFUSALS = {
  /** MSG-23. */
  holiday_not_found: 'Sorry, there has been a technical error. Please search for a new holiday.',
  /** MSG-42: it was to be taken into a basket. */
  handover_failed:
    'A fault of ours kept this holiday out of your basket. Nothing was charged. Please search again.',
  no_availability: 'This holiday is no longer available',
} as const;
