/** A booked holiday with somebody else in a traveller's place. */
import type { Passenger } from '#domain/basket/passengers.ts';
import type { IsoDate } from '#domain/dates.ts';
import {
  checkPlace,
  whyPlacesStay,
  withPlaceGiven,
  type AskedPlace,
} from '#domain/order/changes/giving-place.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { askOffers } from '#server/basket/basket-offers.ts';
import type { Database } from '#server/db/kysely.ts';
import { todayOf } from '#server/market/market.ts';
import type { Tx, VisitorContext } from '#server/purchase-context.ts';
import type { OrderVersion } from '../../../versions.ts';
import { areFlightsTheirs } from '../../self-booking/self-booking-record.ts';
import type { Wanted } from './wanted.ts';

type Booked = Pick<OrderVersion, 'accepted' | 'document'> & { readonly orderId: string };

/** Why nobody's place of the order can be given away on `today`; null when it can be. */
export const whyPlacesOf = async (
  database: Database | Tx,
  { orderId, accepted, document }: Booked,
  today: IsoDate,
): Promise<ChangeRefusal | null> =>
  whyPlacesStay(
    {
      isPackage: document.protection.certificateNumber !== undefined,
      departureDate: accepted.holiday.departureDate,
      booksOwnFlights: await areFlightsTheirs(database, orderId),
    },
    today,
  );

/**
 * The order with this person instead of that one. It costs what suppliers have proven that it costs
 * them, and none of ours has told of anything; the insurance, which is of people, is had anew at
 * its price of now, or ends where it is not to be had any more.
 */
export async function wantPlace(
  context: VisitorContext,
  { accepted }: Pick<OrderVersion, 'accepted'>,
  asked: AskedPlace,
): Promise<Wanted> {
  const { holiday, passengers, choices } = accepted;
  const today = todayOf(context);
  const travellers = { passengers, returnDate: holiday.returnDate, today };
  const errors = checkPlace(asked, travellers);
  if (errors.length > 0) return { kind: 'wrong', errors };
  const given = withPlaceGiven(asked, travellers);
  const at = asked.traveller - 1;
  if (isSamePerson(passengers[at], given[at]))
    return { kind: 'refused', refusal: 'nothing_changes' };
  const wanted = { ...accepted, passengers: given };
  const { insurance } = choices;
  if (!insurance) return { kind: 'wanted', accepted: wanted };
  const offers = await askOffers(context, holiday);
  if (offers.unanswered.includes('insurance'))
    return { kind: 'refused', refusal: 'supplier_silent' };
  // The law lets a place be given whatever insurers offer: without theirs, nobody is insured.
  const cover = offers.insurance.find(({ title }) => title === insurance.title) ?? null;
  return {
    kind: 'wanted',
    accepted: { ...wanted, choices: { ...choices, insurance: cover } },
  };
}

const isSamePerson = (was: Passenger | undefined, now: Passenger | undefined): boolean =>
  was?.firstName === now?.firstName &&
  was?.lastName === now?.lastName &&
  was?.dateOfBirth === now?.dateOfBirth;
