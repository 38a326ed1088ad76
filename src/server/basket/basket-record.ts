/** A basket as it is kept, and what is derived from it. */
import * as v from 'valibot';
import type { CheckoutState } from '#domain/basket/checkout-state.ts';
import { creditLines, spendingOf, type ChosenCredits } from '#domain/basket/credit-lines.ts';
import { displayedExpiry, isExpired, type SupplierSession } from '#domain/basket/expiry.ts';
import { BOOKING_MODES } from '#domain/basket/extras.ts';
import { reduceLines, type PromotionalCode } from '#domain/basket/promotional-code.ts';
import { discountOf, receiptLines, totalsOf, type Totals } from '#domain/basket/receipt.ts';
import type { PriceLine } from '#domain/holiday/price.ts';
import {
  HoldBagSchema,
  PricedHolidaySchema,
  type PricedHoliday,
} from '#domain/holiday/priced-holiday.ts';
import { isMadeId } from '#domain/input/id.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { Currency } from '#domain/money.ts';
import type { SpendingFacts } from '#domain/wallet/use-credits.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import { CAR_PARK_TYPES, TRANSFER_TYPES } from '#server/suppliers/ports.ts';
import { CreditSchema, findCredits, type CreditRecord } from '#server/wallet/credit-record.ts';
import {
  findPromotionalCode,
  PromotionalCodeSchema,
  type PromotionalCodeRecord,
} from './promotional-code-record.ts';

const quoted = { quoteId: v.string(), price: v.number() };
const TransferSchema = v.object({
  ...quoted,
  supplierName: v.string(),
  title: v.string(),
  type: v.picklist(TRANSFER_TYPES),
  duration: v.number(),
  stepFree: v.boolean(),
});
const CarParkSchema = v.object({
  ...quoted,
  type: v.picklist(CAR_PARK_TYPES),
  name: v.string(),
  address: v.optional(v.string(), ''),
  description: v.string(),
});
const InsuranceSchema = v.object({
  ...quoted,
  title: v.string(),
  description: v.string(),
  documents: v.array(v.object({ title: v.string(), url: v.string() })),
});
const HoldBagsSchema = v.object({ quantity: v.number(), bag: HoldBagSchema });

/** In the order of the passenger list; empty where the airline seats everybody. */
const SeatsSchema = v.array(v.object({ seat: v.string(), price: v.number() }));
export type ChosenSeat = v.InferOutput<typeof SeatsSchema>[number];
const PrioritySchema = v.object({ ...quoted, flightReferences: v.array(v.string()) });

export const ChoicesSchema = v.object({
  transfer: v.nullable(TransferSchema),
  /** What it meets, where the party told which flight it has booked elsewhere (XTRA-06). */
  transferFlight: v.optional(
    v.nullable(v.object({ number: v.string(), landsAt: v.nullable(v.string()) })),
  ),
  carPark: v.nullable(CarParkSchema),
  insurance: v.nullable(InsuranceSchema),
  holdBags: v.nullable(HoldBagsSchema),
  /** Of an order alone: what was added once it was booked. */
  addedBags: v.optional(v.array(HoldBagsSchema)),
  // Baskets and orders from before they were sold have none.
  seats: v.optional(v.nullable(v.object({ outbound: SeatsSchema, inbound: SeatsSchema })), null),
  priority: v.optional(v.nullable(PrioritySchema), null),
  fulfilment: v.optional(v.picklist(BOOKING_MODES), 'AUTO_BOOK'),
});
export type BasketChoices = v.InferOutput<typeof ChoicesSchema>;
export const NO_CHOICES: BasketChoices = {
  transfer: null,
  carPark: null,
  insurance: null,
  holdBags: null,
  seats: null,
  priority: null,
  fulfilment: 'AUTO_BOOK',
};

export const EXTRA_KINDS = ['priority', 'transfers', 'parking', 'insurance'] as const;
export const OffersSchema = v.object({
  priority: v.optional(v.array(PrioritySchema), []),
  transfers: v.array(TransferSchema),
  carParks: v.array(CarParkSchema),
  insurance: v.array(InsuranceSchema),
  /** Kinds whose supplier did not answer. */
  unanswered: v.array(v.picklist(EXTRA_KINDS)),
});
/** Extras quoted for this basket: prices come from here and nowhere else (S-06). */
export type Offers = v.InferOutput<typeof OffersSchema>;

export const SessionSchema = v.object({
  sessionId: v.string(),
  expiresAt: v.optional(v.string()),
  extendedCount: v.number(),
});

export const PriceChangeSchema = v.object({
  was: v.number(),
  now: v.number(),
  changedBy: v.optional(v.string()),
  reason: v.string(),
});
/** Totals in pence, was and now; stands until the visitor accepts. */
export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;

/** Credits as they were when they were accepted. */
export const ChosenCreditsSchema = v.object({
  credits: v.pipe(v.array(CreditSchema), v.readonly()),
  acceptedLoss: v.number(),
});

