import type { DataCall } from '#web/data/data-call.ts';
import { SavedHolidays, type SavedHolidaysQuery } from './heart.generated.ts';

/** A holiday that the visitor has saved. */
export type SavedHoliday = SavedHolidaysQuery['holidayBookmarks'][number];

/** What is saved; nothing when it cannot be told, because a page sells without hearts. */
export async function findSaved(call: DataCall): Promise<readonly SavedHoliday[]> {
  try {
    return (await call(SavedHolidays, {})).holidayBookmarks;
  } catch {
    return [];
  }
}
