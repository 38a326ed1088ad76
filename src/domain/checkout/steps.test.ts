import { expect, test } from 'vitest';
import {
  CHECKOUT_STEPS,
  STEP_LABELS,
  isCheckoutStep,
  isStepDone,
  nextStep,
  openSteps,
  visibleSteps,
  type StepFacts,
} from './steps.ts';

const nothing: StepFacts = {
  hasCarPark: false,
  eligibleForPromotionalCode: false,
  hasPromotionalCode: false,
  hasAvailableCredit: false,
  plans: [{ name: 'pay_in_full' }],
  saved: { passengers: false, plan: false, contact: false, car: false, order: false },
};
const everything: StepFacts = { ...nothing, hasCarPark: true, eligibleForPromotionalCode: true };

test('the steps stand in the order of the address, with the labels customers read [CHK-01] [CHK-02]', () => {
  expect(visibleSteps(everything)).toEqual([
    'passengers',
    'payment_options',
    'contact_details',
    'car_parking',
    'payment',
  ]);
  expect(CHECKOUT_STEPS.map((step) => STEP_LABELS[step])).toEqual([
    'Passengers',
    'Payment Options',
    'Your Details',
    'Car Park Details',
    'Book',
  ]);
});

test('next is the following visible step, and nothing follows the last [CHK-03] [CHK-04]', () => {
  expect(nextStep('passengers', everything)).toBe('payment_options');
  expect(nextStep('passengers', nothing)).toBe('contact_details');
  expect(nextStep('contact_details', nothing)).toBe('payment');
  expect(nextStep('payment', everything)).toBeUndefined();
});

test('the car park step shows only with a car park in the basket [CHK-05]', () => {
  expect(visibleSteps({ ...nothing, hasCarPark: true })).toContain('car_parking');
  expect(visibleSteps(nothing)).not.toContain('car_parking');
});

test.each<[string, Partial<StepFacts>]>([
  ['a promotional code may be used', { eligibleForPromotionalCode: true }],
  ['the basket has a promotional code', { hasPromotionalCode: true }],
  ['the customer has an available credit', { hasAvailableCredit: true }],
  [
    'there is more than pay in full [CHK-09]',
    { plans: [{ name: 'pay_in_full' }, { name: 'Equal_Instalments' }] },
  ],
])('payment options show when %s', (_, fact) => {
  expect(visibleSteps({ ...nothing, ...fact })).toContain('payment_options');
});

test('payment options are hidden when none of the four conditions holds [CHK-10]', () => {
  expect(visibleSteps(nothing)).toEqual(['passengers', 'contact_details', 'payment']);
});

test('what is visible and not saved stands open; what is hidden never does', () => {
  expect(openSteps(nothing)).toEqual(['passengers', 'contact_details']);
  expect(
    openSteps({ ...everything, saved: { ...everything.saved, passengers: true, contact: true } }),
  ).toEqual(['payment_options', 'car_parking']);
});

test.each([
  ['passengers', 'passengers'],
  ['payment_options', 'plan'],
  ['contact_details', 'contact'],
  ['car_parking', 'car'],
  ['payment', 'order'],
] as const)('the step %s is done once its %s is saved, and by nothing else', (step, answer) => {
  expect(isStepDone(step, nothing)).toBe(false);
  const facts = { ...nothing, saved: { ...nothing.saved, [answer]: true } };
  expect(CHECKOUT_STEPS.filter((each) => isStepDone(each, facts))).toEqual([step]);
});

test('nothing but the five steps is one', () => {
  expect(CHECKOUT_STEPS.every(isCheckoutStep)).toBe(true);
  expect(['', 'Payment', 'extras'].some(isCheckoutStep)).toBe(false);
});

test('an order can be placed once every visible step before payment is done', () => {
  const saved = { passengers: true, plan: true, contact: true, car: true, order: false };
  expect(openSteps({ ...everything, saved })).toEqual([]);
});
