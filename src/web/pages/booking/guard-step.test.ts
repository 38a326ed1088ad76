import { expect, test } from 'vitest';
import { guardStep, stepAfter, stepBefore } from './guard-step.ts';

const steps = (...done: readonly string[]) =>
  ['passengers', 'payment_options', 'contact_details', 'payment'].map((name) => ({
    name,
    isDone: done.includes(name),
  }));

test('a step stands open when all before it are done, and every done one stays open [CHK-03]', () => {
  expect(guardStep(steps(), 'passengers')).toBe('passengers');
  expect(guardStep(steps('passengers'), 'payment_options')).toBe('payment_options');
  expect(guardStep(steps('passengers', 'payment_options', 'contact_details'), 'passengers')).toBe(
    'passengers',
  );
});

test('who skips a step, or asks for one that is not there, is led to the first undone [CHK-05, CHK-10]', () => {
  expect(guardStep(steps('passengers'), 'payment')).toBe('payment_options');
  expect(guardStep(steps('passengers', 'contact_details'), 'contact_details')).toBe(
    'payment_options',
  );
  expect(guardStep(steps('passengers', 'payment_options'), 'car_parking')).toBe('contact_details');
});

test('next and before are the visible neighbours, and after the last there is none [CHK-03, CHK-04]', () => {
  expect(stepAfter(steps(), 'contact_details')).toBe('payment');
  expect(stepAfter(steps(), 'payment')).toBeUndefined();
  expect(stepBefore(steps(), 'payment_options')).toBe('passengers');
  expect(stepBefore(steps(), 'passengers')).toBeUndefined();
});
