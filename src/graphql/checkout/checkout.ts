/**
 * Checkouts: each step saved by a mutation of its own; payment (CHK, PAX, CONT, PARK, PAY).
 */
import type { PassengerInput } from '#domain/basket/passengers.ts';
import { CHECKOUT_REFUSALS } from '#domain/checkout/refusals.ts';
import { isStepDone, STEP_LABELS, visibleSteps } from '#domain/checkout/steps.ts';
import { scheduleOf, planKind } from '#domain/holiday/payment-plans.ts';
import { refuse } from '#domain/refuse.ts';
import {
  checkoutFromBasket,
  loadCheckout,
  saveCar,
  saveContact,
  savePassengers,
  savePlan,
  type Checkout,
  type CheckoutOutcome,
} from '#server/checkout/checkout.ts';
import {
  createPaymentPage,
  createPaymentRequest,
  finishPaymentRequest,
  type PaymentRequestOutcome,
} from '#server/checkout/payment.ts';
import { makeAnswers } from '../answer.ts';
import { bookableOf, visitorContext } from '../basket/basket.ts';
import { makeLineItems } from '../basket/line-items.ts';
import type { GraphContext } from '../context.ts';
import type { CarDetailsInput, ContactDetailsInput, PassengerDetailsInput } from '../generated.ts';
import { moneyOf } from '../holiday/price.ts';
import type { ResolverMap } from '../schema.ts';
import { makeSchedule, makeScheduleOptions } from '../search/deal.ts';
import { makePaymentResult } from './payment-result.ts';

type CheckoutArgs = { readonly checkoutId: string };
const answers = makeAnswers(
  'checkout',
  refuse(CHECKOUT_REFUSALS, 'checkout_does_not_exist', 'checkoutId'),
);

/** A refused step leaves the checkout as it was, and shows it. */
function answer(context: GraphContext, outcome: CheckoutOutcome, operation: string) {
  if (outcome.kind === 'absent') return answers.absent();
  if (outcome.kind === 'checkout') return answers.found(outcome.checkout);
  // Codes and fields only: what passengers typed stays out of the log (PAX-31).
  context.shop.log.warn(
    { operation, errors: outcome.errors.map(({ code, field }) => ({ code, field })) },
    'checkout step refused',
  );
  return answers.refused(outcome.errors);
}

const returnUrl = ({ origin }: GraphContext, checkoutId: string): string =>
  `${origin}/booking/${encodeURIComponent(checkoutId)}/payment`;

