/** Changes of a booked holiday: quoted, then accepted. */
import type { Flags } from '#domain/market/flags.ts';
import { nightsOnSale } from '#domain/order/changes/moving-dates.ts';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { placesGivenUntil, type ComparedLine } from '#domain/order/changing.ts';
import { PRICE_DROP_REFUSALS } from '#domain/order/price-drop-refusals.ts';
import { refuse, sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import {
  offerHotelChange,
  offerStayChange,
  offerTransferChange,
  whyCarStays,
  whyDatesStay,
  whyNamesStay,
  whyNobodyCanJoin,
  whyPlaceStays,
  whyTravellersStay,
} from '#server/order/change-offers.ts';
import {
  acceptOrderChange,
  findOrderChange,
  finishChangePayment,
  quoteOrderChange,
  type QuotedChange,
} from '#server/order/order-changes.ts';
import { makeHolidaysOnSale } from '#server/search/deal-choices.ts';
import { makeTransfer, flightToMeet } from '../basket/extras.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type {
  CarChange,
  DatesChange,
  FlightExtrasChangeInput,
  HotelChange,
  NamesChange,
  OrderChangeInput,
  StayChange,
  TransferChange,
} from '../generated.ts';
import { makeBoard } from '../holiday/holiday.ts';
import { asSold, moneyOf } from '../money.ts';

export const orderChangeResolvers = {
  Query: {
    orderChange: async (_root, { changeId }, context) =>
      (await findOrderChange(visitorContext(context), changeId)) ?? null,
  },
  Mutation: {
    quoteOrderChange: async (_root, { orderCode, change }, context) => {
      const asked = askedOf(change, context);
      if (!asked) return { kind: 'InvalidInput' as const, errors: [NOTHING] };
      return answerOf(await quoteOrderChange(visitorContext(context), orderCode, asked), orderCode);
    },
    acceptOrderChange: async (_root, args, context) => {
      const { origin } = context;
      const accepted = await acceptOrderChange(visitorContext(context), { ...args, origin });
      return accepted.kind === 'PaymentPage' ? accepted : answerOf(accepted, args.changeId);
    },
    finishOrderChangePayment: async (_root, args, context) =>
      answerOf(await finishChangePayment(visitorContext(context), args), args.changeId),
  },
  OrderChange: {
    orderReference: ({ orderCode }) => orderCode,
    refusal: ({ refusal }) => refusal && sentenceOf(CHANGING_REFUSALS, refusal),
    words: ({ words }) => [...words],
    lines: ({ lines }, _args, { shop }) => lines.map((line) => makeLine(shop, line)),
    totalWas: ({ totalWas }, _args, { shop }) => moneyOf(shop, totalWas),
    totalNow: ({ totalNow }, _args, { shop }) => moneyOf(shop, totalNow),
    difference: ({ totalWas, totalNow }, _args, { shop }) => moneyOf(shop, totalNow - totalWas),
    payments: ({ payments }, _args, { shop }) =>
      payments.map(({ dueDate, was, now }) => ({
        dueDate,
        was: moneyOf(shop, was),
        now: moneyOf(shop, now),
      })),
    isTheirs: ({ change }) => change === 'NOTICE',
    charge: ({ charge }, _args, { shop }) => moneyOf(shop, charge),
    refund: ({ refund }, _args, { shop }) => moneyOf(shop, refund),
    lessByEnding: ({ lessByEnding }, _args, { shop }) =>
      lessByEnding === null ? null : moneyOf(shop, lessByEnding),
  },
} satisfies ResolverMap;

const NOTHING = refuse(CHANGING_REFUSALS, 'nothing_changes', '');

type AskedChange = Parameters<typeof quoteOrderChange>[2];

function askedOf(
  {
    transfer,
    stay,
    hotel,
    dates,
    names,
    place,
    leaving,
    joining,
    car,
    flightExtras,
    seats,
  }: OrderChangeInput,
  { shop, flags }: GraphContext,
): AskedChange | undefined {
  const asked: (AskedChange | null | undefined)[] = [
    transfer && {
      kind: 'TRANSFER',
      quoteId: transfer.quoteId ?? null,
      flight: flightToMeet(transfer.flight),
    },
    stay && { kind: 'STAY', ...stay, onSale: onSaleIn(shop) },
    hotel && { kind: 'HOTEL', ...hotel, onSale: onSaleIn(shop) },
    dates && { kind: 'DATES', to: dates, onSale: onSaleIn(shop) },
    names && { kind: 'NAMES', names },
    place && { kind: 'PLACE', place },
    leaving && { kind: 'FEWER', leaving, onSale: onSaleIn(shop) },
    joining && { kind: 'JOIN', joining, onSale: onSaleIn(shop) },
    car && { kind: 'CAR', car },
    flightExtras && { kind: 'FLIGHT_EXTRAS', extras: boughtMore(flightExtras, flags) },
    seats && { kind: 'SEATS', seats: { ...seats, isSold: flags.seatMapsAndPriority } },
  ];
  const [first, ...others] = asked.filter((one) => !!one);
  return others.length > 0 ? undefined : first;
}

const boughtMore = (
  { bags, priorityBoarding: priority }: FlightExtrasChangeInput,
  { seatMapsAndPriority: isSold }: Flags,
) => ({ bags, priority, isSold });

/** What hotels and airlines sell instead of booked holidays. */
export const onSaleIn = (shop: WebContext) => makeHolidaysOnSale(shop, todayOf(shop));

