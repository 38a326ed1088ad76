import { useActionData } from 'react-router';
import * as v from 'valibot';

/** The answer of the action when an act on the basket was refused. */
export type BasketRefusals = { readonly basketRefusals: readonly { readonly message: string }[] };

const answer = v.object({ basketRefusals: v.array(v.object({ message: v.string() })) });

/** Why more time, a new price or its acceptance was refused; empty otherwise. */
export function useBasketRefusals(): BasketRefusals['basketRefusals'] {
  const read = v.safeParse(answer, useActionData());
  return read.success ? read.output.basketRefusals : [];
}
