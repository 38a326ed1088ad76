/** The flights that somebody opens the airline's page for, read from its address; their price. */
import * as v from 'valibot';
import { holdBagsPrice } from '#domain/holiday/hold-bags.ts';
import type { Answer } from '../../answer.ts';

const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const LegSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}\.\d{4}-\d\d-\d\d$/),
  v.transform((text) => {
    const [id, date = ''] = text.split('.');
    return { seriesId: Number(id), date };
  }),
);
const AskedSchema = v.object({
  outbound: LegSchema,
  inbound: LegSchema,
  seats: v.pipe(whole, v.minValue(1), v.maxValue(40)),
  infants: v.pipe(whole, v.maxValue(40)),
  bags: v.pipe(whole, v.maxValue(40)),
});
export type AskedFlights = v.InferOutput<typeof AskedSchema>;

/** Undefined for an address that names none. */
export function readAsked(query: URLSearchParams): AskedFlights | undefined {
  const read = v.safeParse(AskedSchema, Object.fromEntries(query));
  return read.success ? read.output : undefined;
}

/** The same, as it stands in the address. */
export const airlineAddress = ({ outbound, inbound, seats, infants, bags }: AskedFlights): string =>
  `/airline?${new URLSearchParams({
    outbound: `${outbound.seriesId}.${outbound.date}`,
    inbound: `${inbound.seriesId}.${inbound.date}`,
    seats: String(seats),
    infants: String(infants),
    bags: String(bags),
  }).toString()}`;

const LegQuoteSchema = v.object({ fare: v.number(), infantFare: v.number() });
const QuoteSchema = v.object({
  kind: v.literal('quoted'),
  outbound: LegQuoteSchema,
  inbound: LegQuoteSchema,
  holdBag: v.nullable(
    v.object({
      price: v.number(),
      priceForAll: v.exactOptional(v.number()),
      allOrNone: v.boolean(),
      weightKg: v.number(),
    }),
  ),
});

/** What the desk asks for them now, in pence; undefined when they are sold out. */
export function directPrice(
  call: (name: string, body: unknown) => Answer,
  { seats, infants, bags, ...legs }: AskedFlights,
): number | undefined {
  const answer: unknown = JSON.parse(String(call('quote', { ...legs, seats, infants }).body));
  const quote = v.safeParse(QuoteSchema, answer);
  if (!quote.success) return undefined;
  const { outbound, inbound, holdBag } = quote.output;
  const fares = [outbound, inbound].reduce(
    (sum, leg) => sum + leg.fare * seats + leg.infantFare * infants,
    0,
  );
  return fares + (holdBag ? holdBagsPrice(holdBag, bags) : 0);
}
