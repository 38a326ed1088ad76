/** Airports, places and hotels. */
import { FACILITY_NAMES } from '#domain/catalogue/facilities.ts';
import { parseId } from '#domain/id.ts';
import { placeLineOf, suggestPlaces, withinOf } from '#server/catalogue/destinations.ts';
import { listHotels, type NamedHotel, suggestHotels } from '#server/catalogue/hotel-names.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import {
  departureAirports,
  findAirport,
  findPlace,
  lineageOf,
  type Place,
} from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { GraphContext } from '../context.ts';
import type { ResolverMap } from '../schema.ts';
import {
  derivativesOf,
  hotelPictures,
  placeholderOf,
  placePicture,
  type PictureSource,
} from './pictures.ts';

/** A place that can be searched for, or a hotel in it. */
type DestinationSource = {
  readonly place: Place;
  readonly hotel?: Pick<NamedHotel, 'id' | 'name' | 'lat' | 'lon'>;
};

const MOST_DESTINATIONS = 50;

const airportGroups = [...departureAirports].map(([name, airports]) => ({ name, airports }));

export const catalogueResolvers: ResolverMap = {
  Query: {
    departureAirports: () => airportGroups,
    destinations: async (
      _parent: never,
      {
        text,
        searchType,
        first,
      }: { text?: string | null; searchType?: string | null; first: number },
      { shop }: GraphContext,
    ): Promise<DestinationSource[]> => {
      const most = Math.min(MOST_DESTINATIONS, Math.max(1, first));
      const hotels = (await suggestHotels(shop.pool, text ?? '', most)).filter(
        ({ place }) => searchType !== 'CITY_BREAK' || place.cityBreak,
      );
      const places = suggestPlaces({
        text: text ?? '',
        citiesOnly: searchType === 'CITY_BREAK',
        most: Math.max(Math.ceil(most / 2), most - hotels.length),
      });
      return [
        ...places.map((place) => ({ place })),
        ...hotels.map((hotel) => ({ place: hotel.place, hotel })),
      ].slice(0, most);
    },
    destinationById: async (
      _parent: never,
      { id }: { id: string },
      { shop }: GraphContext,
    ): Promise<DestinationSource | null> => {
      const place = findPlace(id);
      if (place) return { place };
      const hotel = await findHotel(shop, id);
      return hotel ? { place: hotel.place, hotel } : null;
    },
    hotelList: async (_parent: never, { page }: { page: number }, { shop }: GraphContext) =>
      listHotels(shop.pool, page),
    hotel: async (_parent: never, { id }: { id: string }, { shop }: GraphContext) =>
      (await findHotel(shop, id)) ?? null,
  },
  Destination: {
    value: ({ place, hotel }: DestinationSource) => String(hotel?.id ?? place.id),
    label: ({ place, hotel }: DestinationSource) => hotel?.name ?? place.name,
    type: ({ place, hotel }: DestinationSource) =>
      hotel ? 'HOTEL' : place.kind === 'continent' ? 'LOCATION' : place.kind.toUpperCase(),
    within: ({ place, hotel }: DestinationSource) =>
      hotel ? placeLineOf(place.id) : withinOf(place),
    active: () => true,
    availableFrom: () => null,
    seasonality: ({ place }: DestinationSource) =>
      place.season && { startDate: place.season.start, endDate: place.season.end },
    locationId: ({ place }: DestinationSource) => place.id,
    position: ({ place, hotel }: DestinationSource) => ({
      lat: (hotel ?? place).lat,
      lon: (hotel ?? place).lon,
    }),
    picture: ({ place }: DestinationSource) => placePicture(place),
    nearestAirports: ({ place }: DestinationSource, { first }: { first?: number | null }) =>
      place.airports
        .toSorted((a, b) => a.km - b.km)
        .slice(0, Math.max(0, first ?? 3))
        .map(({ iata, km }) => ({
          iata,
          name: findAirport(iata)?.name ?? iata,
          km: Math.round(km),
        })),
    path: ({ place }: DestinationSource) => place.path,
    description: ({ place }: DestinationSource) => place.description,
    thingsToDo: ({ place }: DestinationSource) => place.thingsToDo,
  },
  ListedHotel: {
    placeLine: ({ place }: NamedHotel) => placeLineOf(place.id),
  },
  Hotel: {
    id: (hotel: HotelFacts) => String(hotel.id),
    value: (hotel: HotelFacts) => String(hotel.id),
    label: (hotel: HotelFacts) => hotel.name,
    resortName: (hotel: HotelFacts) => hotel.place.name,
    placeLine: (hotel: HotelFacts) => placeLineOf(hotel.place.id),
    ourStarRating: (hotel: HotelFacts) => hotel.stars,
    locatedIn: (hotel: HotelFacts) =>
      lineageOf(hotel.place.id).map(({ id, name }, i, all) => ({
        id,
        name,
        hierarchyPosition: all.length - i,
        availableFrom: null,
      })),
    locationBasedData: (hotel: HotelFacts) => ({ locationId: hotel.place.id }),
    address: (hotel: HotelFacts) => ({
      line: hotel.facts.address,
      city: hotel.place.name,
      country: lineageOf(hotel.place.id).find(({ kind }) => kind === 'country')?.name ?? '',
    }),
    nearestAirports: (hotel: HotelFacts) =>
      hotel.airports.map((iata) => ({
        iata,
        name: findAirport(iata)?.name ?? iata,
        km: Math.round(hotel.place.airports.find((airport) => airport.iata === iata)?.km ?? 0),
      })),
    pictures: (hotel: Parameters<typeof hotelPictures>[0], { first }: { first?: number | null }) =>
      hotelPictures(hotel, Math.max(0, first ?? Infinity)),
    tripAdvisorInformation: (hotel: HotelFacts) => ({
      rating: hotel.reviewScore,
      reviewCount: hotel.reviewCount,
      reviewsUrl: '#reviews',
      distribution: hotel.reviewDistribution,
      reviews: hotel.facts.reviews,
    }),
    description: (hotel: HotelFacts) => hotel.facts.description,
    decidingFact: (hotel: HotelFacts) => hotel.facts.decidingFact,
    facilities: (hotel: HotelFacts) =>
      hotel.facilities.map((code) => ({ code, name: FACILITY_NAMES[code] })),
    access: (hotel: HotelFacts) => hotel.facts.access,
    position: (hotel: HotelFacts) => ({ lat: hotel.lat, lon: hotel.lon }),
    metresToBeach: (hotel: HotelFacts) => hotel.facts.metresToBeach,
    checkInFrom: (hotel: HotelFacts) => hotel.facts.checkInFrom,
  },
  Picture: {
    url: ({ kind, id, view }: PictureSource) => `/pictures/${kind}/${id}/${view}/652x482.webp`,
    type: () => 'IMAGE',
    alt: ({ picture }: PictureSource) => picture.alt,
    view: ({ view }: PictureSource) => view,
    scene: ({ picture }: PictureSource) => picture.scene,
    placeholder: (source: PictureSource, _args: unknown, { shop }: GraphContext) =>
      placeholderOf(shop, source),
    derivatives: (source: PictureSource, { types }: { types?: readonly string[] | null }) =>
      derivativesOf(source, types),
  },
};

async function findHotel(shop: WebContext, text: string): Promise<HotelFacts | undefined> {
  const id = parseId(text);
  return id === undefined ? undefined : (await shop.hotels([id])).get(id);
}
