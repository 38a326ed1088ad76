/** Shoppers of the fault rounds: they order one holiday after another, whatever breaks. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultLayout, Submit } from './fault-layout.ts';

/** From submitting to the answer, in milliseconds since 1970. */
export type Submission = { readonly from: number; until: number };

/** What they have ordered, and been told. */
export type Books = {
  readonly submissions: Submission[];
  /** Answers that nobody should get, one sentence each. */
  readonly failures: string[];
  /** Answered with an order. */
  acknowledged: number;
  /** Called with the next submission. */
  onSubmitted: () => void;
};

export const openBooks = (): Books => ({
  submissions: [],
  failures: [],
  acknowledged: 0,
  onSubmitted: () => undefined,
});

const SHOPPERS = 4;
const SUBMITTED_WITHIN_MS = 15_000;
const PAUSE_MS = 200;

/** Several of them shop until `isOver`; resolves when each has been answered. */
export async function shop(
  layout: FaultLayout,
  draw: () => number,
  books: Books,
  isOver: () => boolean,
): Promise<void> {
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      while (!isOver()) await shopOnce(layout, draw, books);
    }),
  );
}

/** Resolves when the next order is submitted, or after so long without one. */
export const nextSubmission = (books: Books): Promise<void> =>
  Promise.race([
    new Promise<void>((resolve) => {
      books.onSubmitted = resolve;
    }),
    sleep(SUBMITTED_WITHIN_MS, undefined, { ref: false }),
  ]);

/**
 * Whoever finds something away asks again, and begins anew with what was not yet submitted; any
 * other failure is one that no visitor should meet.
 */
async function shopOnce(layout: FaultLayout, draw: () => number, books: Books): Promise<void> {
  let submission: Submission | undefined;
  try {
    const submit = await layout.prepare(draw);
    if (!submit) return;
    submission = { from: Date.now(), until: Infinity };
    books.submissions.push(submission);
    books.onSubmitted();
    if ((await untilAnswered(submit)) === 'PlacedOrder') books.acknowledged += 1;
  } catch (error) {
    books.failures.push(`${submission ? 'I1 an order' : 'a checkout'} met ${String(error)}`);
    await sleep(PAUSE_MS);
  } finally {
    if (submission) submission.until = Date.now();
  }
}

async function untilAnswered(submit: Submit): Promise<string> {
  for (;;) {
    const kind = await submit();
    if (kind !== undefined) return kind;
  }
}
