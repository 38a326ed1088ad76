/** What was chosen for the days of a holiday, on other days. */
import { allBags } from '#domain/holiday/hold-bags.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { askOffers, priorityFor } from '#server/basket/basket-offers.ts';
import type { BasketChoices, Offers } from '#server/basket/basket-record.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { Accepted } from '../../../accepted.ts';
import { findRide } from './same-extras.ts';

type DatedExtras = Pick<
  BasketChoices,
  'holdBags' | 'addedBags' | 'priority' | 'transfer' | 'transferFlight' | 'carPark' | 'insurance'
>;

/** Each choice that is priced by the day, and what its supplier is called among the offers. */
const EXTRAS = [
  ['priority', 'priority'],
  ['transfer', 'transfers'],
  ['carPark', 'parking'],
  ['insurance', 'insurance'],
] as const;

/** All of it for the days of `moved`, at the prices of now; or why one of it cannot be had. */
export async function askDatedExtras(
  context: VisitorContext,
  { choices, passengers }: Accepted,
  moved: PricedHoliday,
): Promise<DatedExtras | ChangeRefusal> {
  const { priority, transfer, carPark, insurance } = choices;
  const holdBags = allBags(choices);
  const bag = moved.flights?.holdBag;
  if (holdBags && !bag) return 'dates_extras';
  const bags = holdBags && bag ? { quantity: holdBags.quantity, bag } : null;
  const isAsked = EXTRAS.some(([kind]) => choices[kind] !== null);
  const offers = isAsked ? await askOffers(context, moved) : NOTHING;
  if (EXTRAS.some(([kind, asked]) => choices[kind] !== null && offers.unanswered.includes(asked)))
    return 'supplier_silent';
  const boarding = priority && priorityFor({ holiday: moved, offers });
  const park = carPark && offers.carParks.find(({ name }) => name === carPark.name);
  if (boarding === undefined || park === undefined) return 'dates_extras';
  const ride = transfer && findRide(context, { holiday: moved, passengers }, { transfer, offers });
  if (ride === undefined) return 'dates_transfer';
  const cover = insurance && offers.insurance.find(({ title }) => title === insurance.title);
  if (cover === undefined) return 'dates_insurance';
  return {
    // They are booked with the new flights, whenever they were added.
    holdBags: bags,
    addedBags: [],
    priority: boarding,
    transfer: ride,
    // Of a stay alone it is not known any more.
    transferFlight: null,
    carPark: park,
    insurance: cover,
  };
}

const NOTHING: Offers = {
  priority: [],
  transfers: [],
  carParks: [],
  insurance: [],
  unanswered: [],
};
