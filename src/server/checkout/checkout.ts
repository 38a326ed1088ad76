/**
 * A checkout: one per basket; each step loads, applies its rule, saves (CHK-11 to CHK-18;
 * architecture: section 3).
 */
import {
  checkAccessibility,
  needsStepFree,
  parseSpecialAssistance,
} from '#domain/basket/accessibility.ts';
import { canCheckoutBecome } from '#domain/basket/checkout-state.ts';
import {
  checkPassengers,
  expectedTravellers,
  tidyPassengers,
  type ExpectedTraveller,
  type Passenger,
  type PassengerInput,
  type PassengerRules,
} from '#domain/basket/passengers.ts';
import { BASKET_REFUSALS } from '#domain/basket/refusals.ts';
import { checkCar, tidyCar, type CarDetails } from '#domain/checkout/car.ts';
import { checkContact, tidyContact, type ContactDetails } from '#domain/checkout/contact.ts';
import type { PaymentProblem } from '#domain/checkout/payment-problem.ts';
import { CHECKOUT_REFUSALS } from '#domain/checkout/refusals.ts';
import { refuseOrdered } from '#domain/checkout/refuse-ordered.ts';
import type { FieldError } from '#domain/field-error.ts';
import { firstPaymentOf } from '#domain/holiday/payment-plans.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { headsOf } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { MAX_PARTY } from '#domain/search/limits.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import { SEAT_REFUSALS } from '#domain/seats/refusals.ts';
import { mayOpen } from '#server/account/access.ts';
import { customerOf, whileAwake } from '#server/account/visitor.ts';
import {
  expiryOf,
  findBasket,
  type Basket,
  type BasketChoices,
} from '#server/basket/basket-record.ts';
import { missingSeats, type SeatSwitches } from '#server/basket/basket-seats.ts';
import { loadBasket } from '#server/basket/basket.ts';
import { findLeastSpend } from '#server/basket/promotional-code-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import { reportError, withoutWords } from '#server/platform/report-error.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { hasAvailableCredit } from '#server/wallet/credit-record.ts';
import { isPaymentAwaited } from './awaited-payment.ts';
import {
  findCheckout,
  deriveCheckout,
  type CheckoutRecord,
  type DerivedCheckout,
} from './checkout-record.ts';
import { findLastProblem } from './last-problem.ts';
import { findOpenChallenge, findOpenPaymentPage } from './open-payment-page.ts';

/**
 * A checkout with its basket and all that follows from them. `status` says EXPIRED once the
 * basket's time is up.
 */
export type Checkout = Omit<CheckoutRecord, 'owner' | 'basketId'> &
  DerivedCheckout & {
    readonly basket: Basket;
    readonly travellers: readonly ExpectedTraveller[];
    /** Whether a customer who is logged in asks. */
    readonly isExistingCustomer: boolean;
    /** Code of the order, once there is one. */
    readonly orderReference: string | undefined;
    /** What the last payment or placement came to, when it was no order. */
    readonly lastProblem: PaymentProblem | undefined;
    /** Money may be reserved, and nobody knows yet. */
    readonly isPaymentAwaited: boolean;
    /**
     * The provider's page that was opened and not come back from, while it can be paid on and asks
     * for what is to be paid now.
     */
    readonly openPaymentPageUrl: string | undefined;
    /** The bank's question of the last try, while it waits and asks for what is to be paid now. */
    readonly openChallengeUrl: string | undefined;
  };

export type CheckoutOutcome =
  | { readonly kind: 'checkout'; readonly checkout: Checkout }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/**
 * The checkout of a basket, made when there is none yet; refused at `seats` while a child under 12
 * needs one and has none (FLT-08).
 */
