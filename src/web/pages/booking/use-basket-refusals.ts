import { useActionData } from 'react-router';

/** The answer of the action when an act on the basket was refused. */
export type BasketRefusals = { readonly basketRefusals: readonly { readonly message: string }[] };

/** Why more time, a new price or its acceptance was refused; empty otherwise. */
export function useBasketRefusals(): BasketRefusals['basketRefusals'] {
  return useActionData<Partial<BasketRefusals>>()?.basketRefusals ?? [];
}
