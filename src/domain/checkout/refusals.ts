/** Why a step of the checkout was not saved. */
export const CHECKOUT_REFUSALS = {
  checkout_does_not_exist: 'We can’t find that checkout',
  /** PAX-28, PAX-30: the form stays as it is and can be sent again. */
  step_not_saved:
    'We couldn’t save your answers. Everything you typed is still here. Please try again',
  transfer_not_step_free:
    'The transfer you chose has steps. First choose a step-free or wheelchair-adapted one in your extras',

  postcode: 'Enter a full UK postcode, such as LS1 4DY',
  eircode: 'Enter a full Eircode, such as A65 F4E2',
  contact_details_do_not_exist: 'Please fill in your contact details first',
  registration: 'Enter the registration as on the number plate: 2 to 10 letters and digits',
} as const;
