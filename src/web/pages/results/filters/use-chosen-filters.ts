import { formatMoney, money } from '#domain/money.ts';
import type { Filters } from '#domain/search/filters.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ResultsData } from '../results-data.ts';
import { usePriceBasis } from '../use-price-basis.ts';
import { chosenFilters, type ChosenFilter } from './filter-choice.ts';

/** The filters that are on, in words. */
export function useChosenFilters({
  criteria,
  packageSearchResults: found,
}: ResultsData): ChosenFilter[] {
  const t = useTranslations('results');
  const { currency } = usePageProperties().domainConfig;
  const { shown } = usePriceBasis(criteria);
  const priceWords = ({ min, max }: Filters['price']): string => {
    const least = formatMoney(shown(money(min ?? 0, currency)));
    const most = formatMoney(shown(money(max ?? 0, currency)));
    if (max === undefined) return t('price_from', { least });
    return min === undefined ? t('price_to', { most }) : t('price_between', { least, most });
  };
  return chosenFilters(criteria, found.filters, priceWords);
}
