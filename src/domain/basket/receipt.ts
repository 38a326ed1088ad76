/**
 * The lines of a basket: the holiday's, with what the visitor chose between the hotel and what the
 * law adds.
 */

import type { ChosenBags } from '#domain/holiday/hold-bags.ts';
import {
  holdBagsLine,
  OWED_BESIDE,
  payableOf,
  totalOf,
  type LineKind,
  type PriceLine,
} from '#domain/holiday/price.ts';
import { AT_COST, convert, type Sale } from '#domain/market/tariff.ts';
import type { Currency, Pence } from '#domain/money.ts';
import type { BookingMode } from './extras.ts';

/** What was chosen, with the prices in pence that it was quoted at. */
export type Choices = {
  readonly transfer: {
    readonly title: string;
    readonly price: Pence;
    readonly stepFree: boolean;
  } | null;
  readonly carPark: { readonly name: string; readonly price: Pence } | null;
  readonly insurance: { readonly title: string; readonly price: Pence } | null;
  readonly holdBags: ChosenBags | null;
  /** Of an order: more of them, each time as they were sold then. */
  readonly addedBags?: readonly ChosenBags[] | undefined;
  /** Of each way, in the order of the passenger list. */
  readonly seats: Readonly<Record<'outbound' | 'inbound', readonly SeatSold[]>> | null;
  readonly priority: { readonly price: Pence } | null;
  readonly fulfilment: BookingMode;
};

type SeatSold = { readonly seat: string; readonly price: Pence };

export type Totals = {
  readonly total: Pence;
  readonly payable: Pence;
  readonly packageTotal: Pence;
};

/**
 * All lines in the order of the receipt, all of one currency; what was chosen is converted as the
 * holiday was sold.
 */
export function receiptLines(
  holiday: readonly PriceLine[],
  choices: Choices,
  currency: Currency,
  sale: Sale = AT_COST,
): PriceLine[] {
  const after: readonly LineKind[] = ['atol', 'local_tax'];
  return [
    ...holiday.filter(({ kind }) => !after.includes(kind)),
    ...(choices.fulfilment === 'SELF_BOOK' ? selfBookingLines(holiday) : []),
    ...choiceLines(choices, currency, sale),
    ...holiday.filter(({ kind }) => after.includes(kind)),
  ];
}

/**
 * In pence: everything; what is paid to us; everything without what was chosen and what a code and
 * credits take off.
 */
export const totalsOf = (lines: readonly PriceLine[]): Totals => ({
  total: totalOf(lines),
  payable: payableOf(lines),
  packageTotal: totalOf(undiscounted(lines).filter(({ chosen }) => !chosen)),
});

/** Everything before a code or credits take something off, in pence. */
export const undiscountedTotal = (lines: readonly PriceLine[]): Pence =>
  totalOf(undiscounted(lines));

/** What a code takes off, in pence; credits are money of the customer's and no discount. */
export const discountOf = (lines: readonly PriceLine[]): Pence =>
  0 - totalOf(lines.filter(({ kind }) => kind === 'discount'));

const undiscounted = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.filter(
    ({ kind }) => kind !== 'discount' && kind !== 'credit' && !OWED_BESIDE.includes(kind),
  );

/**
 * What the holiday comes to as one item of a basket, in pence: all but what items of their own are
 * (BSKT-05).
 */
export const holidayItemTotal = (lines: readonly PriceLine[]): Pence =>
  totalOf(undiscounted(lines).filter(({ kind }) => !OTHER_ITEMS.includes(kind)));

const OTHER_ITEMS: readonly LineKind[] = [
  'priority',
  'transfer',
  'parking',
  'insurance',
  'booking_fee',
  'fulfilment',
];

/** The airline's fee for agents, taken off again to the penny (FLT-17). */
const selfBookingLines = (holiday: readonly PriceLine[]): PriceLine[] =>
  holiday
    .filter(({ kind }) => kind === 'booking_fee')
    .map(({ basis, amount }) =>
      chosenLine('fulfilment', 'You book your flights', `${basis}, chosen by you`, 0 - amount),
    );

function choiceLines(
  { holdBags, addedBags = [], seats, priority, transfer, carPark, insurance }: Choices,
  currency: Currency,
  sale: Sale,
): PriceLine[] {
  return [
    ...(holdBags && holdBags.quantity > 0 ? [holdBagsLine(holdBags, currency, sale)] : []),
    ...(addedBags.length > 0 ? [addedBagsLine(addedBags, currency, sale)] : []),
    ...(seats ? [seatsLine(seats, sale)] : []),
    ...(priority
      ? [
          chosenLine(
            'priority',
            'Priority boarding and 2 cabin bags',
            'For everybody both ways, chosen by you',
            convert(priority.price, sale.rate),
          ),
        ]
      : []),
    ...(transfer
      ? [
          chosenLine(
            'transfer',
            transfer.title,
            transfer.stepFree ? 'Chosen by you, step-free' : 'Chosen by you',
            convert(transfer.price, sale.rate),
          ),
        ]
      : []),
    ...(carPark
      ? [
          chosenLine(
            'parking',
            carPark.name,
            'Airport parking, chosen by you',
            convert(carPark.price, sale.rate),
          ),
        ]
      : []),
    ...(insurance
      ? [
          chosenLine(
            'insurance',
            insurance.title,
            'Chosen by you',
            convert(insurance.price, sale.rate),
          ),
        ]
      : []),
  ];
}

/** Bags that were added once it was booked, in one line: each sold as in a line of its own. */
function addedBagsLine(added: readonly ChosenBags[], currency: Currency, sale: Sale): PriceLine {
  const lines = added.map((bags) => holdBagsLine(bags, currency, sale));
  const quantity = added.reduce((sum, bags) => sum + bags.quantity, 0);
  const { weightKg } = added[0]!.bag;
  const kilograms = weightKg === undefined ? 'both ways' : `${weightKg} kg`;
  return {
    ...lines[0]!,
    label: `${quantity} hold ${quantity === 1 ? 'bag' : 'bags'} added, ${kilograms}`,
    basis: lines.length === 1 ? lines[0]!.basis : 'Both ways, chosen by you',
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** What the seats were shown at, one by one. */
function seatsLine({ outbound, inbound }: NonNullable<Choices['seats']>, sale: Sale): PriceLine {
  const all = [...outbound, ...inbound];
  const words = (way: string, seats: readonly SeatSold[]) =>
    seats.length > 0 ? [`${way} ${seats.map(({ seat }) => seat).join(', ')}`] : [];
  return chosenLine(
    'seats',
    all.length === 1 ? '1 seat' : `${all.length} seats`,
    [...words('Out', outbound), ...words('Home', inbound), 'Chosen by you'].join('. '),
    all.reduce((sum, { price }) => sum + convert(price, sale.rate), 0),
  );
}

const chosenLine = (kind: LineKind, label: string, basis: string, amount: Pence): PriceLine => ({
  kind,
  label,
  basis,
  amount,
  due: 'booking',
  chosen: true,
});
