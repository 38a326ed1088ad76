/**
 * Planted wrong resolvers: each line below a mark does not compile, and a mark above a line that
 * does compile is refused by the compiler itself.
 */
import { pictureResolvers } from '#graphql/catalogue/pictures.ts';
import type { AllResolvers, ResolverMap } from './resolver-map.ts';
import { makeSchema } from './schema.ts';

const SITE = {
  brand: 'Holidaymaker',
  legalName: 'Holidaymaker Travel Ltd',
  phone: '0113 496 0180',
  atolNumber: null,
  locale: 'en-GB',
  currencyCode: 'GBP',
  cardFieldsUrl: 'https://cards.test',
} as const;
const checkoutRules = { earliestDepartureDate: '2027-01-01', latestDepartureDate: '2028-01-01' };

makeSchema({ Query: { site: () => ({ ...SITE, checkoutRules }) }, ...pictureResolvers });

// A field of what is returned is missing.
// @ts-expect-error
makeSchema({ Query: { site: () => SITE } });

// It has another type.
// @ts-expect-error
makeSchema({ Query: { site: () => ({ ...SITE, checkoutRules, phone: 441134960180 }) } });

// It is no value of its closed list.
// @ts-expect-error
makeSchema({ Query: { site: () => ({ ...SITE, checkoutRules, currencyCode: 'USD' }) } });

// A type's source is another.
// @ts-expect-error
makeSchema({ Query: { hotel: () => ({ id: '7', name: 'Hotel Sol' }) } });

// No member of the union is called that.
// @ts-expect-error
makeSchema({ Query: { nearbyOffers: () => ({ kind: 'Nobody', message: '' }) } });

// The operation has no such argument.
makeSchema({
  // @ts-expect-error
  Query: { hotelList: (_root, { pages }: { readonly pages: number }) => ({ pages, hotels: [] }) },
});

// The source has no such field.
makeSchema({
  Image: {
    ...pictureResolvers.Image,
    // @ts-expect-error
    url: ({ address }: { readonly address: string }) => address,
  },
});

// The schema has no such field, and no such type.
// @ts-expect-error
makeSchema({ Image: { ...pictureResolvers.Image, colour: () => 'red' } });
// @ts-expect-error
makeSchema({ Cruise: { id: () => '1' } });

const { url, ...pictureWithoutUrl } = pictureResolvers.Image;
makeSchema({ Image: { ...pictureWithoutUrl, url } });

// A field that the source does not have has no resolver.
// @ts-expect-error
makeSchema({ Image: pictureWithoutUrl });

// A type and a field of the root are missing from the whole.
// @ts-expect-error
({}) satisfies AllResolvers;
// @ts-expect-error
({ ping: () => true }) satisfies AllResolvers['Mutation'];
({ ping: () => true }) satisfies ResolverMap['Mutation'];
