import { never } from '#domain/errors/never.ts';
import type { DataCall } from '#web/data/data-call.ts';
import {
  AcceptBasketPrice,
  ExtendBasket,
  RefreshBasket,
  type BasketActErrorFragment,
} from './acts.generated.ts';

/** Name of the button that acts on the basket; its value is made by `basketAct`. */
export const BASKET_ACT = 'basket';

/** More time; a new price after expiry; the changed price accepted at the total in pence. */
export type BasketAct =
  | { readonly kind: 'extend' }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'accept'; readonly total: number };

/** Runs what was pressed; answers why it was refused, nothing when it was done. */
export async function actOnBasket(
  call: DataCall,
  basketId: string,
  act: BasketAct,
): Promise<readonly BasketActErrorFragment[]> {
  switch (act.kind) {
    case 'extend':
      return (await call(ExtendBasket, { basketId })).extendBasket.errors;
    case 'refresh':
      return (await call(RefreshBasket, { basketId })).refreshBasket.errors;
    case 'accept':
      return (await call(AcceptBasketPrice, { basketId, acceptedTotal: act.total }))
        .acceptBasketPrice.errors;
    default:
      return never(act);
  }
}

/** The button's value. */
export const makeBasketAct = (act: BasketAct): string =>
  act.kind === 'accept' ? `accept ${act.total}` : act.kind;

/** Reads the pressed button of a posted form; undefined when it was another one. */
export function parseBasketAct(form: FormData): BasketAct | undefined {
  const pressed = form.get(BASKET_ACT);
  if (pressed === 'extend' || pressed === 'refresh') return { kind: pressed };
  const total = typeof pressed === 'string' ? /^accept (\d{1,9})$/.exec(pressed)?.[1] : undefined;
  return total === undefined ? undefined : { kind: 'accept', total: Number(total) };
}
