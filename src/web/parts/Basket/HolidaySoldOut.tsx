import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { BasketFacts } from './basket-facts.ts';

/**
 * The holiday was gone when it was ordered, or official advice closes its days: what else there is,
 * and nothing to pay.
 */
export function HolidaySoldOut({
  basket: { hotel, holiday, searchQuery, closedByAdvice },
}: {
  readonly basket: Pick<BasketFacts, 'hotel' | 'holiday' | 'searchQuery' | 'closedByAdvice'>;
}) {
  const t = useTranslations('basket');
  const { hotelQuoteId, flightQuoteId } = holiday;
  return (
    <Notice tone="amber" heading={t(closedByAdvice === null ? 'sold_out_title' : 'advice_title')}>
      {closedByAdvice !== null && <p>{closedByAdvice}</p>}
      <ul>
        <li>
          <Link to={routes.deal.href({ hotelQuoteId, flightQuoteId })}>
            {t('other_rooms', { hotel: hotel.name })}
          </Link>
        </li>
        <li>
          <Link to={routes.results.href({ query: searchQuery })}>{t('other_hotels')}</Link>
        </li>
      </ul>
    </Notice>
  );
}
