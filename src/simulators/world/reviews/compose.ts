/** Composes one review: how it is headed and begins, what it praises and complains of, its end. */
import type { ReviewTopic } from '#domain/catalogue/reviews.ts';
import { pickByChance } from '../chance.ts';
import { pickByWeight, weigh, type Weighted } from './pick-by-weight.ts';
import { canBeLedUpTo, inMidSentence, renderSentence } from './render.ts';
import { disagree, isFault, isMet, type Sentence, type ReviewTone } from './sentence.ts';
import { CLOSINGS } from './sentences/closings.ts';
import { OPENINGS } from './sentences/openings.ts';
import { REVIEW_TITLES } from './sentences/titles.ts';
import type { HotelTrait, StayTrait } from './traits.ts';

/** All that may be said of one hotel. */
export type Sayings = {
  readonly bodies: ByTone;
  readonly openings: Weighted<Sentence>;
  readonly closings: ByTone;
  readonly titles: ByTone;
};

type ByTone = ReadonlyMap<ReviewTone, Weighted<Sentence>>;

export type ReviewTask = {
  readonly rating: number;
  readonly sayings: Sayings;
  readonly stay: ReadonlySet<StayTrait>;
  readonly words: Readonly<Record<string, string>>;
  /** What other guests of the hotel have said: nobody says it again. */
  readonly said: Set<Sentence | string>;
  readonly chance: (key: string) => number;
};

export type ComposedReview = {
  readonly title: string;
  readonly content: string;
  readonly topics: readonly ReviewTopic[];
};

/**
 * What of the sentences may be said of a hotel; `weightOf` is how much rather its guests say one
 * than another.
 */
export function sayingsOf(
  traits: ReadonlySet<HotelTrait>,
  sentences: readonly Sentence[],
  weightOf: (sentence: Sentence) => number,
): Sayings {
  const possible = (list: readonly Sentence[]) => list.filter(({ hotel }) => isMet(hotel, traits));
  const byTone = (list: readonly Sentence[]): ByTone =>
    new Map(
      [...Map.groupBy(possible(list), ({ tone }) => tone)].map(([tone, some]) => [
        tone,
        weigh(some, weightOf),
      ]),
    );
  return {
    bodies: byTone(sentences),
    openings: weigh(possible(OPENINGS), weightOf),
    closings: byTone(CLOSINGS),
    titles: byTone(REVIEW_TITLES),
  };
}

/** Writes a review; what it says is then said for the hotel's other guests too. */
export function compose(task: ReviewTask): ComposedReview {
  const { rating, sayings, chance, said } = task;
  const plan = planOf(rating, chance);
  const body = plan.tones.reduce<readonly Sentence[]>((chosen, tone, i) => {
    const next = choose(task, sayings.bodies.get(tone), `body ${i}`, (sentence) =>
      chosen.every((one) => one.topic !== sentence.topic && !disagree(one, sentence)),
    );
    return next ? [...chosen, next] : chosen;
  }, []);
  const ending = body.some(isFault) ? { ...task, stay: task.stay.union(GRIPED) } : task;
  const mood = MOODS[rating] ?? 'like';
  const opening = plan.opens ? choose(task, sayings.openings, 'opening') : undefined;
  const closing =
    plan.closes || body.length === 0
      ? choose(ending, sayings.closings.get(mood), 'closing')
      : undefined;
  const title = makeTitle(ending, sayings.titles.get(mood));
  said.add(title);
  const parts = [opening, ...body, closing].filter((one) => one !== undefined);
  return {
    title,
    content: parts.map((one, i) => write(task, one, parts[i - 1])).join(' '),
    topics: body.flatMap(({ topic }) => topic ?? []),
  };
}

const GRIPED: ReadonlySet<StayTrait> = new Set<StayTrait>(['griped']);

/** How a review is headed and ends. */
const MOODS: Readonly<Record<number, ReviewTone>> = {
  5: 'love',
  4: 'like',
  3: 'gripe',
  2: 'bad',
  1: 'bad',
};

type Plan = {
  readonly tones: readonly ReviewTone[];
  readonly opens: boolean;
  readonly closes: boolean;
};

/** How long a review is and how it feels about what it speaks of, sentence by sentence. */
function planOf(rating: number, chance: (key: string) => number): Plan {
  const tones = pickByChance(PLANS[rating] ?? [], chance('plan'));
  return {
    tones,
    opens: tones.length > 1 && chance('opens') < 0.3,
    closes: chance('closes') < (tones.length > 1 ? 0.35 : 0.25),
  };
}

