import type { SearchType } from '#domain/search/criteria.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { hotelsHref, routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

/** What can be searched for (ROUTE-01); cruises, of which none is on sale yet, come soon. */
export function ProductTabs({ current }: { readonly current: SearchType | 'CRUISE' }) {
  const t = useTranslations('search_form');
  const { cityBreaksTab, hotelOnlySearch } = usePageProperties().domainConfig.features;
  return (
    <Tabs
      name={t('products')}
      tabs={[
        { to: routes.home.href(), label: t('tab_holidays'), current: current === 'HOLIDAY' },
        ...(cityBreaksTab
          ? [
              {
                to: routes.cityBreaks.href(),
                label: t('tab_cities'),
                current: current === 'CITY_BREAK',
              },
            ]
          : []),
        {
          to: routes.cruises.href(),
          label: t('tab_cruises'),
          current: current === 'CRUISE',
          badge: t('tab_soon'),
        },
        ...(hotelOnlySearch
          ? [{ to: hotelsHref(), label: t('tab_hotels'), current: current === 'UNKNOWN' }]
          : []),
      ]}
    />
  );
}
