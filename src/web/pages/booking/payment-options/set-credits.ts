import { refuse } from '#domain/refuse.ts';
import { CREDIT_REFUSALS } from '#domain/wallet/refusals.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { REMOVE_CREDITS, USE_BEST_CREDITS, USE_CREDITS } from './options-form.ts';
import { SetCheckoutCredits, type CodeSavedFragment } from './query.generated.ts';
import type { Options } from './read-options.ts';

/**
 * Chooses the credits of the button that was pressed; whoever ticks some and goes on without it has
 * them used as well. What is wrong stands at the credit's box; a call that failed is told there too
 * (MSG-38).
 */
export async function setCredits(
  call: DataCall,
  checkoutId: string,
  { intent, credits }: Pick<Options, 'intent' | 'credits'>,
): Promise<Pick<CodeSavedFragment, 'errors'>> {
  const creditIds = chosenBy(intent, credits);
  if (!creditIds) return { errors: [] };
  const { acceptedLoss } = credits;
  try {
    const { setCheckoutCredits } = await call(SetCheckoutCredits, {
      checkoutId,
      creditIds: [...creditIds],
      acceptedLoss,
    });
    return {
      errors: setCheckoutCredits.errors.map((error) => ({
        ...error,
        field: boxOf(error.field ?? '', creditIds),
      })),
    };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { errors: [refuse(CREDIT_REFUSALS, 'credit_failed', boxOf('creditIds[0]', creditIds))] };
  }
}

function chosenBy(
  intent: string,
  { ticked, best, chosen }: Options['credits'],
): readonly string[] | undefined {
  const isChanged = ticked.length !== chosen.length || ticked.some((id) => !chosen.includes(id));
  if (intent === USE_CREDITS || (intent === '' && isChanged)) return ticked;
  if (intent === USE_BEST_CREDITS) return best;
  return intent === REMOVE_CREDITS ? [] : undefined;
}

/** The name of a box for the path of the API's argument. */
const boxOf = (field: string, creditIds: readonly string[]): string =>
  field.replace(/^creditIds(?:\[(\d+)\])?$/, (_, at: string | undefined) => {
    const id = at === undefined ? undefined : creditIds[Number(at)];
    return id === undefined ? '' : `credits.${id}`;
  });
