import type { Money } from '#domain/money.ts';
import type { PriceView } from '#web/parts/PriceBlock.tsx';
import type { DiscoveredPlaceFragment } from '../query.generated.ts';

const POUND = 100;

/** The price of a place for a label, as the view has it; rounded up: nothing turns out dearer. */
export function wholePrice({ from, perPerson }: DiscoveredPlaceFragment, view: PriceView): Money {
  const price = view === 'PER_PERSON_PRICE' ? perPerson : from;
  return { ...price, amount: Math.ceil(price.amount / POUND) * POUND };
}
