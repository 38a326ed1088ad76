import { expect, test } from 'vitest';
import { PAYMENT_PROBLEMS } from '#domain/checkout/payment-problem.ts';
import { makeProblemQuery, parseProblemQuery, problem } from './payment-problem.ts';

test('every problem survives the address of the redirect that shows it', () => {
  for (const kind of PAYMENT_PROBLEMS) {
    for (const one of [
      problem(kind),
      problem(kind, 'corporate_card'),
      problem(kind, 'supplier_unavailable', true),
    ]) {
      expect(parseProblemQuery(new URLSearchParams(makeProblemQuery(one)))).toEqual(one);
    }
  }
});

test('what strangers write into the address is shown to nobody', () => {
  for (const query of ['', 'problem=Hacked', 'problem=ItemDoesNotExist&reason=Call+0900+now'])
    expect(parseProblemQuery(new URLSearchParams(query))).toBeUndefined();
});
