import type { DataCall } from '#web/data/data-call.ts';
import { AddPaymentSchedule } from '../query.generated.ts';
import { REMOVE_CODE, USE_CODE } from './options-form.ts';
import {
  AddPromotionalCode,
  RemovePromotionalCode,
  type CodeSavedFragment,
} from './query.generated.ts';
import type { Options } from './read-options.ts';
import { setCredits } from './set-credits.ts';

type Saved = Pick<CodeSavedFragment, 'errors'>;

/**
 * Does what was pressed, and saves all that was chosen beside it: without script the page comes
 * back with what is saved, and nothing typed or chosen is lost.
 */
export async function saveOptions(
  call: DataCall,
  checkoutId: string,
  { intent, code, planName, credits }: Options,
): Promise<Saved> {
  const answers = [
    intent === REMOVE_CODE
      ? (await call(RemovePromotionalCode, { checkoutId })).removePromotionalCodeFromCheckout
      : SAVED,
    intent === USE_CODE || code !== ''
      ? (await call(AddPromotionalCode, { checkoutId, code })).addPromotionalCodeToCheckout
      : SAVED,
    await setCredits(call, checkoutId, { intent, credits }),
    planName === undefined
      ? SAVED
      : (await call(AddPaymentSchedule, { checkoutId, paymentSchedule: { name: planName } }))
          .addPaymentScheduleToCheckout,
  ];
  return { errors: answers.flatMap(({ errors }) => errors) };
}

const SAVED: Saved = { errors: [] };
