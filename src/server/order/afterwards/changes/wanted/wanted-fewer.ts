/** A booked holiday without some of its travellers. */
import { discountOf } from '#domain/basket/receipt.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { addedWithout } from '#domain/order/changes/added-to-flights.ts';
import {
  checkLeaving,
  partyWithout,
  passengersWithout,
} from '#domain/order/changes/fewer-travellers.ts';
import { areReducedByOthers, seatsGone } from '#domain/order/changes/flights-gone.ts';
import {
  haveInfantsLaps,
  joinedWithout,
  partySold,
  withJoined,
} from '#domain/order/changes/joined-flights.ts';
import { LEAVING_REFUSALS, type ChangeRefusal } from '#domain/order/changing-refusals.ts';
import {
  holidayStart,
  hoursUntil,
  isGivenBack,
  LEAVING_HOURS,
  priceOfRooms,
  TRANSFER_HOURS,
  withStay,
} from '#domain/order/changing.ts';
import { headsOf, type Party } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { askOffers, transfersFor } from '#server/basket/basket-offers.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext, VisitorContext } from '#server/purchase-context.ts';
import type { StaysOnSale } from '#server/search/deal-choices.ts';
import type { Accepted } from '../../../accepted.ts';
import type { OrderVersion } from '../../../versions.ts';
import { creditOf } from './wanted-dates.ts';
import { isOfOtherHotel, travellingStayOf } from './wanted-stay.ts';
import type { Wanted } from './wanted.ts';

type Booking = Pick<OrderVersion, 'accepted' | 'document'>;

/** Why nobody can be taken off the order; null when somebody can. */
export function whyAllTravel(
  { clock }: Pick<PurchaseContext, 'clock'>,
  { accepted: { holiday, choices, passengers, reductions = [] }, document }: Booking,
): ChangeRefusal | null {
  if (passengers.length === 1) return 'leaving_alone';
  if (holiday.flights && choices.fulfilment === 'SELF_BOOK') return 'leaving_own_flights';
  if (isOfOtherHotel(holiday) || areReducedByOthers(reductions)) return 'leaving_changed_by_others';
  return hoursUntil(holidayStart(document), clock()) <= LEAVING_HOURS ? 'leaving_too_late' : null;
}

/**
 * The order without the travellers of these numbers. Their flights, with what was added to them,
 * stay owed; the stay is had anew where its hotel gives the booked one back and asks less for those
 * who are left, and else stays as it is; so does what else was sold to all of them.
 */
export async function wantFewer(
  context: VisitorContext,
  { accepted, document }: Booking,
  asked: readonly number[],
  onSale: StaysOnSale,
): Promise<Wanted> {
  const leaving = [...new Set(asked)];
  const kept = whyAllTravel(context, { accepted, document });
  if (kept) return { kind: 'refused', refusal: kept };
  const { holiday, choices, currency, reductions = [] } = accepted;
  const { party } = holiday;
  const errors = checkLeaving(leaving, { party, hasSeats: choices.seats !== null });
  if (errors.length > 0) return { kind: 'wrong', errors };
  const left = partyWithout(party, leaving);
  const passengers = passengersWithout(accepted.passengers, leaving);
  const joined = accepted.joined && joinedWithout(accepted.joined, leaving);
  if (!haveInfantsLaps(left, joined ?? []))
    return { kind: 'wrong', errors: [refuse(LEAVING_REFUSALS, 'leaving_infants', 'leaving')] };
  const flying = withJoined(holiday, { party: left, joined: joined ?? [] }, context.market);
  const added = addedWithout(choices, leaving, {
    sold: seatsOf(partySold(party, accepted.joined ?? []), partySold(left, joined ?? [])),
    all: seatsOf(party, left),
  });
  const gone = seatsGone(
    { lines: receiptOf({ holiday, choices }, currency).lines, code: accepted.promotionalCode },
    receiptOf({ holiday: flying, choices: added }, currency).lines,
    leaving.length,
  );
  const stayed = await askFewerStay(context, flying, onSale);
  if (stayed === 'supplier_silent') return { kind: 'refused', refusal: stayed };
  const fewer = {
    ...accepted,
    holiday: stayed,
    choices: added,
    passengers,
    ...(joined && { joined }),
  };
  const extras = await askFewerExtras(context, { accepted: fewer, document });
  if (extras === 'supplier_silent') return { kind: 'refused', refusal: extras };
  const wanted: Accepted = {
    ...fewer,
    choices: { ...added, ...extras },
    ...(gone && { reductions: [...reductions, gone] }),
  };
  if (isCodeLost(accepted, wanted)) return { kind: 'refused', refusal: 'leaving_code' };
  return creditOf(wanted) === creditOf(accepted)
    ? { kind: 'wanted', accepted: wanted }
    : { kind: 'refused', refusal: 'leaving_credit' };
}

