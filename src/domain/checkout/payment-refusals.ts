/** Why a payment or an order did not come about. */
export const PAYMENT_REFUSALS = {
  basket_missing_payment_schedule: 'Please choose how you would like to pay before you pay.',
  payment_already_exists:
    'A payment for this booking is already being worked on. Please refresh this page; do not pay again.',
  payment_page_creation_failed:
    'The payment page could not be opened. Please try again in a moment.',
  incomplete: 'A step before this one is not complete. Please check your booking.',
  /** MSG-32. */
  card_details: 'Your card details may be incorrect. Check them and try again.',
  /** MSG-33. */
  corporate_card: 'We cannot take corporate cards. Please use a personal card.',
  /** MSG-34. */
  foreign_card: 'We can only take cards issued in the UK or Ireland. Please use another card.',
  not_authenticated: 'Your bank did not confirm that it was you. Try again or use another card.',
  /** MSG-35. */
  payment_refused: 'Your payment did not go through. Please try again or use another card.',
  card_provider_unavailable: 'The card provider did not answer. Please try again in a moment.',
  card_not_sent:
    'Your card details did not reach us, so nothing was charged. Please enter them again.',
  order_not_sent:
    'We could not reach our booking system, so your order was not sent and this try charged nothing. Please try again in a moment: you cannot pay twice.',
  payment_token_unknown:
    'We do not know this payment: it paid for nothing. Please look at your booking before you pay again.',
  payment_awaited:
    'We do not know yet whether your card was authorised. Do not pay again: we look and tell you here and by email.',
  payment_closed:
    'This payment is closed: it books nothing and charges nothing. If your card was authorised, the hold is released, and we write to you.',
  amount_changed:
    'The price changed while you paid, so the payment was not used. Please pay again.',

  /** MSG-37. */
  order_processing:
    'We do not know yet whether your order went through. Please refresh this page in a minute; do not pay again.',
  /** MSG-36. */
  supplier_unavailable:
    'We could not place your order because of a technical issue. Please try again, or call us on {phone}, {hours}.',
  name_refused:
    'A supplier did not accept a traveller’s name. Please check the names against the passports.',
  item_does_not_exist:
    '{item} has just sold out. Nothing was booked and your money is safe: any hold on your card is released.',
  duplicate_order: 'This holiday is already booked as order {orderReference}.',
} as const;
