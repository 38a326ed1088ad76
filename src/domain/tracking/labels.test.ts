import { expect, test } from 'vitest';
import { CHECKOUT_STAGES } from './event-fields.ts';
import { pageLabel, pageType, STAGE_LABELS } from './labels.ts';

test.each([
  ['/', 'homepage'],
  ['/results', 'results'],
  ['/holiday/h1/f1', 'deal_details'],
  ['/destinations/spain', 'destination_landing'],
  ['/hotels/7', 'hotel_landing'],
  ['/hotels/7/hotel-miramar', 'hotel_landing'],
  ['/scrapbook', 'scrapbook'],
  ['/faqs', 'faq'],
  ['/holidays/june-2027', 'holidays'],
  ['/terms-and-conditions', undefined],
])('the page %s is labelled %s [TRK-10]', (path, label) => {
  expect(pageLabel(path)).toBe(label);
});

test.each([
  ['/destinations/spain', 'destination_page'],
  ['/destinations/spain/majorca', 'destination_page'],
  ['/destinations/spain/majorca/alcudia', 'destination_page'],
  ['/destinations', null],
  ['/destinations/spain/majorca/alcudia/beach', null],
])('the page type of %s is %s [ROUTE-08]', (path, type) => {
  expect(pageType(path)).toBe(type);
});

test('the stages of a purchase are labelled in its order, from the summary to the payment [TRK-10]', () => {
  expect(CHECKOUT_STAGES.map((stage) => STAGE_LABELS[stage])).toEqual([
    'holiday_summary',
    'extras',
    'passenger_form',
    'contact_form',
    'checkout',
    'payment',
    'order_failed',
  ]);
});
