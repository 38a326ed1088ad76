/** Why a payment or an order did not come about. */
export const PAYMENT_REFUSALS = {
  basket_missing_payment_schedule: 'Please choose how you would like to pay before you pay.',
  payment_already_exists:
    'We’re already processing a payment for this booking. Please refresh this page; do not pay again.',
  payment_page_creation_failed: 'We couldn’t open the payment page. Please try again in a moment.',
  incomplete: 'An earlier step isn’t complete. Please check your booking.',
  /** MSG-32. */
  card_details: 'Your card details may be incorrect. Check them and try again.',
  /** MSG-33. */
  corporate_card: 'We can’t take corporate cards. Please use a personal card.',
  /** MSG-34. */
  foreign_card: 'We can only take cards issued in the UK or Ireland. Please use another card.',
  not_authenticated: 'Your bank couldn’t confirm it was you. Try again or use another card.',
  /** MSG-35. */
  payment_refused: 'Your payment did not go through. Please try again or use another card.',
  card_provider_unavailable: 'The card provider didn’t answer. Please try again in a moment.',
  card_not_sent:
    'Your card details did not reach us, so nothing was charged. Please enter them again.',
  order_not_sent:
    'We couldn’t reach our booking system, so your order was not sent and nothing was charged this time. Please try again in a moment: you won’t pay twice.',
  payment_token_unknown:
    'We can’t find this payment: it hasn’t paid for anything. Please look at your booking before you pay again.',
  payment_awaited:
    'We don’t know yet whether your card was authorised. Do not pay again: we’re checking, and we’ll tell you here and by email.',
  payment_closed:
    'This payment is closed: it books nothing and charges nothing. If your card was authorised, the hold is released, and we’ll write to you.',
  amount_changed:
    'The price changed while you paid, so the payment was not used. Please pay again.',

  /** MSG-37. */
  order_processing:
    'We don’t know yet whether your order went through. Please refresh this page in a minute; do not pay again.',
  /** MSG-36. */
  supplier_unavailable:
    'We couldn’t place your order because of a technical issue. Please try again, or call us on {phone}, {hours}.',
  name_refused:
    'A supplier didn’t accept a traveller’s name. Please check the names against the passports.',
  item_does_not_exist:
    '{item} has just sold out. Nothing was booked and your money is safe: any hold on your card is released.',
  duplicate_order: 'This holiday is already booked as order {orderReference}.',
} as const;
