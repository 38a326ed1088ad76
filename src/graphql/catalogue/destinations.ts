/** Places and hotels that can be searched for. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { groupPlaces, placeLineOf, withinOf } from '#server/catalogue/destinations.ts';
import { placePicture } from '#server/catalogue/picture-views.ts';
import { findPlace, type Place } from '#server/catalogue/reference.ts';
import { suggestDestinations, type Destination } from '#server/catalogue/suggest-destinations.ts';
import { refusalsOfFirst, refuseArgument } from '../bad-argument.ts';
import type { LocationType } from '../generated.ts';
import { makeNearestAirport } from './airports.ts';
import { findHotel } from './hotels.ts';

const MOST_DESTINATIONS = 50;

export const destinationResolvers = {
  Query: {
    destinations: (_root, { text, searchType, first }, { shop }) => {
      refuseArgument(refusalsOfFirst(first, MOST_DESTINATIONS, 'places'));
      return suggestDestinations(shop.pool, {
        text: text ?? '',
        citiesOnly: searchType === 'CITY_BREAK',
        most: first,
      });
    },
    destinationGroups: (_root, { searchType, first }) => {
      refuseArgument(refusalsOfFirst(first, MOST_DESTINATIONS, 'places'));
      return groupPlaces({ citiesOnly: searchType === 'CITY_BREAK', most: first }).map(
        ({ country, places }) => ({
          name: country.name,
          destinations: places.map((place) => ({ place })),
        }),
      );
    },
    destinationById: async (_root, { id }, { shop }) => {
      const place = findPlace(id);
      if (place) return { place };
      const hotel = await findHotel(shop.hotels, id);
      return hotel ? { place: hotel.place, hotel } : null;
    },
  },
  Destination: {
    value: slugOf,
    slug: slugOf,
    label: ({ place, hotel }) => hotel?.name ?? place.name,
    type: ({ place, hotel }) => (hotel ? 'HOTEL' : TYPES[place.kind]),
    within: ({ place, hotel }) => (hotel ? placeLineOf(place.id) : withinOf(place)),
    active: () => true,
    availableFrom: () => null,
    seasonality: ({ place }) =>
      place.season && { startDate: place.season.start, endDate: place.season.end },
    locationId: ({ place }) => place.id,
    position: ({ place, hotel }) => ({ lat: (hotel ?? place).lat, lon: (hotel ?? place).lon }),
    picture: ({ place }) => placePicture(place),
    nearestAirports: ({ place }, { first }) =>
      place.airports
        .toSorted((a, b) => a.km - b.km)
        .slice(0, Math.max(0, first ?? 3))
        .map(({ iata, km }) => makeNearestAirport(iata, km)),
    path: ({ place }) => place.path,
    description: ({ place }) => place.description,
    thingsToDo: ({ place }) => place.thingsToDo,
  },
} satisfies ResolverMap;

function slugOf({ place, hotel }: Destination): string {
  return String(hotel?.id ?? place.id);
}

const TYPES: Readonly<Record<Place['kind'], LocationType>> = {
  continent: 'LOCATION',
  country: 'COUNTRY',
  region: 'REGION',
  resort: 'RESORT',
  town: 'TOWN',
};
