/** Where to go: the cheapest holiday of each country, region or resort. */
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import {
  departureDateOf,
  HOTEL_ONLY,
  makeFlightQuoteId,
  makeHotelQuoteId,
} from '#domain/holiday/quote-id.ts';
import { perPerson, type Money } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { MAX_DISCOVERED_PLACES } from '#domain/search/limits.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { warmthAt, weatherAt } from '#server/catalogue/climate.ts';
import { findPlace } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import {
  criteriaWithin,
  discoverPlaces,
  hotelPins,
  resortPins,
  type DiscoveredPlace,
  type DiscoverLevel as PlaceLevel,
  type PricedPin,
} from '#server/search/discover-places.ts';
import { criteriaInPence, flyingSeats } from '#server/search/selling.ts';
import { refusalsOfFirst } from '../bad-argument.ts';
import type { DiscoverLevel } from '../generated.ts';
import { moneyOf, soldAt } from '../money.ts';
import { ask, askedFields, pricedAt, type PlaceOfDiscovery } from './asked.ts';
import { parseCriteriaInput } from './search-criteria.ts';

/** Each costs the search of its lead offer. */
const MOST_PLACES = 100;
/** More than a map can tell apart. */
const MOST_HOTELS = 300;

const LEVELS: Readonly<Record<DiscoverLevel, PlaceLevel>> = {
  COUNTRY: 'country',
  REGION: 'region',
  RESORT: 'resort',
};

export const discoverResolvers = {
  Query: {
    discover: (_root, { criteria: input, level, first, places, order }, { shop }) =>
      ask(shop, {
        read: parseCriteriaInput({ ...input, page: 1 }),
        others: [
          ...refusalsOfFirst(first, MOST_PLACES, 'places'),
          ...refusalsOfChosen(places ?? []),
        ],
        check: checkCriteria,
        answer: (criteria, today) =>
          discoverPlaces(
            shop.index,
            criteriaInPence(criteria, shop.market),
            {
              level: LEVELS[level],
              first,
              order: order ?? 'PRICE',
              only: places ? new Set(places) : undefined,
            },
            today,
          ),
      }),
    mapPins: (_root, { criteria: input, resorts }, { shop }) =>
      ask(shop, {
        read: parseCriteriaInput({ ...input, page: 1 }),
        check: checkCriteria,
        answer: (criteria, today) => {
          const asked = criteriaInPence(criteria, shop.market);
          return resorts
            ? hotelPins(shop.index, asked, resorts, MOST_HOTELS, today)
            : resortPins(shop.index, asked, today);
        },
      }),
  },
  MapPins: {
    ...askedFields,
    pins: ({ criteria, answer }, _args, { shop }) => makePins(shop, criteria, answer ?? []),
    pricedAt,
  },
  Discovery: {
    ...askedFields,
    hotels: ({ answer }) => answer?.hotels ?? 0,
    total: ({ answer }) => answer?.total ?? 0,
    places: ({ criteria, answer }) =>
      (answer?.places ?? []).flatMap((found) => {
        const place = findPlace(found.placeId);
        return place ? [{ criteria, place, found }] : [];
      }),
    pricedAt,
  },
  DiscoveredPlace: {
    place: ({ place }) => ({ place }),
    position: ({ place: { lat, lon } }) => ({ lat, lon }),
    hotels: ({ found }) => found.hotels,
    from: (asked, _args, { shop }) => soldFrom(shop, asked),
    perPerson: (asked, _args, { shop }) => {
      const { paying } = headsOf(asked.criteria.party);
      return moneyOf(shop, perPerson(soldFrom(shop, asked).amount, paying));
    },
    hotelQuoteId: ({ found: { offer } }) => makeHotelQuoteId(offer.hotelQuote),
    flightQuoteId: ({ found: { offer } }) =>
      offer.flightQuote ? makeFlightQuoteId(offer.flightQuote) : HOTEL_ONLY,
    hotelId: ({ found }) => String(found.offer.hotelId),
    departureDate: ({ found }) => departureOf(found),
    numberOfNights: ({ found }) => found.offer.hotelQuote.nights,
    flightMinutes: ({ found: { offer } }, _args, { shop }) =>
      (offer.flightQuote &&
        shop.series.get(offer.flightQuote.outbound.seriesId)?.durationMinutes) ??
      null,
    warmth: ({ found }) => warmthAt(found.resortId, departureOf(found)) ?? null,
    weather: ({ found }) => weatherAt(found.placeId, departureOf(found)) ?? null,
    query: ({ criteria, found }, _args, { shop }) =>
      makeCriteriaQuery(criteriaWithin(shop.index, criteria, found.placeId)),
  },
} satisfies ResolverMap;

/** DISC-01, MSG-07. */
const refusalsOfChosen = (chosen: readonly string[]): FieldError[] =>
  chosen.length > MAX_DISCOVERED_PLACES
    ? [
        refuse(SEARCH_REFUSALS, 'too_many_destinations', 'places', {
          most: MAX_DISCOVERED_PLACES,
        }),
      ]
    : [];

const departureOf = ({ offer: { hotelQuote, flightQuote } }: DiscoveredPlace): IsoDate =>
  departureDateOf(hotelQuote, flightQuote);

const soldFrom = (shop: WebContext, { criteria, found }: PlaceOfDiscovery): Money =>
  soldAt(shop, found.offer.total, flyingSeats(criteria));

/** Pins with the names and positions of what they stand for. */
async function makePins(shop: WebContext, criteria: Criteria, pins: readonly PricedPin[]) {
  const isHotel = ({ id, hotelId }: PricedPin): boolean => id === String(hotelId);
  const hotels = await shop.hotels(pins.filter(isHotel).map(({ hotelId }) => hotelId));
  const { paying } = headsOf(criteria.party);
  return pins.flatMap((pin) => {
    const { id, hotelId, total } = pin;
    const place = isHotel(pin) ? hotels.get(hotelId) : findPlace(id);
    if (!place) return [];
    const from = soldAt(shop, total, flyingSeats(criteria));
    return [
      {
        id,
        label: place.name,
        position: { lat: place.lat, lon: place.lon },
        hotels: pin.hotels,
        hotelId: String(hotelId),
        from,
        perPerson: moneyOf(shop, perPerson(from.amount, paying)),
      },
    ];
  });
}