export type Basket = {
  readonly id: string;
  readonly reference: string;
  readonly owner: string;
  readonly market: MarketName;
  readonly holiday: PricedHoliday;
  readonly choices: BasketChoices;
  readonly offers: Offers;
  readonly supplierSession: SupplierSession | undefined;
  readonly priceChange: PriceChange | undefined;
  readonly promotionalCode: PromotionalCodeRecord | undefined;
  readonly chosenCredits: ChosenCredits<CreditRecord>;
  readonly version: number;
  readonly expiresAt: string;
  readonly checkoutId: string | undefined;
  readonly checkoutStatus: CheckoutState | undefined;
};

/**
 * The basket with this id, without asking whose; `lock` holds its row, and its checkout's before
 * it, until the transaction ends.
 */
export async function findBasket(
  database: Database | Tx,
  id: string,
  lock?: 'lock',
): Promise<Basket | undefined> {
  if (!isMadeId(id)) return undefined;
  const checkouts = database
    .selectFrom('checkout')
    .select(['id', 'status'])
    .where('basket_id', '=', id);
  const checkout = await (lock ? checkouts.forUpdate() : checkouts).executeTakeFirst();
  const baskets = database.selectFrom('basket').selectAll().where('id', '=', id);
  const row = await (lock ? baskets.forUpdate() : baskets).executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    reference: row.reference,
    owner: row.owner,
    market: row.market,
    holiday: v.parse(PricedHolidaySchema, row.holiday),
    choices: v.parse(ChoicesSchema, row.extras),
    offers: v.parse(OffersSchema, row.offers),
    supplierSession:
      row.supplier_session === null ? undefined : v.parse(SessionSchema, row.supplier_session),
    priceChange:
      row.price_change === null ? undefined : v.parse(PriceChangeSchema, row.price_change),
    promotionalCode:
      row.promotional_code === null
        ? undefined
        : await findPromotionalCode(database, row.promotional_code),
    chosenCredits: {
      credits: await findCredits(database, row.credit_ids),
      acceptedLoss: row.accepted_loss,
    },
    version: row.version,
    expiresAt: row.expires_at,
    checkoutId: checkout?.id,
    checkoutStatus: checkout?.status,
  };
}

/** The lines of a basket and their sums, in minor units of `currency`. */
export function receiptOf(
  basket: Priced,
  currency: Currency,
): Totals & { readonly lines: readonly PriceLine[] } {
  const before = linesBeforeCredits(basket, currency);
  const { chosenCredits, holiday, reductions = [] } = basket;
  const full = chosenCredits
    ? creditLines(before, chosenCredits, holiday.departureDate, currency)
    : before;
  const lines = withReductions(full, reductions);
  return { lines, ...totalsOf(lines) };
}

/** Before what is paid at the hotel. */
const withReductions = (
  lines: readonly PriceLine[],
  reductions: readonly PriceLine[],
): readonly PriceLine[] =>
  reductions.length === 0
    ? lines
    : [
        ...lines.filter(({ due }) => due === 'booking'),
        ...reductions,
        ...lines.filter(({ due }) => due === 'hotel'),
      ];

/** The holiday that the credits of a basket's customer may be used for. */
export const spendingIn = (basket: Priced, currency: Currency): SpendingFacts =>
  spendingOf(linesBeforeCredits(basket, currency), basket.holiday.departureDate);

function linesBeforeCredits(
  { holiday, choices, promotionalCode }: Priced,
  currency: Currency,
): readonly PriceLine[] {
  const full = receiptLines(holiday.lines, choices, currency, holiday.sale);
  return promotionalCode ? reduceLines(full, promotionalCode, currency) : full;
}

/** The basket's code while it takes something off; of one that does not, no use is counted. */
export const appliedCode = (basket: Priced, currency: Currency): PromotionalCode | undefined =>
  basket.promotionalCode && discountOf(receiptOf(basket, currency).lines) > 0
    ? v.parse(PromotionalCodeSchema, basket.promotionalCode)
    : undefined;

/** The basket's credits while they take something off; those that do not are not used. */
export function appliedCredits(basket: Priced, currency: Currency): ChosenCredits | undefined {
  const isApplied = receiptOf(basket, currency).lines.some(({ kind }) => kind === 'credit');
  return isApplied && basket.chosenCredits
    ? v.parse(ChosenCreditsSchema, basket.chosenCredits)
    : undefined;
}

type Priced = Pick<Basket, 'holiday' | 'choices'> & {
  readonly promotionalCode?: PromotionalCode | undefined;
  readonly chosenCredits?: ChosenCredits | undefined;
  /** What others’ changes take off an order, after a code and credits. */
  readonly reductions?: readonly PriceLine[] | undefined;
};

/** The expiry as shown, and whether it has passed (BSKT-09 to BSKT-11). */
export function expiryOf(
  basket: Pick<Basket, 'expiresAt' | 'supplierSession'>,
  now: Date,
): { readonly expiry: string; readonly isExpired: boolean } {
  const facts = {
    expiresAt: basket.expiresAt,
    supplierSession: basket.supplierSession,
    now: now.toISOString(),
  };
  return { expiry: displayedExpiry(facts), isExpired: isExpired(facts) };
}
