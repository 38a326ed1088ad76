/**
 * Suppliers in memory that keep their word about keys: the same key gives the same booking, and can
 * be looked up and cancelled.
 */
import { transferFlightWords, type TransferFlight } from '#domain/basket/extras.ts';
import { carWords } from '#domain/checkout/car.ts';
import type { BookingAnswer, Standing } from '#server/order/placing/parts.ts';
import {
  SupplierUnavailable,
  type BookingChanged,
  type Suppliers,
} from '#server/suppliers/ports.ts';

/**
 * `lost-before`: no effect and no answer; `lost-after`: the effect stands, the answer is lost; else
 * what is answered.
 */
export type Turn =
  | 'lost-before'
  | 'lost-after'
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'price_changed'; readonly price: number }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'on_request' }
  | { readonly kind: 'expired' };

export type Booking = {
  readonly key: string;
  readonly call: string;
  readonly reference: string;
  readonly price: number;
  state: 'booked' | 'on_request' | 'cancelled';
  /** Once they were changed. */
  names?: readonly string[];
  car?: string;
  /** What a transfer meets, as its supplier was told. */
  flight?: string;
};

export type FakeSuppliers = Suppliers & {
  readonly bookings: Map<string, Booking>;
  /** Calls made, as `flights.book KEY`. */
  readonly calls: string[];
  /** What the next calls of a name (`flights.book`) do; afterwards they go well. */
  script(call: string, ...turns: Turn[]): void;
  /** Under which keys something is live. */
  live(): string[];
  /** What an airline knows of references that passengers have from it. */
  readonly ownFlights: Map<string, 'booked' | 'others'>;
  /** What the airline's list has of a booking, by its key. */
  readonly notices: Map<string, readonly unknown[]>;
};

