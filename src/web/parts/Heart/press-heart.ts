import { postOperation } from '#web/browser/data-call.ts';
import { RemoveHoliday, SaveHoliday } from './heart.generated.ts';
import type { SavedHoliday } from './saved-holidays.ts';

/** Named by its bookmark where it is saved. */
type Pressed = Pick<SavedHoliday, 'hotelQuoteId' | 'flightQuoteId'> & {
  readonly bookmarkId: string | undefined;
};

/**
 * Saves a holiday, or gives it up, without another page: the bookmark it has then, null for none.
 * Undefined when that did not come about: the form, posted, says why.
 */
export async function pressHeart({
  bookmarkId,
  ...quotes
}: Pressed): Promise<string | null | undefined> {
  try {
    if (bookmarkId !== undefined) {
      await postOperation(RemoveHoliday, { bookmarkId });
      return null;
    }
    const { createHolidayBookmark: saved } = await postOperation(SaveHoliday, quotes);
    return saved.kind === 'HolidayBookmark' ? saved.id : undefined;
  } catch {
    return undefined;
  }
}
