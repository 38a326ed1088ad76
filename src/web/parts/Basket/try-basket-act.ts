import type { RouterContextProvider } from 'react-router';
import { EXTRA_REFUSALS } from '#domain/basket/extra-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { pageContext } from '#web/page-properties.ts';
import { actOnBasket, type BasketAct } from './act-on-basket.ts';

/**
 * Runs what was pressed; answers why it was refused, or that the shop did not answer and the
 * holiday stands as it was (MSG-40).
 */
export async function tryBasketAct(
  context: Readonly<RouterContextProvider>,
  basketId: string,
  act: BasketAct,
): Promise<readonly { readonly message: string }[]> {
  try {
    return await actOnBasket(context.get(dataCall), basketId, act);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const { phone, phoneHours: hours } = context.get(pageContext).domainConfig.brand;
    return [{ message: sentenceOf(EXTRA_REFUSALS, 'holiday_update_failed', { phone, hours }) }];
  }
}
