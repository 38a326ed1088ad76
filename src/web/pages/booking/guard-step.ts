import { isCheckoutStep, type CheckoutStep } from '#domain/checkout/steps.ts';

export type StepState = { readonly name: string; readonly isDone: boolean };

/**
 * The step that is shown when `wanted` is asked for: itself, or the first that is not done when it
 * would be skipped or is not there (CHK-03 to CHK-10).
 */
export function guardStep(steps: readonly StepState[], wanted: CheckoutStep): CheckoutStep {
  const open = steps.findIndex(({ isDone }) => !isDone);
  const firstOpen = open === -1 ? steps.length - 1 : open;
  const at = steps.findIndex(({ name }) => name === wanted);
  return at !== -1 && at <= firstOpen ? wanted : nameOf(steps[firstOpen]);
}

/** The following visible step; undefined after the last (CHK-03, CHK-04). */
export function stepAfter(
  steps: readonly StepState[],
  step: CheckoutStep,
): CheckoutStep | undefined {
  const next = steps[steps.findIndex(({ name }) => name === step) + 1];
  return next && nameOf(next);
}

/** The visible step before; undefined for the first, before which stand the extras. */
export function stepBefore(
  steps: readonly StepState[],
  step: CheckoutStep,
): CheckoutStep | undefined {
  const before = steps[steps.findIndex(({ name }) => name === step) - 1];
  return before && nameOf(before);
}

function nameOf(step: StepState | undefined): CheckoutStep {
  if (!step || !isCheckoutStep(step.name)) throw new Error(`not a checkout step: ${step?.name}`);
  return step.name;
}
