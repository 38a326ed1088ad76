/** Sentences that guests write, as data: what each is about, when it may be said, its wordings. */
import type { ReviewTopic } from '#domain/catalogue/reviews.ts';
import { isHotelTrait, isStayTrait, type HotelTrait, type StayTrait } from './traits.ts';

/** From praise to complaint: `like` allows for more, `gripe` forgives. */
export type ReviewTone = 'love' | 'like' | 'gripe' | 'bad';

export type Sentence = {
  /** Undefined for how a review begins, ends and is headed. */
  readonly topic: ReviewTopic | undefined;
  readonly tone: ReviewTone;
  /** Topics that it speaks of beside its own. */
  readonly touches: readonly ReviewTopic[];
  readonly hotel: Needs<HotelTrait>;
  readonly stay: Needs<StayTrait>;
  /** `[one|other]` stands for one of its wordings, `{word}` for a word of the stay. */
  readonly text: string;
};

type Needs<Trait> = { readonly all: readonly Trait[]; readonly none: readonly Trait[] };

/** Traits it needs, those that it must not meet with `!`; then its wordings. */
type Written = readonly [needs: string, text: string];
type ByTone = Readonly<Record<ReviewTone, readonly Written[]>>;

export const sentences = (topic: ReviewTopic, written: ByTone): readonly Sentence[] =>
  byTone(topic, written);

/** May begin any review. */
export const openings = (written: readonly Written[]): readonly Sentence[] =>
  written.map(read(undefined, 'like'));

export const closings = (written: ByTone): readonly Sentence[] => byTone(undefined, written);
export const titles = (written: ByTone): readonly Sentence[] => byTone(undefined, written);

const byTone = (topic: ReviewTopic | undefined, written: ByTone): Sentence[] =>
  (['love', 'like', 'gripe', 'bad'] as const).flatMap((tone) =>
    written[tone].map(read(topic, tone)),
  );

/** Words by which a sentence speaks of a topic in passing. */
const TOUCHES: readonly (readonly [ReviewTopic, RegExp])[] = [
  ['cleanliness', /clean|spotless|immaculate|filth|grub|dirt|gleam|spick|crumbs|dust/i],
  ['sleep', /quiet|slept|sleep|noise|loud|deafen|silen|peace/i],
  ['food', /breakfast|dinner|buffet|food|meal/i],
  ['room', /\broom\b|\bbed\b|shower|bathroom/i],
  ['pool', /\bpool\b/i],
  ['beach', /\bbeach|\bsea\b|\bsand\b/i],
  ['staff', /staff|reception|waiter|barman|service/i],
  ['value', /price|cheap|worth|penny|bargain|paid/i],
  ['evenings', /evening|\bbar\b|music/i],
  ['access', /\blift\b|steps|stairs/i],
];

/**
 * Whether one speaks well and the other badly of the same thing, so that nobody says both at once.
 */
export const disagree = (one: Sentence, other: Sentence): boolean =>
  isFault(one) !== isFault(other) && subjectsOf(one).some((it) => subjectsOf(other).includes(it));

export const isFault = ({ tone }: Sentence): boolean => tone === 'gripe' || tone === 'bad';

const subjectsOf = ({ topic, touches }: Sentence): readonly ReviewTopic[] =>
  topic ? [topic, ...touches] : touches;

/** Throws when a need is no trait. */
const read =
  (topic: ReviewTopic | undefined, tone: ReviewTone) =>
  ([needs, text]: Written): Sentence => {
    const words = needs.split(' ').filter((word) => word !== '');
    const all = words.filter((word) => !word.startsWith('!'));
    const none = words.filter((word) => word.startsWith('!')).map((word) => word.slice(1));
    const unknown = [...all, ...none].find((word) => !isHotelTrait(word) && !isStayTrait(word));
    if (unknown !== undefined) throw new Error(`no trait ${unknown} for “${text}”`);
    return {
      topic,
      tone,
      touches: TOUCHES.flatMap(([touched, words]) => (words.test(text) ? [touched] : [])),
      hotel: { all: all.filter(isHotelTrait), none: none.filter(isHotelTrait) },
      stay: { all: all.filter(isStayTrait), none: none.filter(isStayTrait) },
      text,
    };
  };

/** Whether a sentence fits what is known: its needs are met, and nothing it excludes is there. */
export const isMet = <Trait>({ all, none }: Needs<Trait>, traits: ReadonlySet<Trait>): boolean =>
  all.every((trait) => traits.has(trait)) && !none.some((trait) => traits.has(trait));
