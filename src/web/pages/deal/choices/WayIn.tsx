import { useLocation } from 'react-router';
import { routes } from '#web/routes.ts';
import { Link } from '#web/ui/Link.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { DealQuotes, ListName } from './find-choices.ts';

/** What of a deal is opened by its address too, by its name and place there: `?choices=party`. */
type FoldName = ListName | 'party';

type WayInProps = {
  readonly fold: FoldName;
  readonly quotes: DealQuotes;
  readonly words: string;
};

/** Where no script fills a fold: the address of the page with the fold filled and open. */
export function WayIn({ fold, quotes: { hotelQuoteId, flightQuoteId }, words }: WayInProps) {
  const live = useLive();
  const query = new URLSearchParams(useLocation().search);
  if (live) return null;
  query.set('choices', fold);
  return (
    <Link to={`${routes.deal.href({ hotelQuoteId, flightQuoteId, query })}#${fold}`}>{words}</Link>
  );
}

/** Whether the address asks for a fold. */
export const useIsOpenedByAddress = (fold: FoldName): boolean =>
  new URLSearchParams(useLocation().search).get('choices') === fold;
