import { expect, test } from 'vitest';
import { money } from '#domain/money.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { PRICE_VIEWS, PriceBlock } from './PriceBlock.tsx';
import { PriceChanged } from './PriceChanged.tsx';
import { Receipt } from './Receipt.tsx';

const PRICE = { total: money(282240, 'GBP'), each: money(70560, 'GBP'), people: 4, infants: 0 };

const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test.each(PRICE_VIEWS)('a price shows total and share side by side in view %s', (view) => {
  const html = renderPart(<PriceBlock {...PRICE} view={view} />);
  const [, block = ''] = /^<p[^>]*>(.*)<\/p>$/.exec(html) ?? [];
  const parts = block.match(/<span data-price="(total|pp)"/g) ?? [];
  expect(parts).toHaveLength(2);
  expect(words(html)).toContain('£2,822.40');
  expect(words(html)).toContain('£705.60');
});

test('the view decides which figure comes first', () => {
  expect(words(renderPart(<PriceBlock {...PRICE} view="TOTAL_PRICE" />))).toBe(
    '£2,822.40 total for 4, £705.60 each',
  );
  expect(words(renderPart(<PriceBlock {...PRICE} view="PER_PERSON_PRICE" />))).toBe(
    '£705.60 each £2,822.40 total for 4',
  );
});

test('with an infant the share says how many carry the total', () => {
  const price = { total: money(438_252, 'GBP'), each: money(87_651, 'GBP'), people: 6, infants: 1 };
  expect(words(renderPart(<PriceBlock {...price} />))).toBe(
    '£4,382.52 total for 6, £876.51 each for 5, infant included',
  );
  expect(words(renderPart(<PriceBlock {...price} view="PER_PERSON_PRICE" />))).toBe(
    '£876.51 each for 5, infant included £4,382.52 total for 6',
  );
  expect(words(renderPart(<Receipt {...price} lines={[]} />))).toContain(
    'Total for 6£4,382.52Each for 5, infant included£876.51',
  );
});

test('a receipt names each line with its basis, who chose it and what is paid at the hotel', () => {
  const html = renderPart(
    <Receipt
      {...PRICE}
      lines={[
        { id: 'bag', name: '1 hold bag', amount: money(7800, 'GBP'), chosenByYou: true },
        {
          id: 'tax',
          name: 'Tourist tax',
          amount: money(4000, 'GBP'),
          basis: '2 adults × 7 nights',
          paidAtHotel: true,
        },
      ]}
    />,
  );
  const text = words(html);
  expect(text).toContain('1 hold bagChosen by you£78.00');
  expect(text).toContain('Tourist tax2 adults × 7 nights. Paid at the hotel£40.00');
  expect(text).toContain('Total for 4£2,822.40Each£705.60');
});

test('a changed price names who changed it, says was and now, and offers both ways [DEAL-12]', () => {
  const html = renderPart(
    <PriceChanged
      change={{
        was: PRICE.total,
        now: money(285840, 'GBP'),
        changedBy: 'Solent Air',
        reason: 'The outbound flight costs £36 more.',
      }}
      accept={{ name: 'intent', value: 'accept' }}
      wayOut={<a href="#flights">See other flights</a>}
    />,
  );
  expect(words(html)).toContain('Solent Air raised the price');
  expect(words(html)).toContain('Was£2,822.40Now£2,858.40');
  const [button = ''] = /<button[^>]*>Carry on at £2,858.40/.exec(html) ?? [];
  expect(button).toContain('name="intent"');
  expect(button).toContain('value="accept"');
  expect(html).toContain('href="#flights"');
});
