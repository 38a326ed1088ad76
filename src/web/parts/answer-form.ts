import { createContext, data, redirect, type ActionFunctionArgs } from 'react-router';
import { DataError } from '#web/data/data-error.ts';
import type { PostedError } from '#web/ui/use-posted-form.ts';

/**
 * A form was posted in this request and not taken. Its page is then shown with what was typed, even
 * to who has been away for so long that nobody is logged in any more (visitors: R13).
 */
export const formRefused = createContext(false);

/** Where a form that was taken leads, or what is wrong with it. */
export type FormEnd = string | readonly PostedError[];

type Posted<Typed> = Pick<ActionFunctionArgs, 'context'> & {
  /** What the page shows again. */
  readonly typed: Typed;
  /** What is said when nothing answers. */
  readonly outOfReach: string;
};

/**
 * The answer to a posted form: the way on (303), or the page again with what is wrong (422, or 502
 * when nothing answers) and all that was typed (visitors: R13, R14).
 */
export async function answerForm<Typed>(
  { context, typed, outOfReach }: Posted<Typed>,
  act: () => Promise<FormEnd>,
) {
  const refuse = (errors: readonly PostedError[], status: number) => {
    context.set(formRefused, true);
    return data({ errors, typed }, { status });
  };
  try {
    const end = await act();
    return typeof end === 'string' ? redirect(end, SEE_OTHER) : refuse(end, REFUSED);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return refuse([{ field: '', message: outOfReach }], NO_ANSWER);
  }
}

const SEE_OTHER = 303;
const REFUSED = 422;
const NO_ANSWER = 502;
