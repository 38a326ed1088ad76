/** A booking as each of its people may see it (ACCT-02; customers: roles). */
import { mayDo } from '#domain/booking/booking-roles.ts';
import { checkInTimes } from '#domain/booking/check-in.ts';
import { sumOf } from '#domain/booking/payment-changes.ts';
import { addDays } from '#domain/dates.ts';
import { perkSentences } from '#domain/holiday/perks.ts';
import {
  documentPaidAtHotel,
  goesBack,
  paidSoFar,
  referenceWords,
  type DocumentFlight,
} from '#domain/order/order-document.ts';
import { hasFailed, hasPapers } from '#domain/order/order-states.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { listCheckedIn } from '#server/booking/checked-in.ts';
import {
  isBeingTaken,
  loadBooking,
  type BookingPayment,
  type OwnBooking,
} from '#server/booking/own-booking.ts';
import { loadSelfBooking } from '#server/booking/self-booking.ts';
import { placePicture } from '#server/catalogue/picture-views.ts';
import { findCarrier } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import { listOrderRefunds } from '#server/order/refunds.ts';
import { papersVersion } from '#server/order/versions.ts';
import { visitorContext } from '../context.ts';
import type { BookingReceipt } from '../generated.ts';
import { makeLegBags } from '../holiday/bags.ts';
import { makeLines, makePrice } from '../holiday/price.ts';
import { moneyOf } from '../money.ts';
import { makeFlightChoices } from '../order/flight-choices.ts';
import { makeFlightExtrasChange } from '../order/flight-extras-change.ts';
import {
  makeCarChange,
  makeDatesChange,
  makeHotelChange,
  makeNamesChange,
  makeStayChange,
  makeTransferChange,
} from '../order/order-change.ts';
import { documentsOf } from '../order/order.ts';
import { makeConversation } from './conversation.ts';
import { makeInformedChanges } from './informed-changes.ts';
import { makePaymentPlan } from './payment-changes.ts';
import { makeShares } from './shares.ts';
import { makeSharing } from './sharing.ts';
import { makeTheirAlternatives, makeTheirChanges } from './their-change.ts';
import { makeChecklist } from './traveller-checks.ts';

export const bookingResolvers = {
  Query: {
    booking: (_root, { orderCode }, context) => loadBooking(visitorContext(context), orderCode),
  },
  Booking: {
    reference: ({ code }) => code,
    bookedOn: ({ document }) => document.bookedOn,
    place: ({ document }) => document.place,
    picture: async (booking, _args, { shop }) => {
      const hotel = await hotelOf(shop, booking);
      return hotel ? placePicture(hotel.place) : null;
    },
    isPackage: ({ document }) => document.protection.certificateNumber !== undefined,
    flights: async (booking, _args, context) => {
      const { document, accepted, role } = booking;
      const { shop } = context;
      const checkedIn = await listCheckedIn(visitorContext(context).database, booking);
      const { outbound, inbound } = accepted.holiday.flights ?? {};
      const legs = [outbound, inbound];
      return document.flights.map((flight, i) => ({
        ...bookedFlight(flight, mayDo(role, 'documents')),
        checkedIn: checkedIn[i]!,
        get allowances() {
          return legs[i] ? makeLegBags(legs[i]) : [];
        },
        get checkIn() {
          return legs[i] ? makeCheckIn(flight, legs[i].carrier, shop.clock()) : null;
        },
      }));
    },
    stay: async (booking, _args, { shop }) => {
      const { hotel, address, checkIn, nights, rooms, board, supplierReference } =
        booking.document.stay;
      return {
        hotel,
        address,
        checkInDate: checkIn,
        checkOutDate: addDays(checkIn, nights),
        checkInFrom: (await hotelOf(shop, booking))?.facts.checkInFrom ?? null,
        rooms: [...rooms],
        board,
        reference: mayDo(booking.role, 'documents') ? supplierReference : null,
      };
    },
    extras: extrasOf,
    travellers: ({ accepted }) =>
      accepted.passengers.map(({ firstName, lastName, type }, i) => ({
        number: i + 1,
        firstName,
        lastName,
        type: PASSENGER_TYPE[type],
      })),
    receipt: (booking, _args, { shop }) =>
      mayDo(booking.role, 'prices') ? makeReceipt(shop, booking) : null,
    refunds: async ({ id, role }, _args, context) =>
      mayDo(role, 'prices')
        ? (await listOrderRefunds(visitorContext(context), id)).map((refund) => ({
            ...refund,
            amount: moneyOf(context.shop, refund.amount),
          }))
        : [],
    paymentPlan: (booking, _args, context) =>
      mayDo(booking.role, 'pay') ? makePaymentPlan(booking, context) : null,
    checklist: (booking, _args, context) =>
      mayDo(booking.role, 'change') ? makeChecklist(booking, context) : null,
    transferChange: (booking, _args, context) =>
      mayDo(booking.role, 'change') ? makeTransferChange(booking, context) : null,
    stayChange: (booking, _args, context) =>
      mayDo(booking.role, 'change') ? makeStayChange(booking, context) : null,
    hotelChange: (booking, _args, context) =>
      mayDo(booking.role, 'change') ? makeHotelChange(booking, context) : null,
    datesChange: (booking, _args, context) =>
      mayDo(booking.role, 'change') ? makeDatesChange(booking, context) : null,
    flightChoices: (booking, asked, context) =>
      mayDo(booking.role, 'change') ? makeFlightChoices(booking, asked, context) : null,
    namesChange: (booking, _args, context) =>
      mayDo(booking.role, 'change') ? makeNamesChange(booking, context) : null,
    carChange: (booking, _args, context) =>
      mayDo(booking.role, 'change') ? makeCarChange(booking, context) : null,
    flightExtrasChange: (booking, _args, context) =>
      mayDo(booking.role, 'change') ? makeFlightExtrasChange(booking, context) : null,
    seatsChange: (booking) => (mayDo(booking.role, 'change') ? booking : null),
    theirChanges: (booking, _args, context) => makeTheirChanges(booking, context),
    theirAlternatives: (booking, _args, context) =>
      mayDo(booking.role, 'change') ? makeTheirAlternatives(booking, context) : [],
    selfBooking: async (booking, _args, context) =>
      (await loadSelfBooking(visitorContext(context), booking)) ?? null,
    informedChanges: (booking, _args, context) => makeInformedChanges(booking, context),
    sharing: (booking, _args, context) => makeSharing(booking, context),
    share: (booking, _args, context) => makeShares(booking, context),
    conversation: (booking, _args, context) =>
      mayDo(booking.role, 'conversations') ? makeConversation(booking, context) : null,
    cancelling: ({ document: { cancelling = [] }, role }, _args, { shop }) =>
      mayDo(role, 'prices')
        ? cancelling.map(({ until, lost }) => ({ until, lost: moneyOf(shop, lost) }))
        : [],
    documents: ({ checkoutId, document, status, role }) =>
      mayDo(role, 'documents') && hasPapers(status)
        ? documentsOf(checkoutId, document.protection)
        : [],
    papersVersion: ({ document, role }) =>
      mayDo(role, 'documents') ? papersVersion(document) : null,
  },
} satisfies ResolverMap;