/** What was quoted or has become of it, for the API; `id` names what was asked about. */
export function answerOf(quoted: QuotedChange, id: string) {
  switch (quoted.kind) {
    case 'refused':
      return { kind: 'InvalidInput' as const, errors: [...quoted.errors] };
    case 'absent':
      return {
        kind: 'OrderNotFound' as const,
        id,
        message: sentenceOf(PRICE_DROP_REFUSALS, 'no_order_of_yours'),
      };
    default:
      return quoted;
  }
}

function makeLine(shop: WebContext, { was, now }: ComparedLine) {
  const { label, basis } = (now ?? was)!;
  const difference = (now?.amount ?? 0) - (was?.amount ?? 0);
  return {
    label,
    basis,
    was: was && moneyOf(shop, was.amount),
    now: now && moneyOf(shop, now.amount),
    difference: difference === 0 ? null : moneyOf(shop, difference),
  };
}

/** Whether a booking's names can be corrected, its places given to others, and its people fewer. */
export async function makeNamesChange(
  booking: Parameters<typeof offerTransferChange>[1],
  context: GraphContext,
): Promise<NamesChange> {
  const refusal = await whyNamesStay(visitorContext(context), booking);
  const placeRefusal = await whyPlaceStays(visitorContext(context), booking);
  const leavingRefusal = await whyTravellersStay(visitorContext(context), booking);
  const joiningRefusal = await whyNobodyCanJoin(visitorContext(context), booking);
  const { document, accepted } = booking;
  const isPackage = document.protection.certificateNumber !== undefined;
  const { departureDate } = accepted.holiday;
  return {
    refusal: refusal && sentenceOf(CHANGING_REFUSALS, refusal),
    placesGivenUntil: placesGivenUntil({ isPackage, departureDate }, todayOf(context.shop)),
    placeRefusal: placeRefusal && sentenceOf(CHANGING_REFUSALS, placeRefusal),
    leavingRefusal: leavingRefusal && sentenceOf(CHANGING_REFUSALS, leavingRefusal),
    joiningRefusal: joiningRefusal && sentenceOf(CHANGING_REFUSALS, joiningRefusal),
  };
}

/** Whether a booking can be moved to other nights, and to which. */
export async function makeDatesChange(
  booking: Parameters<typeof whyDatesStay>[1],
  context: GraphContext,
): Promise<DatesChange> {
  const refusal = await whyDatesStay(visitorContext(context), booking);
  const { from, until, fewest, most } = nightsOnSale(todayOf(context.shop));
  return {
    refusal: refusal && sentenceOf(CHANGING_REFUSALS, refusal),
    from,
    until,
    fewestNights: fewest,
    mostNights: most,
  };
}

/** The car of a booking, and whether it can be changed; null without a car park. */
export async function makeCarChange(
  booking: Parameters<typeof whyCarStays>[1],
  context: GraphContext,
): Promise<CarChange | null> {
  const { car, choices } = booking.accepted;
  if (!car || !choices.carPark) return null;
  const refusal = await whyCarStays(visitorContext(context), booking);
  return { car, refusal: refusal && sentenceOf(CHANGING_REFUSALS, refusal) };
}

/** The transfers that a booking may have instead of its own. */
export async function makeTransferChange(
  booking: Parameters<typeof offerTransferChange>[1],
  context: GraphContext,
): Promise<TransferChange> {
  const { accepted } = booking;
  const found = await offerTransferChange(visitorContext(context), booking);
  if (found.kind === 'refused')
    return { refusal: sentenceOf(CHANGING_REFUSALS, found.refusal), offers: [], flight: null };
  const sold = asSold(context.shop, accepted.holiday);
  const chosen = accepted.choices.transfer?.quoteId;
  return {
    refusal: null,
    flight: accepted.choices.transferFlight ?? null,
    offers: found.offers.map((offer) => makeTransfer(sold, offer, offer.quoteId === chosen)),
  };
}

/** The rooms and boards that a booking may have instead of its own. */
export async function makeStayChange(
  booking: Parameters<typeof offerStayChange>[1],
  context: GraphContext,
): Promise<StayChange> {
  const { shop } = context;
  const found = await offerStayChange(visitorContext(context), booking, onSaleIn(shop));
  if (found.kind === 'refused')
    return { refusal: sentenceOf(CHANGING_REFUSALS, found.refusal), offers: [] };
  return {
    refusal: null,
    offers: found.offers.map(({ holiday, difference }) => ({
      hotelQuoteId: holiday.hotelQuoteId,
      rooms: holiday.rooms.map(({ name }) => name),
      board: makeBoard(holiday),
      difference: moneyOf(shop, difference),
    })),
  };
}

/** The stays in other hotels that a booking may have instead of its own. */
export async function makeHotelChange(
  booking: Parameters<typeof offerHotelChange>[1],
  context: GraphContext,
): Promise<HotelChange> {
  const { shop } = context;
  const found = await offerHotelChange(visitorContext(context), booking, onSaleIn(shop));
  if (found.kind === 'refused')
    return { refusal: sentenceOf(CHANGING_REFUSALS, found.refusal), offers: [] };
  const { placeId } = booking.accepted.holiday.hotel;
  return {
    refusal: null,
    offers: found.offers.map(({ holiday, difference }) => ({
      hotelQuoteId: holiday.hotelQuoteId,
      hotel: holiday.hotel.name,
      stars: holiday.hotel.stars,
      place: holiday.hotel.placeName,
      isInPlace: holiday.hotel.placeId === placeId,
      rooms: holiday.rooms.map(({ name }) => name),
      board: makeBoard(holiday),
      difference: moneyOf(shop, difference),
    })),
  };
}
