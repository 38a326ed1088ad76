/**
 * The price ledger: every price anywhere is a list of lines in integer pence, and every total is
 * their sum (decisions: Prices). Search, deal, basket, checkout and confirmation all show lines
 * made here.
 */

import { EXCHANGE_DATE, unitsFor } from '#domain/catalogue/exchange.ts';
import {
  taxDue,
  taxPence,
  type TaxDue,
  type TaxRule,
  type TaxedStay,
} from '#domain/catalogue/local-tax.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, money, type Currency, type Pence } from '#domain/money.ts';
import { headsOf, type Party } from '#domain/party.ts';
import { holdBagsPrice, type ChosenBags } from './hold-bags.ts';

export const LINE_KINDS = [
  'flights',
  'booking_fee',
  'hotel',
  'atol',
  'local_tax',
  'bags',
  'transfer',
  'parking',
  'insurance',
  'fulfilment',
  'discount',
  'credit',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/**
 * One line: what, how computed, how much, who collects it when, and whether the visitor chose it.
 */
export type PriceLine = {
  readonly kind: LineKind;
  readonly label: string;
  readonly basis: string;
  readonly amount: Pence;
  /** `booking` lines are paid to us; `hotel` lines are paid at the hotel. */
  readonly due: 'booking' | 'hotel';
  readonly chosen: boolean;
};

/** ATOL Protection Contribution per person with a seat, dated (visitors: section 2). */
export const ATOL_CONTRIBUTION: Pence = 250;
/** Fee of carriers that a visitor may book for themselves, per seat and leg (FLT-17). */
export const AGENT_BOOKING_FEE: Pence = 800;

/** Fare of one leg in pence per seat; infants pay `infantFare`. */
export type LegFare = {
  readonly fare: Pence;
  readonly infantFare: Pence;
  readonly agentFee: boolean;
};

export type HolidayPriceInput = {
  readonly party: Party;
  /** Both legs, or none for a hotel-only stay. */
  readonly legs: readonly LegFare[];
  readonly flightLabel: string;
  readonly hotelLabel: string;
  readonly stayBasis: string;
  /** Stay price in pence per room, in the party's order. */
  readonly roomPrices: readonly Pence[];
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly stars: number;
  readonly taxRule: TaxRule | undefined;
  /** The party's hold bags; they come with flights alone. */
  readonly holdBags?: ChosenBags | null;
};

/**
 * The unavoidable lines of a holiday (or of a hotel-only stay when there are no legs), and the hold
 * bags it was asked for with; all amounts are of `currency`.
 */
export function priceHoliday(input: HolidayPriceInput, currency: Currency): PriceLine[] {
  const { legs, party } = input;
  const heads = headsOf(party);
  const { flights, fee, hotel, atol, due, tax } = amountsOf(input);
  return [
    ...(legs.length > 0
      ? [
          bookingLine(
            'flights',
            `Flights for ${heads.paying + heads.infants}`,
            input.flightLabel,
            flights,
          ),
        ]
      : []),
    ...(fee > 0 ? [agentFeeLine(legs, heads.paying, fee, currency)] : []),
    bookingLine('hotel', input.hotelLabel, input.stayBasis, hotel),
    ...(input.holdBags ? [holdBagsLine(input.holdBags, currency)] : []),
    ...(legs.length > 0 ? [atolLine(heads.paying, atol, currency)] : []),
    ...(input.taxRule && due && (tax > 0 || !due.known)
      ? [localTaxLine(input.taxRule, due, tax, currency)]
      : []),
  ];
}

/** What the lines of priceHoliday sum up to, without making them. */
export function holidayTotal(input: HolidayPriceInput): Pence {
  const { flights, fee, hotel, bags, atol, tax } = amountsOf(input);
  return flights + fee + hotel + bags + atol + tax;
}

type Amounts = Readonly<Record<'flights' | 'fee' | 'hotel' | 'bags' | 'atol' | 'tax', Pence>> & {
  readonly due: TaxDue | undefined;
};

function amountsOf(input: HolidayPriceInput): Amounts {
  const { legs, holdBags, taxRule } = input;
  const heads = headsOf(input.party);
  const hotel = input.roomPrices.reduce((sum, price) => sum + price, 0);
  const due = taxRule && taxDue(taxRule, taxedStay(input));
  return {
    flights: flightsPrice(legs, heads),
    fee: agentFees(legs, heads.paying),
    hotel,
    bags: holdBags ? holdBagsPrice(holdBags.bag, holdBags.quantity) : 0,
    atol: legs.length > 0 ? heads.paying * ATOL_CONTRIBUTION : 0,
    due,
    tax: taxRule && due ? taxPence(due, taxRule.currency, hotel) : 0,
  };
}

export const totalOf = (lines: readonly PriceLine[]): Pence =>
  lines.reduce((sum, line) => sum + line.amount, 0);

/** What is paid to us: everything but what the hotel collects. */
export const payableOf = (lines: readonly PriceLine[]): Pence =>
  totalOf(lines.filter((line) => line.due === 'booking'));

/** Seats and infants of both legs, without the agent's fee. */
export const flightsPrice = (
  legs: readonly LegFare[],
  heads: { readonly paying: number; readonly infants: number },
): Pence =>
  legs.reduce((sum, leg) => sum + leg.fare * heads.paying + leg.infantFare * heads.infants, 0);

export const agentFees = (legs: readonly LegFare[], paying: number): Pence =>
  legs.reduce((sum, leg) => (leg.agentFee ? sum + paying * AGENT_BOOKING_FEE : sum), 0);

/** The stay as a tax rule sees it. */
export const taxedStay = (
  input: Pick<HolidayPriceInput, 'checkIn' | 'nights' | 'stars' | 'party'>,
): TaxedStay => ({
  checkIn: input.checkIn,
  nights: input.nights,
  stars: input.stars,
  rooms: input.party.length,
  adults: headsOf(input.party).adults,
  childAges:
    input.party.length === 1
      ? input.party[0]!.childAges
      : input.party.flatMap((room) => room.childAges),
});

/** Hold bags that were chosen, sold in `currency`. */
export function holdBagsLine({ quantity, bag }: ChosenBags, currency: Currency): PriceLine {
  const label = `${quantity} hold ${quantity === 1 ? 'bag' : 'bags'}, ${bag.weightKg === undefined ? 'both ways' : `${bag.weightKg} kg`}`;
  const forAll = bag.priceForAll
    ? ` and ${formatMoney(money(bag.priceForAll, currency))} for all together`
    : '';
  return {
    kind: 'bags',
    label,
    basis: `${quantity} × ${formatMoney(money(bag.price, currency))} both ways${forAll}, chosen by you`,
    amount: holdBagsPrice(bag, quantity),
    due: 'booking',
    chosen: true,
  };
}

const atolLine = (paying: number, atol: Pence, currency: Currency): PriceLine => {
  const each = formatMoney(money(ATOL_CONTRIBUTION, currency));
  return bookingLine('atol', 'ATOL contribution', `${paying} × ${each}`, atol);
};

function agentFeeLine(
  legs: readonly LegFare[],
  paying: number,
  fee: Pence,
  currency: Currency,
): PriceLine {
  const each = formatMoney(money(AGENT_BOOKING_FEE, currency));
  const ways = legs.filter((leg) => leg.agentFee).length;
  return bookingLine(
    'booking_fee',
    'Airline booking fee',
    `${paying} × ${each} × ${ways === 2 ? 'each way' : 'one way'}`,
    fee,
  );
}

const localTaxLine = (
  rule: TaxRule,
  due: TaxDue,
  amount: Pence,
  currency: Currency,
): PriceLine => ({
  kind: 'local_tax',
  label: rule.name,
  basis: taxBasis(rule, due, currency),
  amount,
  due: 'hotel',
  chosen: false,
});

function taxBasis(rule: TaxRule, due: TaxDue, currency: Currency): string {
  if (!due.known) return 'Payable locally, figure not published. Paid at the hotel';
  if (due.basisPoints > 0) return `${due.basisPoints / 100}% of the room price. Paid at the hotel`;
  const figure = `${(due.hundredths / 100).toFixed(2)} ${rule.currency}`;
  const rate =
    rule.currency === currency
      ? ''
      : ` at ${unitsFor(currency, rule.currency)} to ${formatMoney(money(100, currency))} on ${formatDate(EXCHANGE_DATE)}`;
  return `${due.estimated ? 'At most ' : ''}${figure}${rate}. Paid at the hotel`;
}

const bookingLine = (kind: LineKind, label: string, basis: string, amount: Pence): PriceLine => ({
  kind,
  label,
  basis,
  amount,
  due: 'booking',
  chosen: false,
});