const PASSENGER_TYPE = { adult: 'ADULT', child: 'CHILD', infant: 'INFANT' } as const;

const hotelOf = async (shop: WebContext, { accepted: { holiday } }: OwnBooking) =>
  (await shop.hotels([holiday.hotel.id])).get(holiday.hotel.id);

function bookedFlight(flight: DocumentFlight, showsReference: boolean) {
  const { carrier, flightNumber, stops, from, to, bags, isToBook, isOwn } = flight;
  return {
    carrier,
    flightNumber,
    stops,
    from: bookedEnd(from),
    to: bookedEnd(to),
    minutes: Math.round((Date.parse(to.instant) - Date.parse(from.instant)) / 60_000),
    bags,
    isToBook: isToBook === true,
    isOwn: isOwn === true,
    airlineReference: showsReference ? referenceWords(flight) : null,
  };
}

function makeCheckIn({ from }: DocumentFlight, carrier: string, now: Date) {
  const rule = findCarrier(carrier)?.checkIn;
  if (!rule) return null;
  const { note, source } = rule;
  return { ...checkInTimes(from, rule, now), note, source };
}

/** Of `Leeds Bradford (LBA)`, as papers say it. */
function bookedEnd({ airport, localTime }: DocumentFlight['from']) {
  const [, name = airport, code = ''] = /^(.*) \(([A-Z]{3})\)$/.exec(airport) ?? [];
  return { airport: name, code, localTime };
}

const EXTRA_KINDS = { Transfer: 'TRANSFER', Parking: 'PARKING', Insurance: 'INSURANCE' } as const;

/** Papers name an extra by its kind first: `Transfer: Shared coach`. */
function extrasOf({ document, role }: OwnBooking) {
  const chosen = document.extras.flatMap(({ name: whole, detail, supplierReference }) => {
    const [, kind, name = whole] = /^(Transfer|Parking|Insurance): (.*)$/s.exec(whole) ?? [];
    if (!isExtraKind(kind)) return [];
    const reference = mayDo(role, 'documents') ? supplierReference : null;
    return [{ kind: EXTRA_KINDS[kind], name, detail, reference }];
  });
  const perks = (document.perks ?? []).map((perk) => {
    const detail = perkSentences(perk);
    return { kind: 'PERK' as const, name: perk.name, detail, reference: null };
  });
  return [...chosen, ...perks];
}

const isExtraKind = (word: string | undefined): word is keyof typeof EXTRA_KINDS =>
  word !== undefined && Object.hasOwn(EXTRA_KINDS, word);

function makeReceipt(shop: WebContext, booking: OwnBooking): BookingReceipt {
  const { accepted, document, payments, status } = booking;
  const { lines } = receiptOf(accepted, accepted.currency);
  const today = todayOf(shop);
  const stateOf = (payment: BookingPayment) => {
    if (payment.state === 'PAID') return payment.state;
    if (hasFailed(status)) return 'CANCELLED';
    return isBeingTaken(payment, booking, today) ? 'TAKING' : payment.state;
  };
  const open = payments.filter((payment) =>
    ['DUE', 'TAKING', 'DECLINED'].includes(stateOf(payment)),
  );
  return {
    lines: makeLines(shop, lines),
    price: makePrice(shop, { ...accepted.holiday, lines }),
    paid: moneyOf(shop, paidSoFar(document)),
    back: moneyOf(shop, goesBack(document)),
    stillToPay: moneyOf(shop, sumOf(open)),
    paidAtHotel: moneyOf(shop, documentPaidAtHotel(document)),
    payments: payments.map((payment) => ({
      number: payment.number,
      dueDate: payment.dueDate,
      amount: moneyOf(shop, payment.amount),
      state: stateOf(payment),
      nextTry: payment.nextTry,
    })),
  };
}
