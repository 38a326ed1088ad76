import { money, perPerson, type Money } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import type { PriceView } from '#web/parts/PriceBlock.tsx';

type PriceBasis = {
  readonly view: PriceView;
  /** Among how many a total is shared as it is shown: 1 in the view of totals. */
  readonly heads: number;
  /** A total of the party as the visitor wants prices. */
  readonly shown: (total: Money) => Money;
};

/** What every price of the page but those of the cards is told by (SITE-13). */
export function usePriceBasis({ party }: Pick<Criteria, 'party'>): PriceBasis {
  const [view] = usePriceView();
  const heads = view === 'PER_PERSON_PRICE' ? headsOf(party).paying : 1;
  return {
    view,
    heads,
    shown: ({ amount, currencyCode }) => money(perPerson(amount, heads), currencyCode),
  };
}
