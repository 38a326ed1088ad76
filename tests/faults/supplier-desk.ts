/**
 * All suppliers of the fault tests behind one socket: they keep their books through every kill of
 * the shop.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { jsonAnswer, readBody, type Answer } from '#simulators/answer.ts';
import { answerUnderFault, makeFaults, type FaultRule } from '#simulators/faults.ts';

export type DeskBooking = {
  readonly key: string;
  readonly part: string;
  readonly reference: string;
  readonly price: number;
  state: 'booked' | 'on_request' | 'cancelled';
  /** Once they were changed. */
  names?: readonly string[];
  car?: string;
};

export type SupplierDesk = {
  readonly url: string;
  readonly bookings: ReadonlyMap<string, DeskBooking>;
  /** Refuses the booking with this key as sold out. */
  refuse(key: string): void;
  /** Takes the booking with this key on request. */
  delay(key: string): void;
  setFaults(rules: readonly FaultRule[]): void;
  close(): Promise<void>;
};

const AskedSchema = v.object({
  key: v.string(),
  price: v.optional(v.number(), 0),
  names: v.optional(v.array(v.string())),
  car: v.optional(v.string()),
});
type Asked = v.InferOutput<typeof AskedSchema>;

/**
 * Calls: `POST /PART/book|find|cancel|names|car` with `{ key, price, names, car }`; `GET /_books`
 * for the auditor.
 */
export async function startSupplierDesk(): Promise<SupplierDesk> {
  const bookings = new Map<string, DeskBooking>();
  const refused = new Set<string>();
  const delayed = new Set<string>();
  const faults = makeFaults();
  const book = (part: string, { key, price }: Asked): Answer => {
    if (refused.has(key)) return jsonAnswer(200, { kind: 'unavailable' });
    const booking = bookings.get(key) ?? {
      key,
      part,
      price,
      reference: `R${bookings.size + 1}`,
      state: delayed.has(key) ? 'on_request' : 'booked',
    };
    bookings.set(key, booking);
    return jsonAnswer(200, standing(booking));
  };
  const cancel = ({ key }: Asked): Answer => {
    const booking = bookings.get(key);
    if (booking) booking.state = 'cancelled';
    return jsonAnswer(200, {});
  };
  /** `KEY:names` and `KEY:car` that are refused are not taken. */
  const change = (call: string, { key, names, car }: Asked): Answer => {
    const booking = bookings.get(key);
    if (!booking || refused.has(`${key}:${call}`))
      return jsonAnswer(200, { kind: 'refused', reason: 'no' });
    if (names) booking.names = names;
    if (car !== undefined) booking.car = car;
    return jsonAnswer(200, { kind: 'changed' });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/_books')
      return void answerUnderFault(undefined, response, () =>
        jsonAnswer(200, { bookings: [...bookings.values()] }),
      );
    const [, part = '', call = ''] = (request.url ?? '').split('/');
    const asked = v.parse(v.pipe(v.string(), v.parseJson(), AskedSchema), await readBody(request));
    const work = (): Answer =>
      call === 'book'
        ? book(part, asked)
        : call === 'cancel'
          ? cancel(asked)
          : call === 'names' || call === 'car'
            ? change(call, asked)
            : jsonAnswer(200, standing(bookings.get(asked.key)));
    await answerUnderFault(faults.applyFault(`${part}.${call}`), response, work);
  };
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the supplier desk has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bookings,
    refuse: (key) => void refused.add(key),
    delay: (key) => void delayed.add(key),
    setFaults: (rules) => faults.setPlan(rules),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const standing = (booking: DeskBooking | undefined) =>
  booking ? { kind: booking.state, reference: booking.reference } : { kind: 'absent' };
