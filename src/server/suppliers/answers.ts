/** What suppliers may answer, as schemas; anything else is no answer. */
import * as v from 'valibot';
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { HoldBagSchema } from '#domain/holiday/priced-holiday.ts';
import { CAR_PARK_TYPES, TRANSFER_TYPES } from './ports.ts';

const pence = v.pipe(v.number(), v.integer(), v.minValue(0));
const booked = v.object({ kind: v.literal('booked'), reference: v.string() });
const onRequest = v.object({ kind: v.literal('on_request'), reference: v.string() });
const unavailable = v.object({ kind: v.literal('unavailable') });
const priceChanged = v.object({ kind: v.literal('price_changed'), price: pence });
const refused = v.object({ kind: v.literal('refused'), reason: v.string() });
const expired = v.object({ kind: v.literal('expired') });
const absent = v.object({ kind: v.literal('absent') });
const cancelled = v.object({ kind: v.literal('cancelled') });

export const stayQuote = v.variant('kind', [
  v.object({
    kind: v.literal('quoted'),
    roomPrices: v.array(pence),
    board: v.picklist(BOARD_CODES),
    refundableUntil: v.nullable(v.string()),
  }),
  unavailable,
]);
export const stayBooking = v.variant('kind', [
  booked,
  onRequest,
  unavailable,
  priceChanged,
  refused,
]);
export const stayFound = v.variant('kind', [booked, onRequest, absent, cancelled]);

const legPrice = v.object({ fare: pence, infantFare: pence, seatsLeft: v.number() });
export const flightQuote = v.variant('kind', [
  v.object({
    kind: v.literal('quoted'),
    outbound: legPrice,
    inbound: legPrice,
    holdBag: v.nullable(HoldBagSchema),
  }),
  unavailable,
]);
const held = v.object({
  kind: v.literal('held'),
  sessionId: v.string(),
  expiresAt: v.string(),
  extendedCount: v.number(),
});
export const flightHold = v.variant('kind', [held, unavailable, priceChanged, refused]);
export const flightExtension = v.variant('kind', [held, expired]);
const bookedFlights = v.object({
  ...booked.entries,
  airlineReferences: v.exactOptional(v.object({ outbound: v.string(), inbound: v.string() })),
});
export const flightBooking = v.variant('kind', [
  bookedFlights,
  unavailable,
  priceChanged,
  refused,
  expired,
]);

export const bagQuote = v.variant('kind', [
  v.object({ kind: v.literal('quoted'), holdBag: v.nullable(HoldBagSchema) }),
  unavailable,
]);

export const ownFlights = v.object({ kind: v.picklist(['booked', 'others', 'absent']) });

/** Whoever works on it reads it. */
export const list = v.array(v.unknown());

export const flightFound = v.variant('kind', [bookedFlights, absent, cancelled]);

export const found = v.variant('kind', [booked, absent, cancelled]);
export const bookingChanged = v.variant('kind', [
  v.object({ kind: v.literal('changed') }),
  refused,
]);
export const extraBooking = v.variant('kind', [booked, unavailable, priceChanged, refused]);

export const seatMap = v.variant('kind', [
  v.object({
    kind: v.literal('map'),
    columns: v.pipe(v.string(), v.regex(/^[A-Z]+( [A-Z]+)*$/)),
    rows: v.array(
      v.object({
        number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
        price: pence,
        isExit: v.boolean(),
        free: v.string(),
      }),
    ),
  }),
  unavailable,
]);
export const seatHold = v.variant('kind', [
  v.object({ kind: v.literal('held') }),
  v.object({ kind: v.literal('gone'), seats: v.array(v.string()) }),
]);

const quoted = { quoteId: v.string(), price: pence };
export const transferQuotes = v.array(
  v.object({
    ...quoted,
    supplierName: v.string(),
    title: v.string(),
    type: v.picklist(TRANSFER_TYPES),
    duration: v.number(),
    stepFree: v.boolean(),
  }),
);
export const carParkQuotes = v.array(
  v.object({
    ...quoted,
    type: v.picklist(CAR_PARK_TYPES),
    name: v.string(),
    address: v.string(),
    description: v.string(),
  }),
);
export const insuranceQuotes = v.array(
  v.object({
    ...quoted,
    title: v.string(),
    description: v.string(),
    documents: v.array(v.object({ title: v.string(), url: v.string() })),
  }),
);
export const priorityQuotes = v.array(
  v.object({ ...quoted, flightReferences: v.array(v.string()) }),
);
export const anything = v.unknown();
