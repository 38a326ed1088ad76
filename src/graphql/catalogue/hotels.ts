/** Hotels, as cards and deals show them. */
import { FACILITY_NAMES } from '#domain/catalogue/facilities.ts';
import { kmBetween } from '#domain/geography/distance.ts';
import { parseId } from '#domain/input/id.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { placeLineOf } from '#server/catalogue/destinations.ts';
import { hotelSlug, listHotels } from '#server/catalogue/hotel-names.ts';
import type { HotelFacts, LoadHotels } from '#server/catalogue/hotels.ts';
import { hotelPictures } from '#server/catalogue/picture-views.ts';
import { findAirport, lineageOf } from '#server/catalogue/reference.ts';
import { refuseArgument } from '../bad-argument.ts';
import { makeNearestAirport } from './airports.ts';
import { askReviews } from './asked-reviews.ts';

export const hotelResolvers = {
  Query: {
    hotelList: (_root, { page }, { shop }) => {
      refuseArgument(page < 1 ? [NO_SUCH_PAGE] : []);
      return listHotels(shop.pool, page);
    },
    hotel: (_root, { id }, { shop }) => findHotel(shop.hotels, id),
  },
  ListedHotel: {
    id: ({ id }) => String(id),
    slug: ({ name }) => hotelSlug(name),
    placeLine: ({ place }) => placeLineOf(place.id),
  },
  Hotel: {
    id: ({ id }) => String(id),
    slug: ({ name }) => hotelSlug(name),
    value: ({ id }) => String(id),
    label: ({ name }) => name,
    resortName: ({ place }) => place.name,
    placeLine: ({ place }) => placeLineOf(place.id),
    ourStarRating: ({ stars }) => stars,
    seasonality: ({ place }) =>
      place.season && { startDate: place.season.start, endDate: place.season.end },
    locatedIn: ({ place }) =>
      lineageOf(place.id).map(({ id, name, path }, i, all) => ({
        id,
        name,
        path,
        hierarchyPosition: all.length - i,
        availableFrom: null,
      })),
    locationBasedData: ({ place }) => ({ locationId: place.id }),
    address: ({ facts, place }) => ({
      line: facts.address,
      city: place.name,
      country: lineageOf(place.id).find(({ kind }) => kind === 'country')?.name ?? '',
    }),
    resortPosition: ({ place: { lat, lon } }) => ({ lat, lon }),
    nearestAirports: ({ airports, lat, lon }) =>
      airports.map((iata) => {
        const airport = findAirport(iata);
        return makeNearestAirport(iata, airport ? kmBetween({ lat, lon }, airport) : 0);
      }),
    pictures: (hotel, { first }) => hotelPictures(hotel, Math.max(0, first ?? Infinity)),
    media: (hotel, { first }) => hotelPictures(hotel, Math.max(0, first ?? Infinity)),
    tripAdvisorInformation: (hotel, _, { shop }) => askReviews(hotel, shop.pool),
    description: ({ facts }) => facts.description,
    decidingFact: ({ reason, facts }) => reason ?? facts.decidingFact,
    facilities: ({ facilities }) =>
      facilities.map((code) => ({ code, name: FACILITY_NAMES[code] })),
    access: ({ facts }) => facts.access,
    position: ({ lat, lon }) => ({ lat, lon }),
    metresToBeach: ({ facts }) => facts.metresToBeach,
    checkInFrom: ({ facts }) => facts.checkInFrom,
  },
} satisfies ResolverMap;

const NO_SUCH_PAGE = refuse(INPUT_REFUSALS, 'page_unknown', 'page');

/** The hotel whose id the text is. */
export async function findHotel(hotels: LoadHotels, text: string): Promise<HotelFacts | undefined> {
  const id = parseId(text);
  return id === undefined ? undefined : (await hotels([id])).get(id);
}
