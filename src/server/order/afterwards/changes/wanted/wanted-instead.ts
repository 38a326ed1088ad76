/** Other holidays instead of one that those who provide it have changed. */
import { withoutHotelPerks } from '#domain/holiday/perks.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import {
  makeFlightQuoteId,
  makeHotelQuoteId,
  type FlightQuote,
  type HotelQuote,
} from '#domain/holiday/quote-id.ts';
import { keepStay, withHotel } from '#domain/order/changing.ts';
import { isClosedByAdvice, nightsInPlace } from '#server/advice/advice-blocks.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { InsteadOnSale } from '#server/search/deal-choices.ts';
import type { Accepted } from '../../../accepted.ts';
import { askDatedExtras } from './dated-extras.ts';
import { creditOf } from './wanted-dates.ts';
import { askExtrasThere } from './wanted-hotel.ts';
import { askStay, travellingStayOf } from './wanted-stay.ts';

/** Offered at once. */
const MOST = 3;
/** Looked at for each that is offered: not everything that is listed is to be had. */
const MOST_ASKED = 6;

/** What of a holiday is another one by what others have changed. */
export type Replaced = { readonly stay: boolean; readonly flights: boolean };

type Choice = {
  /** The quote of what is new in it: its stay, or its flights. */
  readonly id: string;
  readonly stay: HotelQuote;
  readonly flights: FlightQuote | undefined;
};

export type HolidayInstead = { readonly id: string; readonly accepted: Accepted };

type Changed = {
  readonly was: Accepted;
  /** As others have changed it. */
  readonly now: Accepted;
  readonly replaced: Replaced;
};

/**
 * Up to three holidays of the same people and nights that could be had instead: in other hotels,
 * those of the same place first, with other flights between the same airports, or both, each at the
 * prices of now.
 */
export async function offerHolidaysInstead(
  context: VisitorContext,
  changed: Changed,
  onSale: InsteadOnSale,
): Promise<readonly HolidayInstead[]> {
  const asked = choicesFor(changed, onSale).slice(0, MOST_ASKED);
  const found = await Promise.all(
    asked.map((choice) => askChoice(context, changed, choice, onSale)),
  );
  return found.filter((one) => one !== undefined).slice(0, MOST);
}

/**
 * One of them by its id; undefined once it cannot be had, and for any that is not offered: what it
 * costs more is ours to pay.
 */
export async function findHolidayInstead(
  context: VisitorContext,
  changed: Changed,
  onSale: InsteadOnSale,
  id: string,
): Promise<Accepted | undefined> {
  const offered = await offerHolidaysInstead(context, changed, onSale);
  return offered.find((one) => one.id === id)?.accepted;
}

function choicesFor({ was, now, replaced }: Changed, onSale: InsteadOnSale): readonly Choice[] {
  const booked = travellingStayOf(was.holiday);
  const flights = replaced.flights ? flightsFor(was, booked, onSale) : [undefined];
  if (!replaced.stay)
    return flights.flatMap((pair) =>
      pair ? [{ id: makeFlightQuoteId(pair), stay: booked, flights: pair }] : [],
    );
  const gone = [was.holiday.hotel.id, now.holiday.hotel.id];
  const [nearest] = flights;
  return replaced.flights && !nearest
    ? []
    : onSale
        .hotels(booked, was.holiday.flights?.outbound.destination)
        .filter(({ hotelId }) => !gone.includes(hotelId))
        .map((stay) => ({ id: makeHotelQuoteId(stay), stay, flights: nearest }));
}

/** Those that were booked are not flown any more; seats stay with flights that stay. */
function flightsFor(
  { holiday, choices }: Accepted,
  stay: HotelQuote,
  onSale: InsteadOnSale,
): readonly FlightQuote[] {
  if (!holiday.flights || choices.seats || choices.fulfilment === 'SELF_BOOK') return [];
  return onSale
    .flightsNear(stay, holiday.flights)
    .filter((pair) => makeFlightQuoteId(pair) !== holiday.flightQuoteId);
}

async function askChoice(
  context: VisitorContext,
  changed: Changed,
  { id, stay, flights }: Choice,
  onSale: InsteadOnSale,
): Promise<HolidayInstead | undefined> {
  const { was } = changed;
  const found = await askStay(context, was.holiday, stay, onSale, flights);
  if (typeof found === 'string') return undefined;
  if (await isClosedByAdvice(context.database, nightsInPlace(found))) return undefined;
  const holiday = joined(changed, found);
  const extras = flights
    ? await askDatedExtras(context, was, holiday)
    : await askExtrasThere(context, was, holiday);
  if (typeof extras === 'string') return undefined;
  const { supplierSession: _ended, flightReferences: _former, joined: _all, ...kept } = was;
  const accepted: Accepted = {
    ...(flights ? kept : was),
    holiday,
    choices: { ...was.choices, ...extras },
  };
  return creditOf(accepted) === creditOf(was) ? { id, accepted } : undefined;
}

/**
 * What is not replaced is as it is now: others may have changed it too, by less than people are
 * asked about.
 */
function joined(
  { was: { holiday: was }, now: { holiday: now }, replaced }: Changed,
  found: PricedHoliday,
): PricedHoliday {
  const holiday = replaced.flights
    ? replaced.stay
      ? found
      : keepStay(found, now)
    : withHotel(now, found);
  // What came free was promised with the booking.
  const { perks: ofJourney = [] } = replaced.flights ? was : now;
  const { perks: ofStay = [] } = replaced.stay ? found : now;
  const perks = [...withoutHotelPerks(ofJourney), ...ofStay.filter(({ by }) => by === 'hotel')];
  return { ...holiday, perks };
}
