/**
 * The cards that the card provider knows, each with the outcome it always has. No other number is
 * accepted, so that nobody types a real card into a demonstration. Any expiry in the future, any
 * security code and any name will do.
 */

export const BRANDS = ['visa', 'mc', 'amex'] as const;
/** Brand codes as Adyen writes them. */
export type CardBrand = (typeof BRANDS)[number];

export type MagicCard = {
  /** What the books call the card; the number itself is never written down. */
  readonly id: string;
  readonly number: string;
  readonly brand: CardBrand;
  /** What happens, in words for the README. */
  readonly outcome: string;
  /** How the card answers when the shopper is authenticated; without a word, it passes unseen. */
  readonly authentication?: 'challenge' | 'fails';
  /** Refusal of every charge, as the provider words it. */
  readonly refusal?: string;
  readonly commercial?: true;
  /** Country of issue when it is not the United Kingdom. */
  readonly country?: string;
  /** Odd behaviour after the shopper has done everything right. */
  readonly quirk?:
    | 'slow-authorisation'
    | 'first-capture-fails'
    | 'instalments-refused'
    | 'refunds-fail';
};

export const MAGIC_CARDS: readonly MagicCard[] = [
  { id: 'visa', number: '4111111111111111', brand: 'visa', outcome: 'Approved' },
  { id: 'mastercard', number: '5555555555554444', brand: 'mc', outcome: 'Approved' },
  {
    id: 'amex',
    number: '370000000000002',
    brand: 'amex',
    outcome: 'Approved; the security code has four digits',
  },
  {
    id: 'challenge',
    number: '4000000000003220',
    brand: 'visa',
    outcome: 'Asks for 3-D Secure: 123456 passes',
    authentication: 'challenge',
  },
  {
    id: 'challenge-mastercard',
    number: '5200000000000023',
    brand: 'mc',
    outcome: 'Asks for 3-D Secure: 123456 passes',
    authentication: 'challenge',
  },
  {
    id: 'authentication-fails',
    number: '4000008400001280',
    brand: 'visa',
    outcome: '3-D Secure fails',
    authentication: 'fails',
  },
  {
    id: 'declined',
    number: '4000000000000002',
    brand: 'visa',
    outcome: 'Declined by the bank',
    refusal: 'Refused',
  },
  {
    id: 'wrong-code',
    number: '4000000000000127',
    brand: 'visa',
    outcome: 'Declined: security code wrong',
    refusal: 'CVC Declined',
  },
  {
    id: 'corporate',
    number: '5105105105105100',
    brand: 'mc',
    outcome: 'Refused: corporate card',
    refusal: 'FRAUD',
    commercial: true,
  },
  {
    id: 'foreign',
    number: '4000008400001629',
    brand: 'visa',
    outcome: 'Refused: issued outside the UK and Ireland',
    refusal: 'FRAUD',
    country: 'US',
  },
  {
    id: 'slow',
    number: '4000000000006660',
    brand: 'visa',
    outcome: 'Approved, but the answer comes after the deadline',
    quirk: 'slow-authorisation',
  },
  {
    id: 'capture-fails-once',
    number: '4000000000007775',
    brand: 'visa',
    outcome: 'Approved; the first capture fails',
    quirk: 'first-capture-fails',
  },
  {
    id: 'instalments-refused',
    number: '4000000000000341',
    brand: 'visa',
    outcome: 'Approved today; later instalments are declined',
    quirk: 'instalments-refused',
  },
  {
    id: 'refunds-fail',
    number: '4000000000005126',
    brand: 'visa',
    outcome: 'Approved; a refund fails a minute later',
    quirk: 'refunds-fail',
  },
];

/** The code that passes the 3-D Secure challenge. */
export const CHALLENGE_CODE = '123456';

export const findCardByNumber = (number: string): MagicCard | undefined =>
  MAGIC_CARDS.find((card) => card.number === number);

/** The card of an id from the books. */
export function cardOf(id: string): MagicCard {
  const card = MAGIC_CARDS.find((known) => known.id === id);
  if (!card) throw new Error(`no such card: ${id}`);
  return card;
}

export const lastFourOf = (card: MagicCard): string => card.number.slice(-4);

/** The country that issued the card, ISO 3166-1 alpha-2. */
export const countryOf = (card: MagicCard): string => card.country ?? 'GB';
