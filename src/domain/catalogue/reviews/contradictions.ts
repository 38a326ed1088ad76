/**
 * What a review says that cannot be so at its hotel. It reads the words, and knows nothing of how
 * they were written.
 */
import type { BoardCode } from '../board.ts';
import type { Facility } from '../facilities.ts';
import type { ReviewParty } from '../reviews.ts';

/** What is so at a hotel. */
export type ReviewedHotel = {
  readonly stars: number;
  readonly facilities: readonly Facility[];
  /** Null inland. */
  readonly metresToBeach: number | null;
  /** That can be booked. */
  readonly boards: readonly BoardCode[];
  /** Whether people ski there. */
  readonly isSkiResort: boolean;
};

type SaidOfHotel = {
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly party: ReviewParty;
};

type Rule = {
  /** What may not be said … */
  readonly words: RegExp;
  /** … unless this holds. */
  readonly holds: (hotel: ReviewedHotel, review: SaidOfHotel) => boolean;
};

/** The passages of a review that contradict its hotel or its stars, as they stand in it. */
export function contradictionsIn(review: SaidOfHotel, hotel: ReviewedHotel): string[] {
  const said = `${review.title}. ${review.content}`;
  return RULES.flatMap(({ words, holds }) => {
    const [passage] = words.exec(said) ?? [];
    return passage === undefined || holds(hotel, review) ? [] : [passage];
  });
}

const has =
  (...any: readonly Facility[]): Rule['holds'] =>
  ({ facilities }) =>
    any.some((facility) => facilities.includes(facility));
const hasNot =
  (facility: Facility): Rule['holds'] =>
  ({ facilities }) =>
    !facilities.includes(facility);
const sells =
  (...any: readonly BoardCode[]): Rule['holds'] =>
  ({ boards }) =>
    any.some((board) => boards.includes(board));
const within =
  (least: number, most: number): Rule['holds'] =>
  ({ metresToBeach }) =>
    metresToBeach !== null && metresToBeach >= least && metresToBeach <= most;

const COUNTED = ['one', 'two', 'three', 'four', 'five'];
const starsAre =
  (stars: number): Rule['holds'] =>
  (hotel) =>
    hotel.stars === stars;

const RULES: readonly Rule[] = [
  { words: /(?<!rock )\bpool(s|side)?\b(?! table)/i, holds: has('pool', 'childrens_pool') },
  { words: /heated pool|pool really is heated/i, holds: has('heated_pool') },
  { words: /pool isn’t heated/i, holds: hasNot('heated_pool') },
  { words: /\bchildren’s pool|pool for the children/i, holds: has('childrens_pool') },
  { words: /no separate pool/i, holds: hasNot('childrens_pool') },
  { words: /\bslides\b/i, holds: has('water_slides') },
  { words: /children’s club|club for the children/i, holds: has('kids_club') },
  { words: /nothing, and I mean nothing/i, holds: hasNot('kids_club') },
  { words: /\bno lift\b/i, holds: hasNot('lift') },
  {
    words: /(?<!no |first |early |summer )\b(the|small) lift\b|lifts to every floor/i,
    holds: has('lift'),
  },
  { words: /\b(spa|sauna|hot stones)\b/i, holds: has('spa') },
  { words: /\bgym\b/i, holds: has('gym') },
  { words: /\btennis (court|tournament)/i, holds: has('tennis') },
  { words: /\b(golf course|green fees)\b|\bgolf (just along|nearby)/i, holds: has('golf') },
  { words: /\bwifi\b/i, holds: has('wifi') },
  { words: /(?<!\bno )\bair con\b/i, holds: has('air_conditioning') },
  { words: /\bno air con\b/i, holds: hasNot('air_conditioning') },
  { words: /\ball inclusive\b/i, holds: sells('AI') },
  { words: /\bfull board\b/i, holds: sells('FB') },
  { words: /\bhalf board\b/i, holds: sells('HB') },
  { words: /\bbed and breakfast\b/i, holds: sells('BB') },
  { words: /\bno meals included\b/i, holds: sells('RO') },
  {
    words:
      /\b(at|good|lovely|from|clear) breakfast\b|(?<!before )\bbreakfast (was|room|outside|away)\b/i,
    holds: sells('BB', 'HB', 'FB', 'AI'),
  },
  { words: /\b(buffet|dining room)\b/i, holds: sells('HB', 'FB', 'AI') },
  { words: /\bhotel restaurant\b|\b(in the|ate in the) restaurant\b/i, holds: has('restaurant') },
  { words: /\bat the bar\b|\bthe bar (had|shuts|ran|packs|does)\b|\bbarman\b/i, holds: has('bar') },
  { words: /\b(kitchen|apartment)\b/i, holds: has('kitchen') },
  { words: /\bbeach\b|\bseaside\b/i, holds: ({ metresToBeach }) => metresToBeach !== null },
  { words: /onto the sand|right on the beach|beachfront/i, holds: within(0, 79) },
  { words: /\bminutes\b[^.]* to the beach|beach is \w+ minutes away/i, holds: within(80, 2_400) },
  { words: /you do need (a car|the bus) for the beach/i, holds: within(1_000, Infinity) },
  { words: /sea view|view of the sea|see the sea\b|sea side\b/i, holds: has('sea_view') },
  { words: /\b[Oo]ld town\b/, holds: has('old_town') },
  { words: /\badults only\b|nobody under sixteen/i, holds: has('adults_only') },
  { words: /\badapted room\b/i, holds: has('adapted_room') },
  { words: /not a single step|no steps anywhere/i, holds: has('step_free') },
  { words: /more steps than|lifting the buggy|carrying the buggy/i, holds: hasNot('step_free') },
  { words: /hotel’s (own )?bikes|hire bikes at the hotel/i, holds: has('bicycle_hire') },
  { words: /\b(hotel’s own|airport|the) shuttle\b/i, holds: has('airport_shuttle') },
  { words: /\belectric car\b/i, holds: has('ev_charging') },
  { words: /\bfor the car park\b|\bparking was\b/i, holds: has('parking') },
  { words: /\bnowhere to park\b/i, holds: hasNot('parking') },
  { words: /\bdogs are allowed\b/i, holds: has('pets') },
  { words: /\ba laundry\b/i, holds: has('laundry') },
  { words: /mini disco|evening entertainment|quiz night/i, holds: has('entertainment') },
  { words: /no organised entertainment/i, holds: hasNot('entertainment') },
  { words: /(?<!jet-)\bski(s|ed|ing)?\b|\bslopes\b/i, holds: ({ isSkiResort }) => isSkiResort },
  ...COUNTED.map((word, i) => ({
    words: new RegExp(`\\bit’s a ${word}-star|\\bthis ${word} stars|^${word} stars[?,]`, 'i'),
    holds: starsAre(i + 1),
  })),
  // Who writes, and how many they are.
  {
    words: /\bour two\b|\bthe (kids|children|boys|girls) (were|had|have|loved|found|got)\b/i,
    holds: (_, { party }) => party === 'family',
  },
  {
    words: /^.*/s,
    holds: ({ facilities }, { party }) => party !== 'family' || !facilities.includes('adults_only'),
  },
  { words: /\b(we|us|our)\b/i, holds: (_, { party }) => party !== 'alone' },
  // Stars fit the words.
  {
    words: /never again|avoid\b|filthy|plain rude|give it a miss|daylight robbery/i,
    holds: (_, { rating }) => rating <= 3,
  },
  {
    words: /ten out of ten|faultless|couldn’t fault|can’t fault|absolute star|already booked/i,
    holds: (_, { rating }) => rating >= 3,
  },
];