export function makeFakeSuppliers(now: () => Date): FakeSuppliers {
  const bookings = new Map<string, Booking>();
  const calls: string[] = [];
  const ownFlights = new Map<string, 'booked' | 'others'>();
  const notices = new Map<string, readonly unknown[]>();
  const scripts = new Map<string, Turn[]>();

  const take = (call: string, key: string): Exclude<Turn, 'lost-before'> | undefined => {
    calls.push(`${call} ${key}`);
    const turn = scripts.get(call)?.shift();
    if (turn === 'lost-before') throw new SupplierUnavailable(`${call} did not answer`);
    return turn;
  };
  const keep = (call: string, key: string, price: number, state: 'booked' | 'on_request') => {
    const known = bookings.get(key);
    const booking = known ?? { key, call, reference: `R-${key}`, price, state };
    bookings.set(key, booking);
    return booking;
  };
  const book =
    (call: string) =>
    async ({
      key,
      price,
      flight,
    }: {
      readonly key: string;
      readonly price: number;
      readonly flight?: TransferFlight | undefined;
    }): Promise<BookingAnswer> => {
      const turn = take(call, key);
      if (turn === 'lost-after') {
        keep(call, key, price, 'booked');
        throw new SupplierUnavailable(`${call} lost its answer`);
      }
      if (turn && turn.kind !== 'on_request') return turn;
      const booking = keep(call, key, price, turn ? 'on_request' : 'booked');
      if (flight) booking.flight = transferFlightWords(flight);
      const { reference, state } = booking;
      return { kind: state === 'on_request' ? 'on_request' : 'booked', reference };
    };
  const find =
    (call: string) =>
    async (key: string): Promise<Standing> => {
      take(call, key);
      const known = bookings.get(key);
      if (!known) return { kind: 'absent' };
      return known.state === 'cancelled'
        ? { kind: 'cancelled' }
        : { kind: known.state, reference: known.reference };
    };
  const cancel =
    (call: string) =>
    async ({ key }: { readonly key: string }) => {
      take(call, key);
      const known = bookings.get(key);
      if (known) known.state = 'cancelled';
    };
  const change =
    <Request extends { readonly key: string }>(
      call: string,
      made: (request: Request) => Pick<Booking, 'names' | 'car'>,
    ) =>
    async (request: Request): Promise<BookingChanged> => {
      const turn = take(call, request.key);
      if (typeof turn === 'object') return { kind: 'refused', reason: 'no' };
      const known = bookings.get(request.key);
      if (known) Object.assign(known, made(request));
      if (turn === 'lost-after') throw new SupplierUnavailable(`${call} lost its answer`);
      return { kind: 'changed' };
    };
  const sure = (call: string) => ({
    book: book(`${call}.book`),
    find: find(`${call}.find`),
    cancel: cancel(`${call}.cancel`),
    changeNames: change<Parameters<Suppliers['stays']['changeNames']>[0]>(
      `${call}.changeNames`,
      ({ travellers }) => ({
        names: travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      }),
    ),
  });

  const flights = without(sure('flights'), 'on_request');
  return {
    bookings,
    calls,
    script: (call, ...turns) => void scripts.set(call, [...(scripts.get(call) ?? []), ...turns]),
    live: () =>
      [...bookings.values()].filter(({ state }) => state !== 'cancelled').map(({ key }) => key),
    ownFlights,
    notices,
    stays: {
      ...without(sure('stays'), 'expired'),
      quote: async ({ rooms }) => ({
        kind: 'quoted',
        roomPrices: rooms.map(() => 80_920),
        board: 'HB',
        refundableUntil: null,
      }),
    },
    flights: {
      ...flights,
      book: async (request) => {
        const { travellers, beside } = request;
        // Of children and infants by themselves it knows the adults, whose booking stands.
        const isStanding = [...bookings.values()].some(
          ({ reference, state }) => state === 'booked' && reference === beside?.outbound,
        );
        return travellers.some(({ type }) => type === 'adult') || isStanding
          ? flights.book(request)
          : { kind: 'refused', reason: 'Nobody under 16 flies without an adult.' };
      },
      quote: async () => ({
        kind: 'quoted',
        outbound: { fare: 12_650, infantFare: 2_000, seatsLeft: 9 },
        inbound: { fare: 12_650, infantFare: 2_000, seatsLeft: 9 },
        holdBag: { weightKg: 22, price: 3_900, allOrNone: false },
      }),
      hold: async ({ key }) => {
        const turn = take('flights.hold', key);
        if (
          turn &&
          typeof turn === 'object' &&
          turn.kind !== 'on_request' &&
          turn.kind !== 'expired'
        )
          return turn;
        return {
          kind: 'held',
          sessionId: `S-${key}`,
          expiresAt: new Date(now().getTime() + 20 * 60_000).toISOString(),
          extendedCount: 0,
        };
      },
      quoteBags: async () => {
        take('flights.quoteBags', '');
        return { kind: 'quoted', holdBag: { weightKg: 22, price: 3_900, allOrNone: false } };
      },
      addBags: async (request) => {
        const answer = await book('flights.addBags')(request);
        if (answer.kind === 'on_request' || answer.kind === 'expired')
          throw new Error(`this supplier never answers ${answer.kind}`);
        return answer;
      },
      findOwn: async ({ reference }) => {
        take('flights.findOwn', reference);
        return { kind: ownFlights.get(reference) ?? 'absent' };
      },
      changes: async ({ key }) => {
        take('flights.changes', key);
        return notices.get(key) ?? [];
      },
      extend: async ({ sessionId }) => {
        const turn = take('flights.extend', sessionId);
        if (turn && typeof turn === 'object' && turn.kind === 'expired') return turn;
        return {
          kind: 'held',
          sessionId,
          expiresAt: new Date(now().getTime() + 14 * 60_000).toISOString(),
          extendedCount: 1,
        };
      },
    },
    seats: {
      ...without(sure('seats'), 'on_request', 'expired'),
      map: async () => ({ kind: 'map', ...CABIN }),
      hold: async ({ seats }) => {
        const gone = seats.filter((seat) => seat.startsWith('13'));
        return gone.length > 0 ? { kind: 'gone', seats: gone } : { kind: 'held' };
      },
    },
    priority: {
      ...without(sure('priority'), 'on_request', 'expired'),
      quote: async () => [{ quoteId: 'b1', price: 4_800, flightReferences: [] }],
    },
    transfers: {
      ...without(sure('transfers'), 'on_request', 'expired'),
      quote: async () => {
        take('transfers.quote', '');
        return [
          {
            quoteId: 't1',
            price: 6_400,
            supplierName: 'Sol Transfers',
            title: 'Shared coach',
            type: 'shuttle_service',
            duration: 70,
            stepFree: false,
          },
          {
            quoteId: 't2',
            price: 9_800,
            supplierName: 'Sol Transfers',
            title: 'Adapted taxi',
            type: 'wheelchair_adapted_taxi',
            duration: 45,
            stepFree: true,
          },
        ];
      },
    },
    carParks: {
      ...without(sure('carParks'), 'on_request', 'expired'),
      changeCar: change<Parameters<Suppliers['carParks']['changeCar']>[0]>(
        'carParks.changeCar',
        ({ car }) => ({ car: carWords(car) }),
      ),
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
      ...without(sure('insurance'), 'on_request', 'expired'),
      quote: async () => [
        {
          quoteId: 'i1',
          price: 3_200,
          title: 'Single trip',
          description: 'Medical and cancellation',
          documents: [],
        },
      ],
    },
  };
}

/** Rows 12 to 14; the last costs nothing. */
const CABIN = {
  columns: 'ABC DEF',
  rows: [12, 13, 14].map((number) => ({
    number,
    price: number === 14 ? 0 : 900,
    isExit: false,
    free: number === 12 ? 'ABCDE' : 'ABCDEF',
  })),
};

type Sure = {
  readonly book: (request: {
    readonly key: string;
    readonly price: number;
  }) => Promise<BookingAnswer>;
  readonly find: (key: string) => Promise<Standing>;
  readonly cancel: (request: { readonly key: string }) => Promise<void>;
  readonly changeNames: Suppliers['stays']['changeNames'];
};

/**
 * The same functions for a supplier that never gives some of the answers; a script that asks for
 * one is a mistake of the test.
 */
function without<K extends BookingAnswer['kind']>({ book, find, ...others }: Sure, ...kinds: K[]) {
  const checked = <T extends { readonly kind: string }>(
    answer: T,
  ): Exclude<T, { readonly kind: K }> => {
    if (!isOther(answer, kinds)) throw new Error(`this supplier never answers ${answer.kind}`);
    return answer;
  };
  return {
    book: async (request: Parameters<Sure['book']>[0]) => checked(await book(request)),
    find: async (key: string) => checked(await find(key)),
    ...others,
  };
}

const isOther = <T extends { readonly kind: string }, K extends string>(
  answer: T,
  kinds: readonly K[],
): answer is Exclude<T, { readonly kind: K }> => !kinds.some((kind) => kind === answer.kind);
