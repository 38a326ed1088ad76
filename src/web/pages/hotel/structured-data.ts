import type { Thing } from 'schema-dts';
import type { RequestProperties } from '#web/page-properties.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { breadcrumbs } from '#web/parts/structured-data/breadcrumbs.ts';
import { routes } from '#web/routes.ts';
import type { ShownHotel } from './hotel-week.ts';

/** A hotel as it is shown: where it is, its stars and what guests say, and the way to it. */
export function hotelThings(
  { hotel }: { readonly hotel: ShownHotel },
  { domainConfig: site }: Pick<RequestProperties, 'domainConfig'>,
): readonly Thing[] {
  const { name, description, address, position, ourStarRating, pictures, locatedIn } = hotel;
  const path = routes.hotel.href({ hotelId: hotel.id, slug: hotel.slug });
  const { rating, reviewCount } = hotel.tripAdvisorInformation;
  const above = locatedIn
    .toReversed()
    .flatMap((place) =>
      place.path === null ? [] : [{ name: place.name, path: placePageHref(place.path) }],
    );
  return [
    breadcrumbs(site.baseUrl, [
      { name: site.brand.name, path: routes.home.href() },
      ...above,
      { name, path },
    ]),
    {
      '@type': 'Hotel',
      name,
      description,
      url: site.baseUrl + path,
      image: pictures.map(({ url }) => site.baseUrl + url),
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.line,
        addressCountry: address.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon },
      starRating: { '@type': 'Rating', ratingValue: ourStarRating },
      ...(reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      }),
    },
  ];
}
