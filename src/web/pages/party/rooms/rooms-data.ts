import type { RefusedForm } from '#web/ui/use-posted-form.ts';
import type { HolidaysToChooseQuery, PartyRoomsPageQuery } from './query.generated.ts';

/** What the page of all rooms shows. */
export type RoomsData = {
  readonly rooms: PartyRoomsPageQuery['partyRooms'];
  /** The holiday that the visitor comes from, to be added or to begin with. */
  readonly given: { readonly hotelQuoteId: string; readonly flightQuoteId: string } | undefined;
  /** Without one: what is saved and still on sale. */
  readonly deals: HolidaysToChooseQuery['savedDeals'];
  readonly refused: RefusedForm | undefined;
};
