import type { FAQPage, ItemList, Thing } from 'schema-dts';
import type { RequestProperties } from '#web/page-properties.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { breadcrumbs } from '#web/parts/structured-data/breadcrumbs.ts';
import { routes } from '#web/routes.ts';
import holidays from '#web/texts/en-GB/holidays.json';
import { translatorOf } from '#web/texts/translate.tsx';
import { landingHref } from './landing-address.ts';
import { landingTitle } from './landing/names.ts';
import { questionsOf } from './landing/questions.ts';
import type { LoadedLanding } from './load-landing.ts';

type Loaded =
  | { readonly kind: 'index' }
  | { readonly kind: 'none' }
  | ({ readonly kind: 'landing' } & LoadedLanding);

/** The way to a page of holidays, its places as a list, and its questions with their answers. */
export function holidayThings(
  loaded: Loaded,
  { domainConfig: { baseUrl, brand, locale } }: Pick<RequestProperties, 'domainConfig'>,
): readonly Thing[] {
  if (loaded.kind === 'none') return [];
  const t = translatorOf(locale, { holidays }, 'holidays');
  const above = [
    { name: brand.name, path: routes.home.href() },
    { name: t('holidays'), path: routes.holidays.href() },
  ];
  if (loaded.kind === 'index') return [breadcrumbs(baseUrl, above)];
  const title = landingTitle(t, loaded);
  const places: ItemList = {
    '@type': 'ItemList',
    name: title,
    numberOfItems: loaded.discover.places.length,
    itemListElement: loaded.discover.places.map(({ place, from, ...priced }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: place.label,
      url: baseUrl + dealHref({ ...priced, total: from }),
    })),
  };
  const questions: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: questionsOf(t, loaded).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const own = { name: title, path: landingHref(loaded.path) };
  return [breadcrumbs(baseUrl, [...above, own]), places, questions];
}
