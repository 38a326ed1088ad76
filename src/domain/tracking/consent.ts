/** What a visitor allows beyond what the site needs to work (COOK). */
import { addDays, daysBetween, isIsoDate, type IsoDate } from '#domain/dates.ts';

/** COOK-01, in the order of the cookie's bits. */
export const CONSENT_CATEGORIES = [
  'analytical',
  'functional',
  'marketing',
  'personalisation',
] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Which categories are accepted (COOK-02). */
export type CategoryChoices = Readonly<Record<ConsentCategory, boolean>>;

/** The choices with the day of their answer; null, and nothing accepted, while nobody answered. */
export type Consent = CategoryChoices & { readonly answeredOn: IsoDate | null };

/** Decisions: Technical contract. */
export const CONSENT_COOKIE = 'cookie_consent';
/** Where an answer is posted. */
export const CONSENT_PATH = '/consent';
/** COOK-07. */
export const CONSENT_COOKIE_DAYS = 360;

/**
 * An answer holds for so many days: in Ireland the six months of the Data Protection Commission's
 * guidance of 2020, then it is asked for again before the cookie ends.
 */
export const ANSWER_DAYS = { gb: CONSENT_COOKIE_DAYS, ie: 182 } as const;
type MarketName = keyof typeof ANSWER_DAYS;

/** The choices that accept what fits. */
export const chooseBy = (isAccepted: (category: ConsentCategory) => boolean): CategoryChoices => ({
  analytical: isAccepted('analytical'),
  functional: isAccepted('functional'),
  marketing: isAccepted('marketing'),
  personalisation: isAccepted('personalisation'),
});

const UNANSWERED: Consent = { ...chooseBy(() => false), answeredOn: null };

const COOKIE = /^1\.([01]{4})\.(\d{4})(\d{2})(\d{2})$/;

/** The consent of a cookie's value as it stands; a value that is not ours is no answer. */
export function parseConsent(cookie: string | undefined): Consent {
  const [, bits = '', year, month, day] = COOKIE.exec(cookie ?? '') ?? [];
  const answeredOn = `${year}-${month}-${day}`;
  if (!isIsoDate(answeredOn)) return UNANSWERED;
  return { ...parseBits(bits), answeredOn };
}

/** The value of the cookie, `1.0100.20261123`: its version, a bit for each category, the day. */
export const makeConsent = (choices: CategoryChoices, answeredOn: IsoDate): string =>
  `1.${makeBits(choices)}.${answeredOn.replaceAll('-', '')}`;

/** A bit for each category, 1 for those that are accepted: `0100`. */
export const makeBits = (choices: CategoryChoices): string =>
  CONSENT_CATEGORIES.map((category) => (choices[category] ? '1' : '0')).join('');

/** The inverse of makeBits; a bit that is missing accepts nothing. */
export const parseBits = (bits: string): CategoryChoices =>
  chooseBy((category) => bits[CONSENT_CATEGORIES.indexOf(category)] === '1');

/** The consent of a cookie on a day in a market: an answer of too long ago, or to come, is none. */
export function currentConsent(
  cookie: string | undefined,
  { today, market }: { readonly today: IsoDate; readonly market: MarketName },
): Consent {
  const consent = parseConsent(cookie);
  if (consent.answeredOn === null) return UNANSWERED;
  const age = daysBetween(consent.answeredOn, today);
  return age >= 0 && age < ANSWER_DAYS[market] ? consent : UNANSWERED;
}

/** The day on which an answer is asked for again. */
export const askedAgainOn = (answeredOn: IsoDate, market: MarketName): IsoDate =>
  addDays(answeredOn, ANSWER_DAYS[market]);
