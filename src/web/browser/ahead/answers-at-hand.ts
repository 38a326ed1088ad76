import type { DataCall, Operation } from '#web/data/data-call.ts';

/** A list that somebody comes back to shows for so long what it showed when it was left. */
const BACK_MS = 5 * 60_000;
/** What lists of holidays are made of: no price is sold by them, the deal asks for its own. */
const LISTED = new Set(['ResultsPage', 'SavedHolidays']);
/** More lists than anybody goes back through. */
const MOST_LISTS = 12;

type Kept = { readonly answer: Promise<unknown>; readonly at: number };

type AnswersAtHand = {
  /** Answers from what is at hand, else by `send`; a change makes all that is at hand old. */
  readonly call: DataCall;
  /** Whether the visitor is on the way back through the browser's history. */
  setReturning: (isReturning: boolean) => void;
};

/** Lists that are there before they are asked for again, over `send`, by `now` in milliseconds. */
export function makeAnswersAtHand(send: DataCall, now: () => number = Date.now): AnswersAtHand {
  const lists = new Map<string, Kept>();
  let isReturning = false;

  const find = (key: string): Promise<unknown> | undefined => {
    const found = isReturning ? lists.get(key) : undefined;
    return found && now() - found.at <= BACK_MS ? found.answer : undefined;
  };
  const keep = (key: string, answer: Promise<unknown>): void => {
    lists.delete(key);
    lists.set(key, { answer, at: now() });
    answer.catch(() => lists.delete(key));
    const [oldest] = lists.keys();
    if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
  };

  return {
    call: async <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) => {
      if (operation.text.startsWith('mutation')) lists.clear();
      if (!LISTED.has(operation.name)) return send(operation, variables);
      const key = `${operation.name} ${JSON.stringify(variables)}`;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under its operation
      const atHand = find(key) as Promise<Data> | undefined;
      if (atHand) return atHand.catch(() => send(operation, variables));
      const answer = send(operation, variables);
      keep(key, answer);
      return answer;
    },
    setReturning: (value) => void (isReturning = value),
  };
}
