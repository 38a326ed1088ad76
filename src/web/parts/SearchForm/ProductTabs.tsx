import { useTranslations } from 'use-intl';
import type { SearchType } from '#domain/search/criteria.ts';
import { cityBreaksHref, homeHref, hotelsHref } from '#web/href.ts';
import { Tabs } from '#web/ui/Tabs.tsx';

/** What can be searched for (ROUTE-01); cruises have no tab until they have a page. */
export function ProductTabs({ current }: { readonly current: SearchType }) {
  const t = useTranslations('search_form');
  return (
    <Tabs
      name={t('products')}
      tabs={[
        { to: homeHref(), label: t('tab_holidays'), current: current === 'HOLIDAY' },
        { to: cityBreaksHref(), label: t('tab_cities'), current: current === 'CITY_BREAK' },
        { to: hotelsHref(), label: t('tab_hotels'), current: current === 'UNKNOWN' },
      ]}
    />
  );
}
