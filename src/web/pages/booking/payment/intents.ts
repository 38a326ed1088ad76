/** Value of the button that leads to the provider's own page, for browsers without script. */
export const PAYMENT_PAGE = 'payment_page';
/** Value of the button that gives up a payment whose result is not known. */
export const CLOSE_PAYMENT = 'close_payment';
