/** Why a holiday is not cancelled now. */
export const CANCELLING_REFUSALS = {
  cancelled_already: 'This holiday is cancelled already.',
  not_confirmed_yet:
    'This holiday isn’t confirmed yet, so there’s nothing to cancel. We’ll write to you as soon as the hotel has answered.',
  travel_has_begun: 'Your holiday has begun, so it can’t be cancelled here. Please call us.',
  change_under_way:
    'We’re making a change to this booking at the moment. Nothing has been cancelled: please try again in a minute.',
  flights_being_booked:
    'We’re booking your flights at the moment. Nothing has been cancelled: please look again in a few minutes. If we can’t book them within an hour, you can cancel without losing their price.',
  card_out_of_reach:
    'We can’t reach the provider of your card for the flights, so we don’t know whether it has been used. Nothing has been cancelled: please try again in a minute.',
  loss_changed:
    'What you’d get back has changed since you opened this page. Nothing has been cancelled: please look at the new figures first.',
} as const;
