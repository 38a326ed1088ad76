/** A booked stay on other nights, in the same rooms with the same board. */
import { ageOn } from '#domain/basket/passenger-ages.ts';
import { addDays } from '#domain/dates.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Pence } from '#domain/money.ts';
import { checkNights, haveSameAges, type AskedNights } from '#domain/order/changes/moving-dates.ts';
import { CHANGING_REFUSALS, type ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { isClosedByAdvice, nightsInPlace } from '#server/advice/advice-blocks.ts';
import { askOffers, transfersFor } from '#server/basket/basket-offers.ts';
import { receiptOf, type BasketChoices } from '#server/basket/basket-record.ts';
import { todayOf } from '#server/market/market.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { StaysOnSale } from '#server/search/deal-choices.ts';
import type { Accepted } from '../../accepted.ts';
import type { OrderVersion } from '../../versions.ts';
import { askStay, bookedStayOf } from './wanted-stay.ts';
import type { Wanted } from './wanted.ts';

/**
 * The order on these nights, all of it at the prices of now: the stay, the transfer that leads to
 * it and the insurance that covers the days away, where they were chosen. Which flight the transfer
 * meets is not known any more.
 */
export async function wantDates(
  context: VisitorContext,
  { accepted }: Pick<OrderVersion, 'accepted'>,
  asked: AskedNights,
  onSale: StaysOnSale,
): Promise<Wanted> {
  const { holiday, passengers } = accepted;
  const today = todayOf(context);
  const errors = checkNights(asked, today);
  if (errors.length > 0) return { kind: 'wrong', errors };
  if (asked.checkIn === holiday.checkIn && asked.nights === holiday.nights)
    return { kind: 'refused', refusal: 'nothing_changes' };
  const nights = { ...holiday, ...asked };
  if (await isClosedByAdvice(context.database, nightsInPlace(nights)))
    return { kind: 'wrong', errors: [refuse(CHANGING_REFUSALS, 'dates_advice', 'checkIn')] };
  const returnDate = addDays(asked.checkIn, asked.nights);
  if (!haveSameAges(passengers, holiday.returnDate, returnDate))
    return { kind: 'refused', refusal: 'dates_ages' };
  const stay = { ...bookedStayOf(holiday), checkIn: asked.checkIn, nights: asked.nights };
  const moved = await askStay(context, holiday, stay, onSale);
  if (typeof moved === 'string')
    return { kind: 'refused', refusal: moved === 'stay_gone' ? 'dates_gone' : moved };
  const extras = await askExtras(context, accepted, moved);
  if (typeof extras === 'string') return { kind: 'refused', refusal: extras };
  const wanted: Accepted = {
    ...accepted,
    // What came free was promised with the booking.
    holiday: { ...moved, perks: holiday.perks ?? [] },
    choices: { ...accepted.choices, ...extras },
    passengers: passengers.map((who) => ({ ...who, age: ageOn(who.dateOfBirth, returnDate) })),
  };
  return creditOf(wanted) === creditOf(accepted)
    ? { kind: 'wanted', accepted: wanted }
    : { kind: 'refused', refusal: 'dates_credit' };
}

type DatedExtras = Pick<BasketChoices, 'transfer' | 'transferFlight' | 'insurance'>;

/** What was chosen for the days away, for those of `moved`; or why one of it cannot be had. */
async function askExtras(
  context: VisitorContext,
  { choices, passengers }: Accepted,
  moved: PricedHoliday,
): Promise<DatedExtras | ChangeRefusal> {
  const { transfer, insurance } = choices;
  const none = { transfer: null, transferFlight: null, insurance: null };
  if (!transfer && !insurance) return none;
  const offers = await askOffers(context, moved);
  const isSilent = (kind: (typeof offers.unanswered)[number]) => offers.unanswered.includes(kind);
  if ((transfer && isSilent('transfers')) || (insurance && isSilent('insurance')))
    return 'supplier_silent';
  const ride =
    transfer &&
    transfersFor({ holiday: moved, offers }, passengers, context.clock()).find(
      ({ title, supplierName }) =>
        title === transfer.title && supplierName === transfer.supplierName,
    );
  if (ride === undefined) return 'dates_transfer';
  const cover = insurance && offers.insurance.find(({ title }) => title === insurance.title);
  return cover === undefined ? 'dates_insurance' : { ...none, transfer: ride, insurance: cover };
}

/** What is paid with credits. */
const creditOf = (accepted: Accepted): Pence =>
  receiptOf(accepted, accepted.currency)
    .lines.filter(({ kind }) => kind === 'credit')
    .reduce((sum, { amount }) => sum + amount, 0);
