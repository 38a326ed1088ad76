/** Why an email address or a telephone number was not taken, wherever it is asked for. */
export const CONTACT_REFUSALS = {
  /** MSG-10, CONT-05. */
  email: 'Please enter a valid email address',
  /** CONT-03. */
  phone_characters: 'Use digits, spaces, brackets, plus and minus only',
  phone_zeros: 'Enter a phone number we can call',
  /** CONT-04. */
  phone_length: 'The phone number must have at least {least} characters',
} as const;
