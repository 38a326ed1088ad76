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
import { PROTECTION_CONTRIBUTION } from '#domain/market/law.ts';
import {
  addedPrice,
  AT_COST,
  convert,
  shareOut,
  type Sale,
  type Tariff,
} from '#domain/market/tariff.ts';
import { formatMoney, money, SUPPLIER_CURRENCY, type Currency, type Pence } from '#domain/money.ts';
import { headsOf, type Party } from '#domain/party.ts';
import { holdBagsPrice, type ChosenBags } from './hold-bags.ts';

export const LINE_KINDS = [
  'flights',
  'booking_fee',
  'hotel',
  'atol',
  'local_tax',
  'bags',
  'seats',
  'priority',
  'transfer',
  'parking',
  'insurance',
  'fulfilment',
  'discount',
  'credit',
  /** Of a changed order: what a drop of its price has given before, and no refund gives again. */
  'drop_given',
  /** What flights cost that were given up, as no airline gives it back. */
  'flights_gone',
] as const;
/** What is owed beside what is sold. */
export const OWED_BESIDE: readonly LineKind[] = ['drop_given', 'flights_gone'];
/** What flights are booked with. */
export const FLIGHT_LINES: readonly LineKind[] = ['flights', 'bags'];
/** What airlines are paid: the flights, and what is booked on them. */
export const OF_AIRLINE: readonly LineKind[] = [...FLIGHT_LINES, 'seats', 'priority'];
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

/** Of each person with a seat: what the prices of the index hold, whatever the market. */
export const ATOL_CONTRIBUTION: Pence = PROTECTION_CONTRIBUTION.gb;
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
 * bags it was asked for with; all amounts are of the tariff's currency. What they sum up to is the
 * total in pence, converted once.
 */
export function priceHoliday(input: HolidayPriceInput, tariff: Tariff): PriceLine[] {
  const lines = priceInPence(input, tariff);
  return tariff.currency === SUPPLIER_CURRENCY ? lines : convertLines(lines, input, tariff);
}

/** What a holiday was sold at, for what is added to it later. */
export const saleOf = (input: HolidayPriceInput, tariff: Tariff): Sale => ({
  rate: tariff.rate,
  pence: holidayTotal({ ...input, holdBags: null }) - lessCharged(tariff, seatsOf(input)),
});

/**
 * The total in minor units of the tariff's currency, for one of the price index in pence; `seats`:
 * adults and children who fly.
 */
export const sellingTotal = (listed: Pence, tariff: Tariff, seats: number): number =>
  convert(listed - lessCharged(tariff, seats), tariff.rate);

/** The price index holds the British contribution; what a tariff charges less of it, in pence. */
export const lessCharged = ({ contribution }: Tariff, seats: number): Pence =>
  seats * (ATOL_CONTRIBUTION - contribution);

const seatsOf = ({ legs, party }: HolidayPriceInput): number =>
  legs.length > 0 ? headsOf(party).paying : 0;

function priceInPence(input: HolidayPriceInput, tariff: Tariff): PriceLine[] {
  const { currency, contribution } = tariff;
  const { legs, party } = input;
  const heads = headsOf(party);
  const { flights, fee, hotel, due, tax } = amountsOf(input);
  const seats = seatsOf(input);
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
    ...(fee > 0 ? [agentFeeLine(legs, heads.paying, fee, tariff)] : []),
    bookingLine('hotel', input.hotelLabel, input.stayBasis, hotel),
    ...(input.holdBags ? [holdBagsLine(input.holdBags, currency, saleOf(input, tariff))] : []),
    ...(seats > 0 && contribution > 0 ? [atolLine(seats, tariff)] : []),
    ...(input.taxRule && due && (tax > 0 || !due.known)
      ? [localTaxLine(input.taxRule, due, tax, tariff)]
      : []),
  ];
}

/**
 * Lines in pence, in the currency of the tariff: a tax that is due in it stands at its own figure,
 * bags at what they add, and the others share what is left of the converted total.
 */
