/**
 * Answers that are the same for everybody (`graphql/execution/steady.ts`), kept as text until what
 * they were read from changes: the day, the market's terms, prices of their hotels and routes.
 */
import type { IsoDate } from '#domain/dates.ts';
import type { GraphContext } from '#graphql/context.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import { epochOf, type Epoch } from '#server/price-index/read-stable.ts';
import { isMoved, type Scope } from '#server/price-index/scope.ts';
import type { PostedCall } from './data-call-request.ts';

/** Characters of questions and answers, of a market and thread. */
const MOST_KEPT = 8_000_000;

type Answer = {
  readonly text: string;
  readonly scopes: readonly Scope[];
  readonly today: IsoDate;
  /** All that was read stood as the answer says then. */
  epoch: Epoch;
};

/** A question, and its answer from the second time on: what nobody repeats pushes out little. */
type Kept = { readonly key: string; answer?: Answer };

/** The answer that is kept, or what a new one is made with. */
export type KeptOrNew =
  | { readonly kind: 'kept'; readonly text: string }
  | {
      readonly kind: 'unknown';
      /** What the operation runs with. */
      readonly context: GraphContext;
      readonly keep: (text: string) => void;
    };

export type KeptAnswers = {
  /** Of a call whose operation is steady; `context` is what it would run with otherwise. */
  readonly find: (call: PostedCall, context: GraphContext) => KeptOrNew;
};

/**
 * A shop that an index, rates or a market has been changed in is another, and what was kept of the
 * one before goes with it.
 */
export function keepAnswers(most: number = MOST_KEPT): KeptAnswers {
  const shops = new WeakMap<WebContext, Shelf>();
  return {
    find: (call, context) => {
      const { shop } = context;
      const shelf = shops.getOrInsertComputed(shop, () => new Shelf(most));
      const { query, operationName, variables } = call;
      const key = `${JSON.stringify([operationName, variables])}\n${query}`;
      const known = shelf.take(key);
      if (!known) return { kind: 'unknown', context, keep: () => undefined };
      const text = known.answer && current(known.answer, shop);
      return text === undefined ? makeAnew(shelf, known, shop) : { kind: 'kept', text };
    },
  };
}

/** What was asked, the one that was asked for longest ago first; that one is forgotten first. */
class Shelf {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept under a key, which is noted when it is new. */
  take(key: string): Kept | undefined {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    this.#kept.set(key, known ?? { key });
    if (!known) this.#grow(key.length);
    return known;
  }

  put(kept: Kept, answer: Answer): void {
    if (this.#kept.get(kept.key) !== kept) return;
    this.#size -= kept.answer?.text.length ?? 0;
    kept.answer = answer;
    this.#grow(answer.text.length);
  }

  #grow(by: number): void {
    this.#size += by;
    for (const [key, { answer }] of this.#kept) {
      if (this.#size <= this.#most) break;
      this.#kept.delete(key);
      this.#size -= key.length + (answer?.text.length ?? 0);
    }
  }
}

/** The text of an answer that still holds. */
function current(answer: Answer, shop: WebContext): string | undefined {
  const epoch = epochOf(shop.index);
  if (answer.today !== todayOf(shop)) return undefined;
  for (const scope of answer.scopes) if (isMoved(shop.index, scope, answer.epoch)) return undefined;
  answer.epoch = epoch;
  return answer.text;
}

/** What changes while it is made makes it one that does not hold. */
function makeAnew(shelf: Shelf, kept: Kept, shop: WebContext): KeptOrNew {
  const [today, epoch] = [todayOf(shop), epochOf(shop.index)];
  const scopes: (Scope | undefined)[] = [];
  return {
    kind: 'unknown',
    context: new ForEverybody(shop, (scope) => void scopes.push(scope)),
    keep: (text) => {
      const noted = scopes.filter((scope) => scope !== undefined);
      if (noted.length === scopes.length) shelf.put(kept, { text, scopes: noted, today, epoch });
    },
  };
}

type NoteRead = NonNullable<GraphContext['noteRead']>;

/** Nobody asks: an answer that is kept can tell nothing of a visitor. */
class ForEverybody implements GraphContext {
  readonly shop: WebContext;
  readonly noteRead: NoteRead;

  constructor(shop: WebContext, noteRead: NoteRead) {
    this.shop = shop;
    this.noteRead = noteRead;
  }

  get session(): never {
    return refuse();
  }

  get caller(): never {
    return refuse();
  }

  get flags(): never {
    return refuse();
  }

  get origin(): never {
    return refuse();
  }
}

function refuse(): never {
  throw new Error('an answer that is kept asked for its visitor');
}