const seatsOf = (was: Party, now: Party) => ({
  was: headsOf(was).paying,
  now: headsOf(now).paying,
});

/** Whether a code that asks for so much to be spent takes off less, and fewer people pay more. */
function isCodeLost(was: Accepted, now: Accepted): boolean {
  const [before, after] = [was, now].map((of) => receiptOf(of, of.currency));
  const [had, has] = [before!, after!].map(({ lines }) => discountOf(lines));
  return had! > 0 && (has === 0 || after!.payable > before!.payable);
}

/**
 * The holiday with the stay that those who are left have: theirs anew, at its hotel's price of now,
 * or the booked one with what they owe the place.
 */
async function askFewerStay(
  { market, clock }: VisitorContext,
  holiday: PricedHoliday,
  { price }: StaysOnSale,
): Promise<PricedHoliday | 'supplier_silent'> {
  const tariff = { ...market, rate: holiday.sale?.rate ?? market.rate };
  const found = await price(travellingStayOf(holiday), tariff);
  const fewer = found.kind === 'priced' && !found.holiday.onRequest ? found.holiday : undefined;
  if (!isGivenBack(holiday, todayOf({ market, clock })))
    return fewer ? withTaxOf(holiday, fewer) : holiday;
  if (fewer?.source === 'list') return 'supplier_silent';
  if (fewer && priceOfRooms(fewer) < priceOfRooms(holiday)) return withStay(holiday, fewer);
  return fewer ? withTaxOf(holiday, fewer) : holiday;
}

/** What a place asks of its guests is paid at the hotel, by those who come. */
const withTaxOf = (holiday: PricedHoliday, fewer: PricedHoliday): PricedHoliday => ({
  ...holiday,
  lines: [
    ...holiday.lines.filter(({ kind }) => kind !== 'local_tax'),
    ...fewer.lines.filter(({ kind }) => kind === 'local_tax'),
  ],
});

/** Transfer and insurance for those who are left, each where it costs less than the booked one. */
async function askFewerExtras(
  context: VisitorContext,
  { accepted: { holiday, choices, passengers }, document }: Booking,
): Promise<Pick<Accepted['choices'], 'transfer' | 'insurance'> | 'supplier_silent'> {
  const { transfer, insurance } = choices;
  const mayMove = hoursUntil(holidayStart(document), context.clock()) > TRANSFER_HOURS;
  const asked = [
    ...(transfer && mayMove ? ['transfers' as const] : []),
    ...(insurance ? ['insurance' as const] : []),
  ];
  if (asked.length === 0) return { transfer, insurance };
  const offers = await askOffers(context, holiday);
  if (asked.some((kind) => offers.unanswered.includes(kind))) return 'supplier_silent';
  const ride =
    transfer &&
    mayMove &&
    transfersFor({ holiday, offers }, passengers, context.clock()).find(
      ({ title, supplierName }) =>
        title === transfer.title && supplierName === transfer.supplierName,
    );
  const cover = insurance && offers.insurance.find(({ title }) => title === insurance.title);
  return { transfer: cheaper(transfer, ride), insurance: cheaper(insurance, cover) };
}

const cheaper = <Offer extends { readonly price: number }>(
  booked: Offer | null,
  anew: Offer | null | undefined | false,
): Offer | null => (booked && anew && anew.price < booked.price ? anew : booked);
