import type { ItemList, Thing } from 'schema-dts';
import type { RequestProperties } from '#web/page-properties.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { breadcrumbs } from '#web/parts/structured-data/breadcrumbs.ts';
import { routes } from '#web/routes.ts';
import destinations from '#web/texts/en-GB/written/destinations.json';
import { translatorOf } from '#web/texts/translate.tsx';
import { byName } from './by-name.ts';
import type { Loaded } from './load-destinations.ts';

/** The way to the page, and all countries as its index has them. */
export function destinationsThings(
  { continents }: Pick<Loaded, 'continents'>,
  { domainConfig: { baseUrl, brand, locale } }: Pick<RequestProperties, 'domainConfig'>,
): readonly Thing[] {
  const t = translatorOf(locale, { destinations }, 'destinations');
  const countries = byName(continents);
  const list: ItemList = {
    '@type': 'ItemList',
    name: t('az'),
    numberOfItems: countries.length,
    itemListElement: countries.map(({ label, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      url: baseUrl + placePageHref(path ?? ''),
    })),
  };
  const way = [
    { name: brand.name, path: routes.home.href() },
    { name: t('heading'), path: routes.destinations.href() },
  ];
  return [breadcrumbs(baseUrl, way), list];
}
