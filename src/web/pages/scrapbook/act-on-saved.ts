import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { SAVED_REFUSALS } from '#domain/saved/refusals.ts';
import { parseAmount } from '#domain/saved/target-price.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { RemoveHoliday, SaveHoliday } from '#web/parts/Heart/heart.generated.ts';
import { routes } from '#web/routes.ts';
import type { Typed } from '#web/ui/use-posted-form.ts';
import { SetTargetPrice } from './query.generated.ts';

/** `leads`: to another page than the form names. */
export type SavedOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'leads'; readonly to: string }
  | { readonly kind: 'refused'; readonly message: string };

/** A form that came back: why, and what was typed. */
export type RefusedSaved = { readonly message: string; readonly typed: Typed };

const DONE: SavedOutcome = { kind: 'done' };

/** Does what a form with a heart or a target price asks for (SAVE-02). */
export async function actOnSaved(call: DataCall, typed: Typed): Promise<SavedOutcome> {
  const of = (name: string): string => typed[name] ?? '';
  const bookmarkId = of('bookmarkId');
  switch (of('act')) {
    case 'save':
      return save(call, {
        hotelQuoteId: of('hotelQuoteId'),
        flightQuoteId: of('flightQuoteId'),
      });
    case 'remove':
      await call(RemoveHoliday, { bookmarkId });
      return DONE;
    case 'watch':
      return setTarget(call, bookmarkId, of('targetPrice'));
    case 'unwatch':
      await call(SetTargetPrice, { bookmarkId, targetPrice: null });
      return DONE;
    default:
      return DONE;
  }
}

/** What is sold out or none of ours is told by its own page. */
async function save(
  call: DataCall,
  quotes: { readonly hotelQuoteId: string; readonly flightQuoteId: string },
): Promise<SavedOutcome> {
  const { createHolidayBookmark: saved } = await call(SaveHoliday, quotes);
  if (saved.kind === 'HolidayBookmark') return DONE;
  return saved.kind === 'InvalidInput'
    ? { kind: 'refused', message: saved.errors.map(({ message }) => message).join(' ') }
    : { kind: 'leads', to: routes.deal.href(quotes) };
}

async function setTarget(call: DataCall, bookmarkId: string, typed: string): Promise<SavedOutcome> {
  if (typed.trim() === '')
    return { kind: 'refused', message: sentenceOf(INPUT_REFUSALS, 'required') };
  const targetPrice = parseAmount(typed);
  if (targetPrice === undefined)
    return { kind: 'refused', message: sentenceOf(SAVED_REFUSALS, 'target_not_an_amount') };
  const { setTargetPrice: set } = await call(SetTargetPrice, { bookmarkId, targetPrice });
  return set.kind === 'InvalidInput'
    ? { kind: 'refused', message: set.errors.map(({ message }) => message).join(' ') }
    : DONE;
}