export async function checkoutFromBasket(
  context: VisitorContext,
  basketId: string,
  switches: SeatSwitches = { isSold: false, isCompulsory: false },
): Promise<CheckoutOutcome> {
  const basket = await loadBasket(context, basketId);
  if (!basket) {
    reportError(context.log, 'CheckoutFromBasketError', { kind: 'absent' });
    return { kind: 'absent' };
  }
  const errors = await whyNoCheckout(context, basket, switches);
  if (errors.length > 0) {
    const kind = basket.holiday.flights ? 'CheckoutFromBasketError' : 'NoCheckoutFromHotelError';
    reportError(context.log, kind, { errors: withoutWords(errors) });
    return { kind: 'refused', errors };
  }
  const { id } = await context.database
    .insertInto('checkout')
    .values({
      id: context.newId(),
      basket_id: basketId,
      owner: basket.owner,
      market: basket.market,
    })
    .onConflict((conflict) => conflict.column('basket_id').doUpdateSet({ basket_id: basketId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return outcomeOf(await loadCheckout(context, id));
}

async function whyNoCheckout(
  context: VisitorContext,
  basket: Basket,
  switches: SeatSwitches,
): Promise<readonly FieldError[]> {
  const errors = basket.checkoutId ? [] : checkBasket(basket, context.clock());
  if (errors.length > 0 || (await missingSeats(context, basket, switches)).length === 0)
    return errors;
  return [refuse(SEAT_REFUSALS, 'seats_not_chosen', 'seats')];
}

/**
 * The visitor's own checkout; undefined for everybody else's (S-05). Once it is placed it is as
 * personal as its order, and not there for a customer who has been away.
 */
export async function loadCheckout(
  context: VisitorContext,
  id: string,
): Promise<Checkout | undefined> {
  const record = await findCheckout(context.database, id);
  const visitor = record?.status === 'PLACED' ? whileAwake(context.visitor) : context.visitor;
  if (!record || mayOpen({ ...context, visitor }, record) !== 'yes') return undefined;
  const now = context.clock();
  const customer = customerOf(visitor);
  const [basket, order, lastProblem, isAwaited, leastSpend, hasCredit] = await Promise.all([
    findBasket(context.database, record.basketId),
    context.database
      .selectFrom('customer_order')
      .select('code')
      .where('checkout_id', '=', id)
      .executeTakeFirst(),
    findLastProblem(context.database, id),
    isPaymentAwaited(context.database, id),
    findLeastSpend(context.database, context.market, now),
    customer ? hasAvailableCredit(context.database, customer.id, context.market, now) : false,
  ]);
  if (!basket) throw new Error(`checkout ${id} has lost its basket`);
  const derived = deriveCheckout(record, basket, context, {
    leastSpend,
    hasAvailableCredit: hasCredit,
  });
  const { plan } = derived;
  const isLate = expiryOf(basket, now).isExpired && canCheckoutBecome(record.status, 'EXPIRED');
  return {
    ...record,
    ...derived,
    status: isLate ? 'EXPIRED' : record.status,
    basket,
    travellers: expectedTravellers(basket.holiday.party),
    isExistingCustomer: customer !== undefined,
    orderReference: order?.code,
    lastProblem,
    isPaymentAwaited: isAwaited,
    openPaymentPageUrl: plan && (await findOpenPaymentPage(context, id, firstPaymentOf(plan))),
    openChallengeUrl: plan && (await findOpenChallenge(context, id, firstPaymentOf(plan))),
  };
}

/**
 * Saves the passenger list (PAX-01 to PAX-29). The dates of birth may be typed in any usual way.
 */
export const savePassengers = (
  context: VisitorContext,
  checkoutId: string,
  input: readonly PassengerInput[],
): Promise<CheckoutOutcome> =>
  saveStep(context, checkoutId, ({ holiday, choices }) => {
    const rules: PassengerRules = {
      expected: expectedTravellers(holiday.party),
      returnDate: holiday.returnDate,
      today: todayOf(context),
    };
    const errors = [...checkPassengers(input, rules), ...checkAssistances(input)];
    if (errors.length > 0) return errors;
    const passengers = tidyPassengers(input, rules);
    const stepped = checkTransfer(choices, passengers);
    return stepped.length > 0 ? stepped : { passenger_details: JSON.stringify(passengers) };
  });

/** Saves whom we write to and bill (CONT-01 to CONT-07). */
export const saveContact = (
  context: VisitorContext,
  checkoutId: string,
  input: ContactDetails,
): Promise<CheckoutOutcome> =>
  saveStep(context, checkoutId, () => {
    const errors = checkContact(input);
    return errors.length > 0 ? errors : { contact_details: JSON.stringify(tidyContact(input)) };
  });

/** Saves the car that is parked (PARK-03). */
export const saveCar = (
  context: VisitorContext,
  checkoutId: string,
  input: CarDetails,
): Promise<CheckoutOutcome> =>
  saveStep(context, checkoutId, () => {
    const errors = checkCar(input);
    return errors.length > 0 ? errors : { car_details: JSON.stringify(tidyCar(input)) };
  });

/** Saves the chosen plan, by the name of one that fits (PAY-15, PAY-16). */
export const savePlan = (
  context: VisitorContext,
  checkoutId: string,
  name: string,
): Promise<CheckoutOutcome> =>
  saveStep(context, checkoutId, (basket, checkout) =>
    deriveCheckout(checkout, basket, context).plans.some((plan) => plan.name === name)
      ? { payment_schedule: name }
      : [refuse(INPUT_REFUSALS, 'option_required', 'paymentSchedule.name')],
  );

type Columns =
  | { passenger_details: string }
  | { contact_details: string }
  | { car_details: string }
  | { payment_schedule: string };

/**
 * Decides and saves while checkout and basket are locked; refused while the order is being placed
 * and after it (F-21).
 */
async function saveStep(
  context: VisitorContext,
  checkoutId: string,
  decide: (basket: Basket, checkout: CheckoutRecord) => Columns | readonly FieldError[],
): Promise<CheckoutOutcome> {
  const saved = await inTransaction(context.database, async (tx) => {
    const checkout = await findCheckout(tx, checkoutId, 'lock');
    if (!checkout || mayOpen(context, checkout) !== 'yes') return 'absent' as const;
    const refused = refuseOrdered(checkout);
    if (refused) return [refused];
    const basket = await findBasket(tx, checkout.basketId, 'lock');
    if (!basket) throw new Error(`checkout ${checkoutId} has lost its basket`);
    const decided = decide(basket, checkout);
    if (isErrors(decided)) return decided;
    await tx
      .updateTable('checkout')
      .set(decided)
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', checkoutId)
      .execute();
    return 'saved' as const;
  });
  if (saved === 'absent') return { kind: 'absent' };
  return saved === 'saved'
    ? outcomeOf(await loadCheckout(context, checkoutId))
    : { kind: 'refused', errors: saved };
}

const isErrors = (decided: Columns | readonly FieldError[]): decided is readonly FieldError[] =>
  Array.isArray(decided);

/** At most nine adults and children are booked together (CHK-18; decisions: Search). */
function checkBasket(basket: Basket, now: Date): FieldError[] {
  if (headsOf(basket.holiday.party).paying > MAX_PARTY)
    return [refuse(SEARCH_REFUSALS, 'large_party', 'basketId', { most: MAX_PARTY })];
  if (basket.priceChange) return [refuse(BASKET_REFUSALS, 'price_changed', 'basketId')];
  if (expiryOf(basket, now).isExpired)
    return [refuse(BASKET_REFUSALS, 'basket_expired', 'basketId')];
  return [];
}

/**
 * The access answers of each passenger who has some, by the form's own rules (A11Y-04, A11Y-06) and
 * told where the API has them.
 */
const checkAssistances = (input: readonly PassengerInput[]): FieldError[] =>
  input.flatMap(({ specialAssistance }, i) =>
    specialAssistance
      ? checkAccessibility(parseSpecialAssistance(specialAssistance, i), input.length).map(
          (error) => ({
            ...error,
            field: error.field.replace('accessibility', `passengerDetails[${i}].specialAssistance`),
          }),
        )
      : [],
  );

/** Who cannot climb steps needs a transfer without them (A11Y-07). */
function checkTransfer(
  { transfer }: BasketChoices,
  passengers: readonly Passenger[],
): FieldError[] {
  const at = passengers.findIndex((passenger) => needsStepFree([passenger]));
  const isStepped =
    transfer !== null && !transfer.stepFree && transfer.type !== 'wheelchair_adapted_taxi';
  return isStepped && at >= 0
    ? [
        refuse(
          CHECKOUT_REFUSALS,
          'transfer_not_step_free',
          `passengerDetails[${at}].specialAssistance.requiredAssistance`,
        ),
      ]
    : [];
}

const outcomeOf = (checkout: Checkout | undefined): CheckoutOutcome =>
  checkout ? { kind: 'checkout', checkout } : { kind: 'absent' };