export const checkoutResolvers: ResolverMap = {
  Query: {
    checkoutById: async (_parent: never, { checkoutId }: CheckoutArgs, context: GraphContext) => {
      const checkout = await loadCheckout(visitorContext(context), checkoutId);
      return checkout ? answers.found(checkout) : answers.absent();
    },
  },
  Mutation: {
    checkoutFromBasket: async (
      _parent: never,
      { basketId }: { basketId: string },
      context: GraphContext,
    ) => {
      const outcome = await checkoutFromBasket(visitorContext(context), basketId);
      if (outcome.kind !== 'checkout')
        context.shop.log.warn({ kind: outcome.kind }, 'CheckoutFromBasketError');
      return answer(context, outcome, 'checkoutFromBasket');
    },
    addPassengerDetailsToCheckout: async (
      _parent: never,
      {
        checkoutId,
        passengerDetails,
      }: CheckoutArgs & { passengerDetails: readonly PassengerDetailsInput[] },
      context: GraphContext,
    ) =>
      answer(
        context,
        await savePassengers(
          visitorContext(context),
          checkoutId,
          passengerDetails.map(makePassengerInput),
        ),
        'addPassengerDetailsToCheckout',
      ),
    addContactDetailsToCheckout: async (
      _parent: never,
      { checkoutId, contactDetails }: CheckoutArgs & { contactDetails: ContactDetailsInput },
      context: GraphContext,
    ) =>
      answer(
        context,
        await saveContact(visitorContext(context), checkoutId, {
          ...contactDetails,
          alternativeEmailAddress: contactDetails.alternativeEmailAddress ?? null,
          optIntoMarketing: contactDetails.optIntoMarketing ?? false,
        }),
        'addContactDetailsToCheckout',
      ),
    addCarDetailsToCheckout: async (
      _parent: never,
      { checkoutId, carDetails }: CheckoutArgs & { carDetails: CarDetailsInput },
      context: GraphContext,
    ) =>
      answer(
        context,
        await saveCar(visitorContext(context), checkoutId, carDetails),
        'addCarDetailsToCheckout',
      ),
    addPaymentScheduleToCheckout: async (
      _parent: never,
      {
        checkoutId,
        paymentSchedule,
      }: CheckoutArgs & { paymentSchedule: { readonly name: string } },
      context: GraphContext,
    ) =>
      answer(
        context,
        await savePlan(visitorContext(context), checkoutId, paymentSchedule.name),
        'addPaymentScheduleToCheckout',
      ),
    createPaymentPage: async (
      _parent: never,
      { checkoutId }: CheckoutArgs,
      context: GraphContext,
    ) =>
      makePaymentResult(
        context,
        await createPaymentPage(visitorContext(context), {
          checkoutId,
          returnUrl: returnUrl(context, checkoutId),
        }),
      ),
    createPaymentRequest: async (
      _parent: never,
      {
        checkoutId,
        cardToken,
        idempotencyKey,
      }: CheckoutArgs & { cardToken: string; idempotencyKey: string },
      context: GraphContext,
    ) =>
      makePaymentResult(
        context,
        await createPaymentRequest(visitorContext(context), {
          checkoutId,
          cardToken,
          idempotencyKey,
          returnUrl: returnUrl(context, checkoutId),
        }),
      ),
    finishPaymentRequest: async (
      _parent: never,
      {
        checkoutId,
        ...returned
      }: CheckoutArgs &
        Partial<Record<'redirectResult' | 'sessionId' | 'sessionResult', string | null>>,
      context: GraphContext,
    ) => makePaymentResult(context, await finish(context, checkoutId, returned)),
  },
  Checkout: {
    orderReference: ({ orderReference }: Checkout) => orderReference ?? null,
    isExistingCustomer: () => false,
    eligibleForPromotionalCode: ({ stepFacts }: Checkout) => stepFacts.eligibleForPromotionalCode,
    travellers: ({ travellers }: Checkout) =>
      travellers.map(({ type, statedAge }) => ({
        type: type.toUpperCase(),
        statedAge: statedAge ?? null,
      })),
    passengerDetails: ({ passengers }: Checkout) => passengers,
    contactDetails: ({ contact }: Checkout) => contact ?? null,
    carDetails: ({ car }: Checkout) => car ?? null,
    paymentSchedule: ({ plan, basket }: Checkout, _args: unknown, { shop }: GraphContext) =>
      plan
        ? {
            ...makeSchedule(shop, plan),
            kind: planKind(plan),
            instalments: scheduleOf(plan).map(
              ({ amount, dueDate, transactionFee, remainingBalance }) => ({
                amount: moneyOf(shop, amount),
                dueDate,
                transactionFee: moneyOf(shop, transactionFee),
                remainingBalance: moneyOf(shop, remainingBalance),
              }),
            ),
            basket,
          }
        : null,
    paymentScheduleOptions: ({ basket }: Checkout, _args: unknown, { shop }: GraphContext) =>
      makeScheduleOptions(shop, bookableOf(basket)),
    lineItems: ({ basket }: Checkout, _args: unknown, { shop }: GraphContext) =>
      makeLineItems(shop, basket),
    newCredits: () => [],
    steps: ({ stepFacts }: Checkout) =>
      visibleSteps(stepFacts).map((name) => ({
        name,
        label: STEP_LABELS[name],
        isDone: isStepDone(name, stepFacts),
      })),
    lastRefusal: ({ lastRefusal }: Checkout) => lastRefusal ?? null,
  },
};

const makePassengerInput = ({
  title,
  firstName,
  lastName,
  dateOfBirth,
  leadAuthorised,
  specialAssistance,
}: PassengerDetailsInput): PassengerInput => ({
  title,
  firstName,
  lastName,
  dateOfBirth,
  leadAuthorised,
  ...(specialAssistance && {
    specialAssistance: {
      impairments: specialAssistance.impairments ?? [],
      requiredAssistance: specialAssistance.requiredAssistance ?? [],
      wheelchairType: specialAssistance.wheelchairType ?? null,
      otherImpairment: specialAssistance.otherImpairment ?? null,
    },
  }),
});

function finish(
  context: GraphContext,
  checkoutId: string,
  returned: Partial<Record<'redirectResult' | 'sessionId' | 'sessionResult', string | null>>,
): Promise<PaymentRequestOutcome> {
  const booking = visitorContext(context);
  const { redirectResult, sessionId, sessionResult } = returned;
  if (redirectResult) return finishPaymentRequest(booking, checkoutId, { redirectResult });
  if (sessionId && sessionResult)
    return finishPaymentRequest(booking, checkoutId, { sessionId, sessionResult });
  return Promise.resolve({
    kind: 'PaymentRequestCreationFailed',
    reason: 'card_provider_unavailable',
  });
}
