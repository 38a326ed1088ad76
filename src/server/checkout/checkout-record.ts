/** A checkout as it is kept, and what is derived from it: plans, steps, what is still open. */
import * as v from 'valibot';
import type { CheckoutState } from '#domain/basket/checkout-state.ts';
import type { Passenger } from '#domain/basket/passengers.ts';
import type { CarDetails } from '#domain/checkout/car.ts';
import type { ContactDetails } from '#domain/checkout/contact.ts';
import { openSteps, type CheckoutStep, type StepFacts } from '#domain/checkout/steps.ts';
import {
  isPayInFullOnly,
  isPlanName,
  leastFirstOf,
  plansFor,
  type PaymentPlan,
  type PlanName,
} from '#domain/holiday/payment-plans.ts';
import { isMadeId } from '#domain/input/id.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { Pence } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { mayOpen } from '#server/account/access.ts';
import { isAway, type Visitor } from '#server/account/visitor.ts';
import { receiptOf, type Basket } from '#server/basket/basket-record.ts';
import { readSavedPassengers } from '#server/basket/saved-passengers.ts';
import type { Database } from '#server/db/kysely.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext, Tx, VisitorContext } from '#server/purchase-context.ts';

export const ContactSchema = v.object({
  title: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.string(),
  alternativeEmailAddress: v.nullable(v.string()),
  phoneNumber: v.string(),
  optIntoMarketing: v.boolean(),
  billingAddress: v.object({
    address: v.string(),
    city: v.string(),
    postalCode: v.string(),
    country: v.string(),
    isoCountryCode: v.string(),
  }),
});
export const CarSchema = v.object({
  colour: v.string(),
  make: v.string(),
  model: v.string(),
  registration: v.string(),
});

/** The row of a checkout, read. */
export type CheckoutRecord = {
  readonly id: string;
  readonly basketId: string;
  readonly owner: string;
  readonly market: MarketName;
  readonly status: CheckoutState;
  readonly passengers: readonly Passenger[];
  readonly contact: ContactDetails | undefined;
  readonly car: CarDetails | undefined;
  readonly planName: PlanName | undefined;
  /** Number of the payment attempt that was claimed last; 0 before the first. */
  readonly attempt: number;
};

/**
 * The checkout with this id, without asking whose; `lock` holds its row until the transaction ends.
 */
export async function findCheckout(
  database: Database | Tx,
  id: string,
  lock?: 'lock',
): Promise<CheckoutRecord | undefined> {
  if (!isMadeId(id)) return undefined;
  const query = database.selectFrom('checkout').selectAll().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return (
    row && {
      id: row.id,
      basketId: row.basket_id,
      owner: row.owner,
      market: row.market,
      status: row.status,
      passengers: readSavedPassengers(row.passenger_details),
      contact:
        row.contact_details === null ? undefined : v.parse(ContactSchema, row.contact_details),
      car: row.car_details === null ? undefined : v.parse(CarSchema, row.car_details),
      planName:
        row.payment_schedule !== null && isPlanName(row.payment_schedule)
          ? row.payment_schedule
          : undefined,
      attempt: row.attempt,
    }
  );
}

/** The row of the visitor's own checkout; undefined for everybody else's (S-05). */
export async function findOwnCheckout(
  context: Pick<VisitorContext, 'database' | 'visitor' | 'market'>,
  id: string,
): Promise<CheckoutRecord | undefined> {
  const checkout = await findCheckout(context.database, id);
  return checkout && mayOpen(context, checkout) === 'yes' ? checkout : undefined;
}

export type DerivedCheckout = {
  readonly plans: readonly PaymentPlan[];
  /** The chosen plan while it fits; pay in full where there is no choice. */
  readonly plan: PaymentPlan | undefined;
  readonly stepFacts: StepFacts;
  /** Steps that still need answers before paying. */
  readonly open: readonly CheckoutStep[];
};

/** What the customer could use that is not in the basket yet. */
export type Reducible = {
  /** What must be paid to us for any promotional code to be taken. */
  readonly leastSpend: Pence | undefined;
  readonly hasAvailableCredit: boolean;
};

/**
 * What follows from a checkout and its basket today. Nothing but which steps are shown hangs on
 * what could be used.
 */
export function deriveCheckout(
  checkout: CheckoutRecord,
  basket: Basket,
  context: Pick<PurchaseContext, 'clock' | 'market' | 'terms'>,
  { leastSpend, hasAvailableCredit }: Reducible = NOTHING_TO_USE,
): DerivedCheckout {
  const { holiday, choices } = basket;
  const { payable, lines } = receiptOf(basket, context.market.currency);
  const plans = plansFor({
    ...context.terms,
    payable,
    leastFirst: leastFirstOf(lines),
    paying: headsOf(holiday.party).paying,
    today: todayOf(context),
    departureDate: holiday.departureDate,
  });
  const plan = isPayInFullOnly(plans)
    ? plans[0]
    : plans.find(({ name }) => name === checkout.planName);
  const hasPromotionalCode = basket.promotionalCode !== undefined;
  const stepFacts: StepFacts = {
    hasCarPark: choices.carPark !== null,
    eligibleForPromotionalCode:
      !hasPromotionalCode && leastSpend !== undefined && payable >= leastSpend,
    hasPromotionalCode,
    hasAvailableCredit,
    plans,
    saved: {
      passengers: checkout.passengers.length > 0,
      plan: plan !== undefined,
      contact: checkout.contact !== undefined,
      car: checkout.car !== undefined,
      order: checkout.status === 'PLACED',
    },
  };
  return { plans, plan, stepFacts, open: openSteps(stepFacts) };
}

const NOTHING_TO_USE: Reducible = { leastSpend: undefined, hasAvailableCredit: false };

/** Holds a checkout's row until the transaction ends: whoever changes an order waits here. */
export async function lockCheckout(tx: Tx, checkoutId: string): Promise<void> {
  await tx
    .selectFrom('checkout')
    .select('id')
    .where('id', '=', checkoutId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Makes the checkout of a customer who has been away one of this browser, as they pay for it: their
 * basket goes on without a login, and whoever has paid must see what came of it. The order is then
 * a guest's, and its customer's whose proven mailbox it is made with (decisions: ACCT-01).
 */
export async function payAsGuest(tx: Tx, visitor: Visitor, checkoutId: string): Promise<void> {
  if (visitor.kind === 'nobody' || !visitor.customer || !isAway(visitor)) return;
  await tx
    .updateTable('checkout')
    .set({ owner: visitor.owner })
    .where('id', '=', checkoutId)
    .where('owner', '=', visitor.customer.id)
    .where('status', 'not in', ['PLACING', 'PLACED'])
    .execute();
}
