/** The suppliers behind their ports, over HTTP. */
import type * as v from 'valibot';
import * as answers from './answers.ts';
import {
  BOOKING_DEADLINE_MS,
  makeSupplierCall,
  type SupplierCall,
  type SupplierLine,
} from './http.ts';
import type { CarParks, ExtraSupplier, Flights, Seats, Stays, Suppliers } from './ports.ts';

/** Base address of each supplier. */
export type SupplierAddresses = {
  readonly stays: string;
  readonly flights: string;
  readonly seats: string;
  readonly priority: string;
  readonly transfers: string;
  readonly parking: string;
  readonly insurance: string;
};

export const makeSuppliers = (
  addresses: SupplierAddresses,
  log: SupplierLine['log'],
): Suppliers => {
  const call = (name: keyof SupplierAddresses) => makeSupplierCall(addresses[name], { name, log });
  return {
    stays: makeStays(call('stays')),
    flights: makeFlights(call('flights')),
    seats: makeSeats(call('seats')),
    priority: makeExtra(call('priority'), answers.priorityQuotes),
    transfers: makeExtra(call('transfers'), answers.transferQuotes),
    carParks: makeCarParks(call('parking')),
    insurance: makeExtra(call('insurance'), answers.insuranceQuotes),
  };
};

/** Their lists of what they change of sold holidays (`server/booking/supplier-notices.ts`). */
export const makeNoticeFeeds = (addresses: SupplierAddresses, log: SupplierLine['log']) => ({
  flights: makeSupplierCall(addresses.flights, { name: 'flights', log }),
  stays: makeSupplierCall(addresses.stays, { name: 'stays', log }),
});

const byKey = (key: string): string => `bookings?key=${encodeURIComponent(key)}`;

function makeStays({ post, get }: SupplierCall): Stays {
  return {
    quote: (request) => post('quote', request, answers.stayQuote),
    book: (request) => post('book', request, answers.stayBooking, BOOKING_DEADLINE_MS),
    find: (key) => get(byKey(key), answers.stayFound),
    cancel: async ({ reference }) =>
      void (await post('cancel', { reference }, answers.anything, BOOKING_DEADLINE_MS)),
    changeNames: (request) => post('names', request, answers.bookingChanged, BOOKING_DEADLINE_MS),
  };
}

function makeFlights({ post, get }: SupplierCall): Flights {
  return {
    quote: (request) => post('quote', request, answers.flightQuote),
    hold: (request) => post('hold', request, answers.flightHold),
    extend: (request) => post('extend', request, answers.flightExtension),
    book: (request) => post('book', request, answers.flightBooking, BOOKING_DEADLINE_MS),
    quoteBags: (request) => post('bags', request, answers.bagQuote),
    addBags: (request) => post('add-bags', request, answers.extraBooking, BOOKING_DEADLINE_MS),
    findOwn: (request) => post('own', request, answers.ownFlights),
    changes: ({ key }) => get(`notices?key=${encodeURIComponent(key)}`, answers.list),
    find: (key) => get(byKey(key), answers.flightFound),
    cancel: async ({ reference }) =>
      void (await post('cancel', { reference }, answers.anything, BOOKING_DEADLINE_MS)),
    changeNames: (request) => post('names', request, answers.bookingChanged, BOOKING_DEADLINE_MS),
  };
}

function makeSeats({ post, get }: SupplierCall): Seats {
  return {
    map: (request) => post('map', request, answers.seatMap),
    hold: (request) => post('hold', request, answers.seatHold),
    book: (request) => post('book', request, answers.extraBooking, BOOKING_DEADLINE_MS),
    find: (key) => get(byKey(key), answers.found),
    cancel: async ({ reference }) =>
      void (await post('cancel', { reference }, answers.anything, BOOKING_DEADLINE_MS)),
  };
}

const makeCarParks = (call: SupplierCall): CarParks => ({
  ...makeExtra(call, answers.carParkQuotes),
  changeCar: (request) => call.post('car', request, answers.bookingChanged, BOOKING_DEADLINE_MS),
});

function makeExtra<Request, Quote>(
  { post, get }: SupplierCall,
  quotes: v.GenericSchema<unknown, Quote[]>,
): ExtraSupplier<Request, Quote> {
  return {
    quote: (request) => post('quote', request, quotes),
    book: (request) => post('book', request, answers.extraBooking, BOOKING_DEADLINE_MS),
    find: (key) => get(byKey(key), answers.found),
    cancel: async ({ reference }) =>
      void (await post('cancel', { reference }, answers.anything, BOOKING_DEADLINE_MS)),
    changeNames: (request) => post('names', request, answers.bookingChanged, BOOKING_DEADLINE_MS),
  };
}
