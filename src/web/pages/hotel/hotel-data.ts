import type { HotelPageQuery } from './query.generated.ts';

/** What the page of a hotel shows. */
export type HotelData = {
  readonly hotel: NonNullable<HotelPageQuery['hotel']>;
  readonly calendar: HotelPageQuery['holidayCalendar'];
};
