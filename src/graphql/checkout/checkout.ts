/** Checkouts: each step saved by a mutation of its own (CHK, PAX, CONT, PARK, PAY). */
import type { ExpectedTraveller, PassengerInput } from '#domain/basket/passengers.ts';
import { paymentMessage } from '#domain/checkout/payment-problem.ts';
import { CHECKOUT_REFUSALS } from '#domain/checkout/refusals.ts';
import { isStepDone, STEP_LABELS, visibleSteps } from '#domain/checkout/steps.ts';
import { scheduleOf } from '#domain/holiday/payment-plans.ts';
import { refuse } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  checkoutFromBasket,
  loadCheckout,
  saveCar,
  saveContact,
  savePassengers,
  savePlan,
  type CheckoutOutcome,
} from '#server/checkout/checkout.ts';
import { closePayment } from '#server/checkout/close-payment.ts';
import { reportError, withoutWords } from '#server/platform/report-error.ts';
import { absentAnswer, FOUND, refusedAnswer } from '../answer.ts';
import { BASKET_ABSENT } from '../basket/basket-answer.ts';
import { bookableOf } from '../basket/basket.ts';
import { switchesOf } from '../basket/flight-extras.ts';
import { makeLineItems } from '../basket/line-items.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { ContactDetailsInput, PassengerDetailsInput, PassengerType } from '../generated.ts';
import { makeSchedule, makeScheduleOptions } from '../holiday/payment-plans.ts';
import { moneyOf } from '../money.ts';

export const checkoutResolvers = {
  Query: {
    checkoutById: async (_root, { checkoutId }, context) => {
      const checkout = await fetchCheckout(context, checkoutId);
      return checkout ? { ...FOUND, checkout } : absentAnswer(ABSENT);
    },
  },
  Mutation: {
    checkoutFromBasket: async (_root, { basketId }, context) => {
      const outcome = await checkoutFromBasket(
        visitorContext(context),
        basketId,
        switchesOf(context.flags),
      );
      return outcome.kind === 'absent' ? absentAnswer(BASKET_ABSENT) : answerOf(outcome);
    },
    addPassengerDetailsToCheckout: async (_root, { checkoutId, passengerDetails }, context) => {
      const passengers = passengerDetails.map(makePassengerInput);
      const outcome = await savePassengers(visitorContext(context), checkoutId, passengers);
      const answer = makeAnswer(context, outcome, 'addPassengerDetailsToCheckout');
      return { kind: areOtherAges(outcome) ? OTHER_AGES : 'CheckoutResponse', ...answer } as const;
    },
    addContactDetailsToCheckout: async (_root, { checkoutId, contactDetails }, context) => {
      const contact = makeContact(contactDetails);
      const outcome = await saveContact(visitorContext(context), checkoutId, contact);
      return makeAnswer(context, outcome, 'addContactDetailsToCheckout');
    },
    addCarDetailsToCheckout: async (_root, { checkoutId, carDetails }, context) => {
      const outcome = await saveCar(visitorContext(context), checkoutId, carDetails);
      return makeAnswer(context, outcome, 'addCarDetailsToCheckout');
    },
    addPaymentScheduleToCheckout: async (_root, { checkoutId, paymentSchedule }, context) => {
      const outcome = await savePlan(visitorContext(context), checkoutId, paymentSchedule.name);
      return makeAnswer(context, outcome, 'addPaymentScheduleToCheckout');
    },
    closePayment: async (_root, { checkoutId }, context) =>
      makeAnswer(context, await closePayment(visitorContext(context), checkoutId), 'closePayment'),
  },
  Checkout: {
    lastRefusal: ({ lastProblem }, _args, { shop }) =>
      lastProblem && paymentMessage(lastProblem, shop.market),
    eligibleForPromotionalCode: ({ stepFacts }) => stepFacts.eligibleForPromotionalCode,
    travellers: ({ travellers }) =>
      travellers.map(({ type, statedAge }) => ({ type: TRAVELLER_TYPES[type], statedAge })),
    passengerDetails: ({ passengers }) => passengers,
    contactDetails: ({ contact }) => contact,
    carDetails: ({ car }) => car,
    paymentSchedule: ({ plan }, _args, { shop }) =>
      plan && {
        ...makeSchedule(shop, plan),
        instalments: scheduleOf(plan).map(
          ({ amount, dueDate, transactionFee, remainingBalance }) => ({
            amount: moneyOf(shop, amount),
            dueDate,
            transactionFee: moneyOf(shop, transactionFee),
            remainingBalance,
          }),
        ),
      },
    paymentScheduleOptions: ({ basket }, _args, { shop }) =>
      makeScheduleOptions(shop, bookableOf(shop, basket)),
    lineItems: ({ basket }, _args, { shop }) => makeLineItems(shop, basket),
    newCredits: ({ basket }) => basket.chosenCredits.credits,
    steps: ({ stepFacts }) =>
      visibleSteps(stepFacts).map((name) => ({
        name,
        label: STEP_LABELS[name],
        isDone: isStepDone(name, stepFacts),
      })),
  },
} satisfies ResolverMap;

/** One that is not there is logged as one that cannot be fetched (ERR-12). */
async function fetchCheckout(context: GraphContext, checkoutId: string) {
  const checkout = await loadCheckout(visitorContext(context), checkoutId);
  if (!checkout) reportError(context.shop.log, 'FetchCheckoutError', { kind: 'absent' });
  return checkout;
}

/** A refused step leaves the checkout as it was. */
function makeAnswer(context: GraphContext, outcome: CheckoutOutcome, operation: string) {
  if (outcome.kind === 'refused')
    context.shop.log.warn(
      { operation, errors: withoutWords(outcome.errors) },
      'checkout step refused',
    );
  return answerOf(outcome);
}

function answerOf(outcome: CheckoutOutcome) {
  if (outcome.kind === 'absent') return absentAnswer(ABSENT);
  if (outcome.kind === 'checkout') return { ...FOUND, checkout: outcome.checkout };
  return refusedAnswer(outcome.errors);
}

/** Under the contract's name (ERR-28). */
const OTHER_AGES = 'ChildAgesAreInconsistent';
const areOtherAges = (outcome: CheckoutOutcome): boolean =>
  outcome.kind === 'refused' &&
  outcome.errors.some(({ code }) => code === 'passenger_dob_mismatch');

const ABSENT = refuse(CHECKOUT_REFUSALS, 'checkout_does_not_exist', 'checkoutId');

const TRAVELLER_TYPES: Readonly<Record<ExpectedTraveller['type'], PassengerType>> = {
  adult: 'ADULT',
  child: 'CHILD',
  infant: 'INFANT',
};

const makePassengerInput = ({
  title,
  firstName,
  lastName,
  dateOfBirth,
  age,
  leadAuthorised,
  specialAssistance,
}: PassengerDetailsInput): PassengerInput => ({
  title,
  firstName,
  lastName,
  dateOfBirth,
  age,
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

const makeContact = (input: ContactDetailsInput) => ({
  ...input,
  alternativeEmailAddress: input.alternativeEmailAddress ?? null,
  optIntoMarketing: input.optIntoMarketing ?? false,
});
