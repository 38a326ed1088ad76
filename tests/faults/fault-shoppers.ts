/**
 * Shoppers of the fault rounds: they order one holiday after another, whatever breaks, and submit
 * together, so that each fault meets many orders.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultLayout, Submit } from './fault-layout.ts';

/** From submitting to the answer, in milliseconds since 1970. */
export type Submission = { readonly from: number; until: number };

/** What they have ordered, and been told. */
export type Books = {
  readonly submissions: Submission[];
  /** Answers that nobody should get, one sentence each. */
  readonly failures: string[];
  /** Those who have paid and wait for others. */
  readonly ready: (() => void)[];
  /** How often each kind of answer was given. */
  readonly answers: Record<string, number>;
};

export const openBooks = (): Books => ({
  submissions: [],
  failures: [],
  ready: [],
  answers: {},
});

const READY_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 20;
const PAUSE_MS = 200;

/** The layout's shoppers shop until `isOver`; resolves when each has been answered. */
export async function shop(
  layout: FaultLayout,
  draw: () => number,
  books: Books,
  isOver: () => boolean,
): Promise<void> {
  await Promise.all(
    Array.from({ length: layout.shoppers }, async () => {
      while (!isOver()) await shopOnce(layout, draw, books, isOver);
    }),
  );
}

/** Lets all who are ready submit at once, when half the shoppers are, or after so long. */
export async function submitTogether({ shoppers }: FaultLayout, books: Books): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (books.ready.length < shoppers / 2 && performance.now() < end) await sleep(LOOK_EVERY_MS);
  letSubmit(books);
}

/** Nobody waits any longer. */
export function letSubmit({ ready }: Books): void {
  for (const submit of ready.splice(0)) submit();
}

/**
 * Whoever finds something away asks again, and begins anew with what was not yet submitted; any
 * other failure is one that no visitor should meet.
 */
async function shopOnce(
  layout: FaultLayout,
  draw: () => number,
  books: Books,
  isOver: () => boolean,
): Promise<void> {
  let submission: Submission | undefined;
  try {
    const submit = await layout.prepare(draw);
    if (!submit) return;
    if (!isOver()) await new Promise<void>((resolve) => void books.ready.push(resolve));
    submission = { from: Date.now(), until: Infinity };
    books.submissions.push(submission);
    const kind = await untilAnswered(submit);
    books.answers[kind] = (books.answers[kind] ?? 0) + 1;
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
