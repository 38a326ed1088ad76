import type { PartyHolidayOfPageFragment, PartyRoomOfPageFragment } from './query.generated.ts';

/** The hotel, also of a holiday that is gone; undefined when it is none of ours any more. */
export function hotelOfParty({ holiday }: PartyHolidayOfPageFragment) {
  if (holiday.kind === 'Holiday') return holiday.hotel;
  return (holiday.kind === 'NoAvailability' && holiday.soldOut) || undefined;
}

/** How many travel. */
export const travellersIn = ({ party }: PartyRoomOfPageFragment): number =>
  party.numberOfAdults + party.numberOfChildren + party.numberOfInfants;
