/** Words of payment outcomes (MSG-32 to MSG-37). */
/** What the shopper reads; the type says the rest (MSG-32 to MSG-35). */
const WORDS: Record<string, string> = {
  CheckoutDoesNotExist: 'There is no such checkout',
  BasketExpired: 'The deal has expired. Continue to check its price again',
  BasketMissingPaymentSchedule: 'Choose how you want to pay first',
  PaymentAlreadyExists: 'This holiday is being paid for already',
  PaymentPageCreationFailed:
    'The payment page could not be opened. Nothing was charged. Please try again',
  CARD_DETAILS:
    'Your card details may be incorrect. Check the number, expiry date and security code',
  CORPORATE_CARD: 'Sorry, we cannot take corporate cards. Please use a personal card',
  FOREIGN_CARD: 'Sorry, we can only take cards issued in the UK or Ireland',
  NOT_AUTHENTICATED:
    'Your bank could not confirm that it is you. Nothing was charged. Please try again or use another card',
  REFUSED: 'Your payment was not taken. Please try again or use another card',
  UNAVAILABLE: 'The payment service does not answer. Nothing was charged. Please try again',
  PRICE_CHANGED: 'The price has changed. Accept it before you pay',
  INCOMPLETE: 'Some steps still need answers before you can pay',
};

export const wordsFor = (code: string): string => WORDS[code] ?? WORDS['REFUSED']!;
