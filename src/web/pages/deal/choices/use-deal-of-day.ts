import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { routes } from '#web/routes.ts';
import { FirstPackage } from './first-package.generated.ts';

type DealOfDay = {
  /** `gone`: what the calendar showed was sold meanwhile. */
  readonly state: 'idle' | 'looking' | 'gone';
  readonly open: (date: IsoDate, nights: number) => Promise<void>;
};

/** Opens the deal that a search finds cheapest for one day and number of nights. */
export function useDealOfDay(search: Criteria): DealOfDay {
  const [state, setState] = useState<DealOfDay['state']>('idle');
  const navigate = useNavigate();
  const open: DealOfDay['open'] = async (date, nights) => {
    setState('looking');
    const deal = await findDeal({
      ...search,
      departureDate: date,
      departureRangeEndDate: date,
      flexibility: 0,
      nights: [nights],
      sort: 'PRICE_LOW_HIGH',
    });
    setState(deal ? 'idle' : 'gone');
    if (deal)
      await navigate(
        routes.deal.href({
          hotelQuoteId: deal.hotelQuoteId,
          flightQuoteId: deal.flightQuoteId,
          query: `seen=${deal.price.total.amount}`,
        }),
        { preventScrollReset: true },
      );
  };
  return { state, open };
}

async function findDeal(criteria: Criteria) {
  const { postOperation } = await import('#web/browser/data-call.ts');
  const { packages } = await postOperation(FirstPackage, { criteria: makeCriteriaInput(criteria) });
  return packages.packages[0];
}
