/**
 * Which steps a checkout shows, in which order, and what is done; never stored, always computed
 * (architecture: section 3).
 */
import { isPayInFullOnly, type PlanName } from '#domain/holiday/payment-plans.ts';

/** In the order in which they stand in the address (CHK-01). */
export const CHECKOUT_STEPS = [
  'passengers',
  'payment_options',
  'contact_details',
  'car_parking',
  'payment',
] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** What customers read (CHK-02). */
export const STEP_LABELS: Record<CheckoutStep, string> = {
  passengers: 'Passengers',
  payment_options: 'Payment Options',
  contact_details: 'Your Details',
  car_parking: 'Car Park Details',
  payment: 'Book',
};

/** The facts of a checkout that decide its steps. */
export type StepFacts = {
  readonly hasCarPark: boolean;
  readonly eligibleForPromotionalCode: boolean;
  readonly hasPromotionalCode: boolean;
  readonly hasAvailableCredit: boolean;
  readonly plans: readonly { readonly name: PlanName }[];
  /** Saved and still right. */
  readonly saved: {
    readonly passengers: boolean;
    readonly plan: boolean;
    readonly contact: boolean;
    readonly car: boolean;
    readonly order: boolean;
  };
};

/** The steps this checkout has (CHK-05 to CHK-10). */
export const visibleSteps = (facts: StepFacts): CheckoutStep[] =>
  CHECKOUT_STEPS.filter((step) => isVisible(step, facts));

/** The following visible step; undefined after the last (CHK-03, CHK-04). */
export function nextStep(step: CheckoutStep, facts: StepFacts): CheckoutStep | undefined {
  const later = CHECKOUT_STEPS.slice(CHECKOUT_STEPS.indexOf(step) + 1);
  return later.find((candidate) => isVisible(candidate, facts));
}

/**
 * The visible steps before `payment` that still need answers: an order is placed only when there
 * are none.
 */
export const openSteps = (facts: StepFacts): CheckoutStep[] =>
  visibleSteps(facts).filter((step) => step !== 'payment' && !isStepDone(step, facts));

export const isCheckoutStep = (text: string): text is CheckoutStep =>
  (CHECKOUT_STEPS as readonly string[]).includes(text);

export function isStepDone(step: CheckoutStep, { saved }: StepFacts): boolean {
  const done: Record<CheckoutStep, boolean> = {
    passengers: saved.passengers,
    payment_options: saved.plan,
    contact_details: saved.contact,
    car_parking: saved.car,
    payment: saved.order,
  };
  return done[step];
}

function isVisible(step: CheckoutStep, facts: StepFacts): boolean {
  if (step === 'car_parking') return facts.hasCarPark;
  if (step !== 'payment_options') return true;
  return (
    facts.eligibleForPromotionalCode ||
    facts.hasPromotionalCode ||
    facts.hasAvailableCredit ||
    !isPayInFullOnly(facts.plans)
  );
}
