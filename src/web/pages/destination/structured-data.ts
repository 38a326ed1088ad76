import type { ItemList, Thing, TouristDestination } from 'schema-dts';
import type { RequestProperties } from '#web/page-properties.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { breadcrumbs } from '#web/parts/structured-data/breadcrumbs.ts';
import { routes } from '#web/routes.ts';
import destination from '#web/texts/en-GB/destination.json';
import { translatorOf } from '#web/texts/translate.tsx';
import type { PlaceProps, Prices } from './place-props.ts';

type Loaded = Pick<PlaceProps, 'place' | 'guide'> & Partial<Pick<Prices, 'below'>>;
type Site = RequestProperties['domainConfig'];

/** A place as its page shows it, the way to it, and on its first tab what lies in it. */
export const placeThings = (
  { place, guide, below = [] }: Loaded,
  { domainConfig: site }: Pick<RequestProperties, 'domainConfig'>,
): readonly Thing[] => [
  breadcrumbs(site.baseUrl, crumbsOf(place, site)),
  destinationOf(place, guide, site),
  ...(below.length > 0 ? [placesIn(place, below, site)] : []),
];

/** The links above the heading of the page, and the place itself. */
function crumbsOf({ label, path, within }: Loaded['place'], { brand, locale }: Site) {
  const t = translatorOf(locale, { destination }, 'destination');
  const segments = (path ?? '').split('/');
  const above = within === '' ? [] : within.split(', ').toReversed();
  return [
    { name: brand.name, path: routes.home.href() },
    { name: t('everywhere'), path: routes.destinations.href() },
    ...[...above, label].map((name, at) => ({
      name,
      path: placePageHref(segments.slice(0, at + 1).join('/')),
    })),
  ];
}

function destinationOf(
  { label, path, description, picture }: Loaded['place'],
  { about }: Loaded['guide'],
  { baseUrl }: Site,
): TouristDestination {
  const words = [description, ...about].filter((text) => text !== null).join(' ');
  return {
    '@type': 'TouristDestination',
    name: label,
    ...(words !== '' && { description: words }),
    url: baseUrl + placePageHref(path ?? ''),
    image: baseUrl + picture.url,
  };
}

/** In the order in which the page has them. */
const placesIn = (
  { label }: Loaded['place'],
  below: Prices['below'],
  { baseUrl }: Site,
): ItemList => ({
  '@type': 'ItemList',
  name: label,
  numberOfItems: below.length,
  itemListElement: below.map((place, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: place.label,
    url: baseUrl + placePageHref(place.path ?? ''),
  })),
});
