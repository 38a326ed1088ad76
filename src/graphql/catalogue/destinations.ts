/** Places and hotels that can be searched for. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  continents,
  findSearchedPlace,
  groupPlaces,
  placeLineOf,
  withinOf,
} from '#server/catalogue/destinations.ts';
import { placePicture } from '#server/catalogue/picture-views.ts';
import type { Place } from '#server/catalogue/reference.ts';
import { suggestDestinations, type Destination } from '#server/catalogue/suggest-destinations.ts';
import { refusalsOfFirst, refuseArgument } from '../bad-argument.ts';
import type { LocationKind, LocationType } from '../generated.ts';
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
    continents: () =>
      continents.map(({ continent: { id, name }, countries }) => ({
        id,
        name,
        countries: countries.map((place) => ({ place })),
      })),
    destinationById: async (_root, { id }, { shop }) => {
      const place = findSearchedPlace(id);
      if (place) return place;
      const hotel = await findHotel(shop.hotels, id);
      return hotel ? { place: hotel.place, hotel } : null;
    },
  },
  Destination: {
    value: slugOf,
    slug: slugOf,
    label: ({ place, group, hotel }) => (hotel ?? group ?? place).name,
    isNamed: ({ isNamed }) => isNamed ?? false,
    type: ({ place, group, hotel }) => {
      if (hotel) return 'HOTEL';
      return group ? 'LOCATION' : TYPES[place.kind];
    },
    kind: ({ place, group, hotel }) => (group || hotel ? null : KINDS[place.kind]),
    within: ({ place, group, hotel }) =>
      hotel ? placeLineOf(place.id) : (group?.within ?? withinOf(place)),
    active: () => true,
    availableFrom: () => null,
    seasonality: ({ place, group }) =>
      place.season && !group ? { startDate: place.season.start, endDate: place.season.end } : null,
    locationId: ({ place, group }) => (group ?? place).id,
    position: ({ place, hotel }) => ({ lat: (hotel ?? place).lat, lon: (hotel ?? place).lon }),
    picture: ({ place }) => placePicture(place),
    nearestAirports: ({ place }, { first }) =>
      place.airports
        .toSorted((a, b) => a.km - b.km)
        .slice(0, Math.max(0, first ?? 3))
        .map(({ iata, km }) => makeNearestAirport(iata, km)),
    path: ({ place, group }) => (group ? null : place.path),
    description: ({ place, group }) => (group ? null : place.description),
    thingsToDo: ({ place, group }) => (group ? [] : place.thingsToDo),
  },
} satisfies ResolverMap;

function slugOf({ place, group, hotel }: Destination): string {
  return String((hotel ?? group ?? place).id);
}

const TYPES: Readonly<Record<Place['kind'], LocationType>> = {
  continent: 'LOCATION',
  country: 'COUNTRY',
  region: 'REGION',
  resort: 'RESORT',
  town: 'TOWN',
};

const KINDS: Readonly<Record<Place['kind'], LocationKind | null>> = {
  continent: 'CONTINENT',
  country: 'COUNTRY',
  region: 'REGION',
  resort: 'RESORT',
  town: null,
};
