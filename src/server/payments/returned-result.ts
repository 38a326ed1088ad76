/**
 * Whether a text can be what the card provider has added to our return address: printable ASCII in
 * one piece (Adyen's is base64 with `!` in it), within what an address holds. What cannot be one is
 * asked of nobody, and leaves no payment waiting for an answer.
 */
export const isReturnedResult = (text: string): boolean => /^[!-~]{1,8000}$/.test(text);
