import { expect, test } from 'vitest';
import { vatSentence } from './vat.ts';

test('papers name the margin scheme of their market, and claim no sale without a licence [SITE-07]', () => {
  expect(vatSentence('gb', true)).toBe(
    'Tour operators’ margin scheme: any VAT is part of the price. None is shown, and none can be reclaimed.',
  );
  expect(vatSentence('ie', true)).toMatch(/^Margin scheme – travel agents: /);
  expect(vatSentence('gb', false)).toBe(
    'If this were a real sale, it would be under the tour operators’ margin scheme: any VAT would be part of the price. None would be shown, and none could be reclaimed.',
  );
  expect(vatSentence('ie', false)).toMatch(
    /^If this were a real sale, .* margin scheme for travel agents: /,
  );
});
