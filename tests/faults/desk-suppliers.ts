/**
 * The shop's suppliers, at the desk of the fault tests. Quotes are fixed; bookings go over HTTP and
 * may get lost.
 */
import * as v from 'valibot';
import { carWords } from '#domain/checkout/car.ts';
import { SupplierUnavailable, type Suppliers } from '#server/suppliers/ports.ts';

const reference = v.string();
const BookedSchema = v.object({ kind: v.literal('booked'), reference });
const OnRequestSchema = v.object({ kind: v.literal('on_request'), reference });
const UnavailableSchema = v.object({ kind: v.literal('unavailable') });
const AbsentSchema = v.object({ kind: v.literal('absent') });
const CancelledSchema = v.object({ kind: v.literal('cancelled') });

const ChangedSchema = v.variant('kind', [
  v.object({ kind: v.literal('changed') }),
  v.object({ kind: v.literal('refused'), reason: v.string() }),
]);
const BookSchema = v.variant('kind', [BookedSchema, UnavailableSchema]);
const FindSchema = v.variant('kind', [BookedSchema, AbsentSchema, CancelledSchema]);
const StayBookSchema = v.variant('kind', [BookedSchema, OnRequestSchema, UnavailableSchema]);
const StayFindSchema = v.variant('kind', [
  BookedSchema,
  OnRequestSchema,
  AbsentSchema,
  CancelledSchema,
]);

/** `deadlineMs`: a call that takes longer has an unknown result. */
export function makeDeskSuppliers(url: string, deadlineMs: number): Suppliers {
  const ask = async <T>(
    schema: v.GenericSchema<unknown, T>,
    call: string,
    body: object,
  ): Promise<T> => {
    try {
      const response = await fetch(`${url}/${call}`, {
        method: 'POST',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return v.parse(schema, await response.json());
    } catch (error) {
      throw new SupplierUnavailable(`${call}: ${String(error)}`);
    }
  };
  const at = (part: string) => ({
    book: ({ key, price }: { readonly key: string; readonly price: number }) =>
      ask(BookSchema, `${part}/book`, { key, price }),
    find: (key: string) => ask(FindSchema, `${part}/find`, { key }),
    cancel: async ({ key }: { readonly key: string }) =>
      void (await ask(v.object({}), `${part}/cancel`, { key })),
    changeNames: ({ key, travellers }: Parameters<Suppliers['flights']['changeNames']>[0]) =>
      ask(ChangedSchema, `${part}/names`, {
        key,
        names: travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      }),
  });
  const fare = { fare: 12_650, infantFare: 2_000, seatsLeft: 9 };
  const gone = Date.now() + 3_600_000;
  const session = { kind: 'held', expiresAt: new Date(gone).toISOString() } as const;
  return {
    stays: {
      ...at('stay'),
      quote: async ({ rooms }) => ({
        kind: 'quoted',
        roomPrices: rooms.map(() => 80_920),
        board: 'HB',
        refundableUntil: null,
      }),
      book: ({ key, price }) => ask(StayBookSchema, 'stay/book', { key, price }),
      find: (key) => ask(StayFindSchema, 'stay/find', { key }),
    },
    flights: {
      ...at('flight'),
      quote: async () => ({ kind: 'quoted', outbound: fare, inbound: fare, holdBag: null }),
      hold: async ({ key }) => ({ ...session, sessionId: key, extendedCount: 0 }),
      quoteBags: async () => ({
        kind: 'quoted',
        holdBag: { weightKg: 22, price: 3_900, allOrNone: false },
      }),
      addBags: ({ key, price }) => ask(BookSchema, 'bags/book', { key, price }),
      findOwn: async () => ({ kind: 'absent' }),
      changes: async () => [],
      extend: async ({ sessionId }) => ({ ...session, sessionId, extendedCount: 1 }),
    },
    seats: {
      ...at('seats'),
      map: async () => ({
        kind: 'map',
        columns: 'ABC DEF',
        rows: [{ number: 12, price: 900, isExit: false, free: 'ABCDEF' }],
      }),
      hold: async () => ({ kind: 'held' }),
    },
    priority: {
      ...at('priority'),
      quote: async () => [{ quoteId: 'b1', price: 4_800, flightReferences: [] }],
    },
    transfers: {
      ...at('transfer'),
      quote: async () => [
        {
          quoteId: 't1',
          price: 6_400,
          supplierName: 'Sol Transfers',
          title: 'Shared coach',
          type: 'shuttle_service',
          duration: 70,
          stepFree: true,
        },
      ],
    },
    carParks: {
      ...at('parking'),
      changeCar: ({ key, car }) => ask(ChangedSchema, 'parking/car', { key, car: carWords(car) }),
      quote: async () => [
        {
          quoteId: 'p1',
          price: 5_500,
          type: 'on_site',
          name: 'Mid stay',
          address: 'Airport Approach',
          description: 'Five minutes on foot',
        },
      ],
    },
    insurance: {
      ...at('insurance'),
      quote: async () => [
        {
          quoteId: 'i1',
          price: 3_200,
          title: 'Single trip',
          description: 'Medical',
          documents: [],
        },
      ],
    },
  };
}
