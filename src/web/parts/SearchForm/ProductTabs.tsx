import type { SearchType } from '#domain/search/criteria.ts';
import { cityBreaksHref, cruisesHref, homeHref, hotelsHref } from '#web/href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

/** What can be searched for, cruises flagged new (ROUTE-01, ROUTE-02). */
export function ProductTabs({ current }: { readonly current: SearchType | 'CRUISE' }) {
  const t = useTranslations('search_form');
  return (
    <Tabs
      name={t('products')}
      tabs={[
        { to: homeHref(), label: t('tab_holidays'), current: current === 'HOLIDAY' },
        { to: cityBreaksHref(), label: t('tab_cities'), current: current === 'CITY_BREAK' },
        {
          to: cruisesHref(),
          label: t('tab_cruises'),
          current: current === 'CRUISE',
          badge: t('tab_new'),
        },
        { to: hotelsHref(), label: t('tab_hotels'), current: current === 'UNKNOWN' },
      ]}
    />
  );
}