/** Stars fit the words: five never complain in earnest, one never praises. */
const PLANS: Readonly<Record<number, readonly (readonly ReviewTone[])[]>> = {
  5: [
    ['love'],
    ['love'],
    ['love', 'like'],
    ['love', 'love'],
    ['love', 'like', 'love'],
    ['like', 'love', 'like'],
    ['love', 'love', 'like'],
    ['love', 'like', 'love', 'like'],
    ['love', 'love', 'like', 'gripe'],
    ['like', 'love', 'love', 'like', 'like'],
  ],
  4: [
    ['like'],
    ['love', 'like'],
    ['like', 'like'],
    ['like', 'gripe'],
    ['love', 'gripe'],
    ['like', 'like', 'gripe'],
    ['love', 'like', 'gripe'],
    ['like', 'love', 'like'],
    ['like', 'like', 'like', 'gripe'],
    ['love', 'like', 'gripe', 'like'],
  ],
  3: [
    ['gripe'],
    ['like', 'gripe'],
    ['like', 'gripe'],
    ['gripe', 'like'],
    ['like', 'like', 'gripe', 'gripe'],
    ['like', 'gripe', 'gripe'],
    ['gripe', 'gripe', 'like'],
    ['like', 'bad', 'like'],
    ['like', 'gripe', 'gripe', 'like'],
  ],
  2: [
    ['bad'],
    ['bad', 'gripe'],
    ['bad', 'like'],
    ['bad', 'gripe', 'like'],
    ['gripe', 'bad', 'gripe'],
    ['bad', 'bad', 'like'],
    ['like', 'bad', 'gripe', 'bad'],
  ],
  1: [
    ['bad'],
    ['bad', 'bad'],
    ['bad', 'bad'],
    ['bad', 'bad', 'bad'],
    ['bad', 'gripe', 'bad', 'bad'],
  ],
};

/** One that fits this guest and has not been said; undefined when none is found. */
function choose(
  { stay, said, chance }: ReviewTask,
  weighted: Weighted<Sentence> | undefined,
  key: string,
  fits: (sentence: Sentence) => boolean = () => true,
): Sentence | undefined {
  if (!weighted) return undefined;
  const isOpen = (one: Sentence) => !said.has(one) && isMet(one.stay, stay) && fits(one);
  for (let i = 0; i < TRIES; i += 1) {
    const drawn = pickByWeight(weighted, chance(`${key} ${i}`));
    if (drawn && isOpen(drawn)) {
      said.add(drawn);
      return drawn;
    }
  }
  return undefined;
}

/**
 * Titles may come again in other words; should all be used up, in the same. Empty when nothing
 * fits, which the sentences rule out.
 */
function makeTitle(
  { stay, words, said, chance }: ReviewTask,
  weighted: Weighted<Sentence> | undefined,
): string {
  let title = '';
  if (!weighted) return title;
  for (let i = 0; i < TRIES; i += 1) {
    const drawn = pickByWeight(weighted, chance(`title ${i}`));
    if (!drawn || !isMet(drawn.stay, stay)) continue;
    title = renderSentence(drawn, words, (choice) => chance(`title ${i} ${choice}`));
    if (!said.has(title)) return title;
  }
  return title;
}

/** More than are ever needed of lists that have something for everybody. */
const TRIES = 60;

/** A sentence in its place: a complaint after praise is led up to, and praise after a complaint. */
function write(
  { words, rating, chance }: ReviewTask,
  sentence: Sentence,
  before: Sentence | undefined,
): string {
  const text = renderSentence(sentence, words, (choice) => chance(`${sentence.text} ${choice}`));
  const lead = leadOf(sentence, before, rating, chance);
  return lead === '' ? text : `${lead} ${inMidSentence(text)}`;
}

function leadOf(
  sentence: Sentence,
  before: Sentence | undefined,
  rating: number,
  chance: (key: string) => number,
): string {
  if (!before?.topic || !sentence.topic || !canBeLedUpTo(sentence)) return '';
  if (isFault(before) === isFault(sentence) || chance(`lead ${sentence.text}`) < 0.45) return '';
  const leads = !isFault(sentence) ? TO_PRAISE : rating >= 4 ? TO_GRIPE : TO_FAULT;
  return pickByChance(leads, chance(`which lead ${sentence.text}`));
}

const TO_GRIPE = [
  'Only gripe:',
  'One niggle:',
  'If I’m being picky,',
  'One small thing:',
  'My only moan:',
];
const TO_FAULT = ['But', 'On the other hand,', 'On the minus side,', 'That said,', 'Less good:'];
const TO_PRAISE = ['To be fair,', 'In fairness,', 'On the plus side,', 'Then again,', 'Still,'];
