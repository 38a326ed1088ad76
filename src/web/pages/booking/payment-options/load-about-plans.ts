import type { DataCall } from '#web/data/data-call.ts';
import { sentenceNamed } from '#web/parts/Content/sentence-named.ts';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import { PlanMessages } from './query.generated.ts';

/**
 * What our editors say of the plans, where there are several to choose from; undefined when it
 * cannot be told: the step stands without it (CONTENT-08, CONTENT-10).
 */
export async function loadAboutPlans(
  call: DataCall,
  { paymentScheduleOptions }: Pick<CheckoutOfPageFragment, 'paymentScheduleOptions'>,
): Promise<string | undefined> {
  if (paymentScheduleOptions.length < 2) return undefined;
  const read = await call(PlanMessages, {}).catch(() => undefined);
  return sentenceNamed('text', read?.contentMessages);
}
