/** The transfer and the insurance that are booked, as a holiday that is changed can have them. */
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { askOffers, transfersFor } from '#server/basket/basket-offers.ts';
import type { Offers } from '#server/basket/basket-record.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { Accepted } from '../../../accepted.ts';

type SameExtras = Pick<Accepted['choices'], 'transfer' | 'insurance'>;
type Travelling = { readonly holiday: PricedHoliday } & Pick<Accepted, 'passengers'>;

/** Each at the price of now; or why one cannot be had, in the words of the change. */
export async function askSameExtras(
  context: VisitorContext,
  { holiday, passengers }: Travelling,
  { transfer, insurance }: SameExtras,
  refusals: Readonly<Record<keyof SameExtras, ChangeRefusal>>,
): Promise<SameExtras | ChangeRefusal> {
  if (!transfer && !insurance) return { transfer, insurance };
  const offers = await askOffers(context, holiday);
  const isSilent =
    (transfer && offers.unanswered.includes('transfers')) ||
    (insurance && offers.unanswered.includes('insurance'));
  if (isSilent) return 'supplier_silent';
  const ride = transfer && findRide(context, { holiday, passengers }, { transfer, offers });
  if (ride === undefined) return refusals.transfer;
  const cover = insurance && offers.insurance.find(({ title }) => title === insurance.title);
  return cover === undefined ? refusals.insurance : { transfer: ride, insurance: cover };
}

type Rides = {
  readonly transfer: NonNullable<SameExtras['transfer']>;
  readonly offers: Offers;
};

/** The transfer of the same kind by the same company; undefined where it offers none. */
export const findRide = (
  { clock }: Pick<VisitorContext, 'clock'>,
  { holiday, passengers }: Travelling,
  { transfer, offers }: Rides,
) =>
  transfersFor({ holiday, offers }, passengers, clock()).find(
    ({ title, supplierName }) => title === transfer.title && supplierName === transfer.supplierName,
  );
