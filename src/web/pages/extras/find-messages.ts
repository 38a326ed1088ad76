/** What our editors say of extras (CONTENT-10). */
import type { DataCall } from '#web/data/data-call.ts';
import { sentenceNamed } from '#web/parts/Content/sentence-named.ts';
import { ExtrasMessages, type ExtrasBasketFragment } from './query.generated.ts';
import type { ExtraSectionName } from './sections.ts';

/** Told when it is asked for. */
export type ExtraMessage = { readonly summary: string; readonly paragraphs: readonly string[] };

export type SaidOfExtras = Partial<Record<ExtraSectionName, ExtraMessage>>;

/**
 * Of fast track where priority boarding is sold, and of booking the flights oneself where that is
 * offered; nothing when it cannot be told: extras sell without it (CONTENT-08).
 */
export async function findExtraMessages(
  call: DataCall,
  { priorityBoardingOption, flightFulfilment }: ExtrasBasketFragment,
): Promise<SaidOfExtras> {
  const hasChoice = flightFulfilment.length > 1;
  if (!priorityBoardingOption && !hasChoice) return {};
  const read = await call(ExtrasMessages, {}).catch(() => undefined);
  const priority = makeMessage(sentenceNamed('heading', read?.fastTrack), [
    sentenceNamed('text', read?.fastTrack),
  ]);
  const fulfilment = makeMessage(sentenceNamed('heading', read?.selfBooking), [
    sentenceNamed('text', read?.selfBooking),
    sentenceNamed('text', read?.terms),
    sentenceNamed('text', read?.payment),
  ]);
  return {
    ...(priorityBoardingOption && priority && { priority }),
    ...(hasChoice && fulfilment && { fulfilment }),
  };
}

function makeMessage(
  summary: string | undefined,
  texts: readonly (string | undefined)[],
): ExtraMessage | undefined {
  const paragraphs = texts.filter((words) => words !== undefined);
  return summary === undefined || paragraphs.length === 0 ? undefined : { summary, paragraphs };
}