function convertLines(
  lines: readonly PriceLine[],
  input: HolidayPriceInput,
  tariff: Tariff,
): PriceLine[] {
  const { currency, rate } = tariff;
  const fixed = lines.map(({ kind, amount }) => {
    if (kind === 'bags') return amount;
    return kind === 'local_tax' ? taxDueIn(input, currency) : undefined;
  });
  const bags = input.holdBags ? holdBagsPrice(input.holdBags.bag, input.holdBags.quantity) : 0;
  const pence = lines.map(({ kind, amount }) => (kind === 'bags' ? bags : amount));
  const whole = convert(
    pence.reduce((sum, amount) => sum + amount, 0),
    rate,
  );
  const shares = shareOut(
    whole - fixed.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
    pence.map((amount, i) => (fixed[i] === undefined ? amount : 0)),
  );
  return lines.map((line, i) => {
    const amount = fixed[i] ?? shares[i]!;
    return line.kind === 'booking_fee'
      ? agentFeeLine(input.legs, seatsOf(input), amount, tariff)
      : { ...line, amount };
  });
}

/** The local tax in minor units, where it is a figure of this currency. */
function taxDueIn(input: HolidayPriceInput, currency: Currency): number | undefined {
  const { taxRule } = input;
  if (taxRule?.currency !== currency) return undefined;
  const { basisPoints, hundredths } = taxDue(taxRule, taxedStay(input));
  return basisPoints === 0 ? hundredths : undefined;
}

/** What the lines of priceHoliday sum up to in pounds, without making them. */
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

/**
 * Hold bags that were chosen, sold in `currency` as what they add to the holiday of a sale; what
 * one costs is said where the figures make up the line to the cent.
 */
export function holdBagsLine(
  { quantity, bag }: ChosenBags,
  currency: Currency,
  sale: Sale = AT_COST,
): PriceLine {
  const label = `${quantity} hold ${quantity === 1 ? 'bag' : 'bags'}, ${bag.weightKg === undefined ? 'both ways' : `${bag.weightKg} kg`}`;
  const amount = addedPrice(sale, holdBagsPrice(bag, quantity));
  const each = convert(bag.price, sale.rate);
  const forAll = convert(bag.priceForAll ?? 0, sale.rate);
  const figure = (minor: number) => formatMoney(money(minor, currency));
  const more = forAll > 0 ? ` and ${figure(forAll)} for all together` : '';
  const ways =
    quantity * each + forAll === amount
      ? `${quantity} × ${figure(each)} both ways${more}`
      : 'Both ways';
  return {
    kind: 'bags',
    label,
    basis: `${ways}, chosen by you`,
    amount,
    due: 'booking',
    chosen: true,
  };
}

const atolLine = (seats: number, { contribution, currency, rate }: Tariff): PriceLine => {
  const each = formatMoney(money(convert(contribution, rate), currency));
  return bookingLine('atol', 'ATOL contribution', `${seats} × ${each}`, seats * contribution);
};

/** What a seat costs is said where it makes up `fee`, the line in minor units, to the cent. */
function agentFeeLine(
  legs: readonly LegFare[],
  paying: number,
  fee: number,
  { currency, rate }: Tariff,
): PriceLine {
  const each = convert(AGENT_BOOKING_FEE, rate);
  const ways = legs.filter((leg) => leg.agentFee).length;
  const seats =
    paying * each * ways === fee
      ? `${paying} × ${formatMoney(money(each, currency))} ×`
      : `For ${paying},`;
  return bookingLine(
    'booking_fee',
    'Airline booking fee',
    `${seats} ${ways === 2 ? 'each way' : 'one way'}`,
    fee,
  );
}

const localTaxLine = (rule: TaxRule, due: TaxDue, amount: Pence, tariff: Tariff): PriceLine => ({
  kind: 'local_tax',
  label: rule.name,
  basis: taxBasis(rule, due, tariff),
  amount,
  due: 'hotel',
  chosen: false,
});

function taxBasis(rule: TaxRule, due: TaxDue, { currency, rate: sold }: Tariff): string {
  if (!due.known) return 'Payable locally, figure not published. Paid at the hotel';
  if (due.basisPoints > 0) return `${due.basisPoints / 100}% of the room price. Paid at the hotel`;
  const figure = `${(due.hundredths / 100).toFixed(2)} ${rule.currency}`;
  const rate =
    rule.currency === currency
      ? ''
      : ` at ${unitsFor(sold, rule.currency)} to ${formatMoney(money(100, currency))} on ${formatDate(EXCHANGE_DATE)}`;
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
