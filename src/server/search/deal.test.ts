import { describe, expect, test } from 'vitest';
import { addDays, dayNumber } from '#domain/dates.ts';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import {
  makeFlightQuoteId,
  makeHotelQuoteId,
  parseFlightQuoteId,
  parseHotelQuoteId,
} from '#domain/holiday/quote-id.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { patchIndex } from '#server/price-index/lifecycle/build/patch-index.ts';
import { CHUNK_DAYS } from '#server/price-index/lifecycle/build/source.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { makeChance } from '../../../tests/oracle/chance.ts';
import { askOracle } from '../../../tests/oracle/oracle.ts';
import { randomCriteria } from '../../../tests/oracle/random-criteria.ts';
import { makeSmallWorld, WORLD_ORIGINS, WORLD_TODAY } from '../../../tests/oracle/small-world.ts';
import { alternatives, criteriaOfHoliday } from './alternatives.ts';
import { dateChoices, weekChoices, WEEKS } from './date-choices.ts';
import { dealChoices, makeHolidaysOnSale } from './deal-choices.ts';
import type { DealContext } from './deal.ts';
import { quoteHoliday } from './quote-holiday.ts';
import { searchHolidays } from './search-holidays.ts';

const HOTELS = 24;
const chance = makeChance(2_027);
const world = makeSmallWorld(chance, HOTELS);
const openWorld = () => attachIndex(buildIndex(world));
const index = openWorld();
const anywhere: Criteria = { ...defaultCriteria(addDays(WORLD_TODAY, 20)), nights: [3, 7] };
const offersOf = (criteria: Criteria): readonly Offer[] =>
  searchHolidays(index, criteria, WORLD_TODAY).offers;

describe('quoting', () => {
  test('every offer of a search opens by its quote ids at the price of the search [R1] [DEAL-11] [DEAL-12]', () => {
    let opened = 0;
    for (let i = 0; i < 90; i += 1) {
      for (const { hotelQuote, flightQuote, total, board } of offersOf(
        randomCriteria(chance, HOTELS),
      )) {
        const stay = parseHotelQuoteId(makeHotelQuoteId(hotelQuote))!;
        const flights = flightQuote && parseFlightQuoteId(makeFlightQuoteId(flightQuote));
        const quote = quoteHoliday(index, stay, flights, WORLD_TODAY);
        expect(quote).toMatchObject({ kind: 'priced', total, board });
        expect(quote.kind === 'priced' && quote.total).toBe(total);
        opened += 1;
      }
    }
    expect(opened).toBeGreaterThan(200);
  });

  test('says why a holiday cannot be had', () => {
    const own = openWorld();
    const { hotelQuote: stay, flightQuote } = offersOf(anywhere)[0]!;
    const flights = flightQuote!;
    const why = (...[hotel, flight, today]: [typeof stay, typeof flights | undefined, string?]) =>
      quoteHoliday(own, hotel, flight, today ?? WORLD_TODAY);
    const unavailable = (reason: string) => ({ kind: 'unavailable', why: reason });
    expect(why({ ...stay, hotelId: 999 }, flights)).toEqual(unavailable('unknown'));
    expect(why({ ...stay, planIds: [99_999] }, flights)).toEqual(unavailable('unknown'));
    expect(why(stay, { ...flights, outbound: flights.inbound })).toEqual(unavailable('unknown'));
    expect(why({ ...stay, nights: stay.nights + 1 }, flights)).toEqual(unavailable('unknown'));
    expect(why(stay, flights, addDays(flights.outbound.date, -2))).toEqual(unavailable('departed'));
    const closed = (width: number) => new Uint8Array(CHUNK_DAYS * width);
    const chunkOf = (date: string) => Math.floor(dayNumber(date) / CHUNK_DAYS);
    const seriesId = flights.outbound.seriesId;
    patchIndex(own, [
      {
        kind: 'flight_chunk',
        chunk: {
          seriesId,
          chunk: chunkOf(flights.outbound.date),
          fares: closed(4),
          infantFares: closed(4),
          seats: closed(1),
        },
      },
    ]);
    expect(why(stay, flights)).toEqual(unavailable('flight_sold_out'));
    patchIndex(own, [
      {
        kind: 'rate_chunk',
        chunk: {
          planId: stay.planIds[0]!,
          chunk: chunkOf(stay.checkIn),
          prices: closed(4),
          terms: closed(1),
          allotment: closed(1),
        },
      },
    ]);
    expect(why(stay, flights)).toEqual(unavailable('stay_sold_out'));
  });

  test('refunds run to the strictest room, and seats to the fuller flight', () => {
    for (const { hotelQuote, flightQuote } of offersOf({
      ...anywhere,
      filters: { ...NO_FILTERS, freeCancellation: true },
    })) {
      const quote = quoteHoliday(index, hotelQuote, flightQuote, WORLD_TODAY);
      if (quote.kind !== 'priced') throw new Error(quote.why);
      const plans = hotelQuote.planIds.map((id) => world.plans.find((plan) => plan.id === id)!);
      expect(quote.refundableUntil).toBe(
        addDays(hotelQuote.checkIn, -Math.max(...plans.map(({ refundDays }) => refundDays))),
      );
      expect(quote.seatsLeft).toBe(Math.min(...quote.legs.map(({ seatsLeft }) => seatsLeft)));
    }
  });
});

describe('choices of a deal', () => {
  test('list every room and board and every pair of flights with true differences, cheapest first [DEAL-01]', () => {
    for (const { hotelQuote, flightQuote, total } of offersOf(anywhere)) {
      const choices = dealChoices(index, hotelQuote, flightQuote, [], WORLD_TODAY)!;
      for (const list of [choices.stays, choices.flights]) {
        expect(list.filter(({ chosen }) => chosen)).toMatchObject([
          { hotelQuote, flightQuote, total, difference: 0 },
        ]);
        expect(list.map((choice) => choice.total)).toEqual(
          list.map((choice) => choice.total).toSorted((a, b) => a - b),
        );
        for (const choice of list) {
          expect(
            quoteHoliday(index, choice.hotelQuote, choice.flightQuote, WORLD_TODAY),
          ).toMatchObject({ total: choice.total });
          expect(choice.difference).toBe(choice.total - total);
        }
      }
    }
  });

  test('the cheapest flights of a lead offer are its own', () => {
    for (const { hotelQuote, flightQuote, total } of offersOf(anywhere)) {
      const pairs = dealChoices(index, hotelQuote, flightQuote, [], WORLD_TODAY)!.flights;
      expect(pairs[0]!.total).toBe(total);
    }
  });

  test('flights can be kept to one airport', () => {
    const { hotelQuote, flightQuote } = offersOf({ ...anywhere, departureAirports: ['MAN'] })[0]!;
    const pairs = dealChoices(index, hotelQuote, flightQuote, ['MAN'], WORLD_TODAY)!.flights;
    const originOf = (id: number) => world.series.find((series) => series.id === id)!.origin;
    expect(new Set(pairs.map((pair) => originOf(pair.flightQuote!.outbound.seriesId)))).toEqual(
      new Set(['MAN']),
    );
  });

  test('a booked holiday on other days is flown by its airline between its airports, nearest by the clock', () => {
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const series = new Map(
      world.series.map((one) => [
        one.id,
        { ...one, departureTime: clock(one.departureMinute) } as unknown as SeriesFacts,
      ]),
    );
    const onSale = makeHolidaysOnSale({ index, series } as unknown as DealContext, WORLD_TODAY);
    const minuteOf = (id: number) => world.series.find((one) => one.id === id)!.departureMinute;
    let found = 0;
    const asked = offersOf(anywhere).flatMap(({ hotelQuote, flightQuote }) =>
      flightQuote ? [1, 2, 3, 4, 5, 6, 7].map((days) => ({ hotelQuote, flightQuote, days })) : [],
    );
    for (const { hotelQuote, flightQuote, days } of asked) {
      const legOf = ({ seriesId, date }: typeof flightQuote.outbound) => {
        const { departureTime, ...facts } = series.get(seriesId)!;
        return { ...facts, departureTime: `${date}T${departureTime}` } as unknown as HolidayLeg;
      };
      const [out, home] = [legOf(flightQuote.outbound), legOf(flightQuote.inbound)];
      const stay = { ...hotelQuote, checkIn: addDays(hotelQuote.checkIn, days) };
      const chosen = onSale.flights(stay, { outbound: out, inbound: home });
      const isLike = (id: number, like: HolidayLeg) => {
        const { carrier, origin, destination } = series.get(id)!;
        return (
          [carrier, origin, destination].join() ===
          [like.carrier, like.origin, like.destination].join()
        );
      };
      const others = [0, 1].flatMap((before) =>
        world.series.flatMap(({ id }) =>
          world.series.map(({ id: back }) => ({
            outbound: { seriesId: id, date: addDays(stay.checkIn, -before) },
            inbound: { seriesId: back, date: addDays(stay.checkIn, stay.nights) },
          })),
        ),
      );
      const apart = (quote: typeof flightQuote) =>
        Math.abs(minuteOf(quote.outbound.seriesId) - minuteOf(flightQuote.outbound.seriesId)) +
        Math.abs(minuteOf(quote.inbound.seriesId) - minuteOf(flightQuote.inbound.seriesId));
      const sold = others.filter(
        (quote) =>
          isLike(quote.outbound.seriesId, out) &&
          isLike(quote.inbound.seriesId, home) &&
          quoteHoliday(index, stay, quote, WORLD_TODAY).kind === 'priced',
      );
      if (sold.length === 0) continue;
      found += 1;
      expect(sold).toContainEqual(chosen);
      expect(apart(chosen!)).toBe(Math.min(...sold.map(apart)));
    }
    expect(found).toBeGreaterThan(5);
  });

  test('a deal with an adapted room is offered adapted rooms for its first and standard ones for the others, on its dates and on others; any other deal standard ones alone', () => {
    const isAdapted = new Map(world.plans.map(({ id, adapted }) => [id, adapted]));
    const party = [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [] },
    ];
    for (const adaptedRoom of [true, false]) {
      const offers = offersOf({
        ...anywhere,
        party,
        nights: [3],
        filters: { ...NO_FILTERS, adaptedRoom },
      });
      expect(offers.length).toBeGreaterThan(2);
      for (const { hotelQuote, flightQuote, total } of offers) {
        const criteria = criteriaOfHoliday(index, hotelQuote, flightQuote);
        const around = dateChoices(index, criteria, flightQuote!.outbound.date, WORLD_TODAY, [3]);
        const stays = dealChoices(index, hotelQuote, flightQuote, [], WORLD_TODAY)!.stays;
        const kinds = [...stays, ...around.map(({ offer }) => offer)].map((choice) =>
          choice.hotelQuote.planIds.map((id) => isAdapted.get(id)),
        );
        expect(new Set(kinds.map(String))).toEqual(new Set([String([adaptedRoom, false])]));
        expect(
          around.find(({ departureDate }) => departureDate === flightQuote!.outbound.date)!.offer
            .total,
        ).toBeLessThanOrEqual(total);
        expect(
          alternatives(index, criteria, WORLD_TODAY).map(
            ({ criteria: changed }) => changed.filters.adaptedRoom,
          ),
        ).not.toContain(!adaptedRoom);
      }
    }
  });

  test('after strict filters the fewest are given up, and what is offered is what its search finds', () => {
    let offered = 0;
    for (let i = 0; i < 400 && offered < 20; i += 1) {
      const criteria = randomCriteria(chance, HOTELS);
      if (searchHolidays(index, criteria, WORLD_TODAY).total > 0) continue;
      for (const { givenUp, total, criteria: changed } of alternatives(
        index,
        criteria,
        WORLD_TODAY,
      )) {
        expect(searchHolidays(index, changed, WORLD_TODAY).total).toBe(total);
        expect(total).toBeGreaterThan(0);
        if (givenUp === undefined) continue;
        offered += 1;
        expect(changed.filters).toEqual(givenUp.at(-1)?.filters);
        expect(givenUp.length).toBeLessThanOrEqual(2);
      }
    }
    expect(offered).toBeGreaterThan(0);
  });

  test('a deal that is sold out has no choices', () => {
    const { hotelQuote } = offersOf(anywhere)[0]!;
    expect(
      dealChoices(index, { ...hotelQuote, hotelId: 999 }, undefined, [], WORLD_TODAY),
    ).toBeUndefined();
  });
});

describe('choices of dates', () => {
  test('each is the lead offer of a search for that date and nights', () => {
    const { hotelQuote, flightQuote } = offersOf(anywhere)[0]!;
    const criteria = criteriaOfHoliday(index, hotelQuote, flightQuote);
    const choices = dateChoices(index, criteria, flightQuote!.outbound.date, WORLD_TODAY);
    expect(choices.length).toBeGreaterThan(20);
    expect(WORLD_ORIGINS).toContain(criteria.departureAirports[0]);
    for (const { departureDate, nights, offer } of choices) {
      const exact = {
        ...criteria,
        departureDate,
        departureRangeEndDate: departureDate,
        nights: [nights],
      };
      expect(offersOf(exact)).toEqual([offer]);
    }
  });

  test.each([undefined, 0.5])(
    'weeks hold the cheapest departure that a search of the week finds, also under a highest price (%s)',
    (share) => {
      const all: Criteria = { ...anywhere, locationIds: ['spain'] };
      const totals = weekChoices(index, all, WORLD_TODAY)
        .flatMap(({ total }) => total ?? [])
        .toSorted((a, b) => a - b);
      const criteria: Criteria =
        share === undefined
          ? all
          : {
              ...all,
              filters: {
                ...all.filters,
                price: { max: totals[Math.floor(share * totals.length)]! },
              },
            };
      const weeks = weekChoices(index, criteria, WORLD_TODAY);
      const sold = weeks.filter(({ total }) => total !== undefined);
      expect(weeks).toHaveLength(WEEKS);
      expect(weeks.filter(({ chosen }) => chosen)).toHaveLength(1);
      expect(totals.length).toBeGreaterThan(4);
      expect(sold.length < totals.length).toBe(share !== undefined);
      expect(sold.length).toBeGreaterThan(1);
      for (const { startDate, departureDate, total } of weeks) {
        const monday =
          weeks[0]!.startDate === startDate ? addDays(weeks[1]!.startDate, -7) : startDate;
        const found = askOracle(
          world,
          {
            ...criteria,
            departureDate: startDate,
            departureRangeEndDate: addDays(monday, 6),
            sort: 'PRICE_LOW_HIGH',
          },
          WORLD_TODAY,
        ).offers;
        const cheapest = found
          .filter((offer) => offer.total === found[0]!.total)
          .map(({ date }) => date)
          .toSorted()[0];
        expect([departureDate, total]).toEqual([cheapest, found[0]?.total]);
      }
    },
  );

  test('there are no weeks where they would cost more than a calendar may [S-24]', () => {
    const nights = Array.from({ length: 20 }, (_, i) => 2 + i);
    expect(
      weekChoices(index, { ...anywhere, nights: nights.slice(0, 19) }, WORLD_TODAY),
    ).toHaveLength(WEEKS);
    expect(weekChoices(index, { ...anywhere, nights }, WORLD_TODAY)).toEqual([]);
    expect(weekChoices(index, { ...anywhere, nights, hotelIds: [1] }, WORLD_TODAY)).toHaveLength(
      WEEKS,
    );
  });
});

describe('alternatives', () => {
  test('an empty search is offered changes that find something, which can be searched', () => {
    const empty: Criteria = {
      ...anywhere,
      locationIds: ['lindos'],
      departureAirports: ['DUB'],
      nights: [5],
      flexibility: 0,
      filters: { ...NO_FILTERS, price: { max: 100 } },
    };
    expect(offersOf(empty)).toEqual([]);
    const found = alternatives(
      index,
      {
        ...empty,
        filters: NO_FILTERS,
        departureDate: addDays(WORLD_TODAY, 3),
        departureRangeEndDate: addDays(WORLD_TODAY, 3),
      },
      WORLD_TODAY,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { criteria, offer } of found) {
      expect(checkCriteria(criteria, WORLD_TODAY)).toEqual({ kind: 'sound' });
      expect(offersOf({ ...criteria, sort: 'PRICE_LOW_HIGH' })[0]).toEqual(offer);
    }
    expect(
      alternatives(index, { ...anywhere, filters: empty.filters }, WORLD_TODAY).map(
        ({ change }) => change,
      ),
    ).toContain('filters');
  });

  test('long before anything is sold the first later day that has holidays is offered', () => {
    const today = addDays(WORLD_TODAY, -120);
    const empty: Criteria = {
      ...anywhere,
      departureDate: addDays(today, 3),
      departureRangeEndDate: addDays(today, 3),
      nights: [7],
      flexibility: 0,
    };
    const [found] = alternatives(index, empty, today);
    expect(found?.change).toBe('dates');
    const { departureDate } = found!.criteria;
    expect(found!.offer.flightQuote?.outbound.date).toBe(departureDate);
    for (let day = empty.departureDate; day < departureDate; day = addDays(day, 1)) {
      expect(
        searchHolidays(index, { ...empty, departureDate: day, departureRangeEndDate: day }, today)
          .total,
      ).toBe(0);
    }
  });

  test('a hotel that is sold out is offered others of its resort', () => {
    const own = openWorld();
    const hotel = world.hotels.find(({ id, placeId }) =>
      offersOf({ ...anywhere, locationIds: [placeId] }).some(({ hotelId }) => hotelId !== id),
    )!;
    const plans = new Set(
      world.plans.filter(({ hotelId }) => hotelId === hotel.id).map(({ id }) => id),
    );
    const allotment = new Uint8Array(CHUNK_DAYS);
    patchIndex(
      own,
      world.rateChunks
        .filter(({ planId }) => plans.has(planId))
        .map((chunk) => ({ kind: 'rate_chunk', chunk: { ...chunk, allotment } })),
    );
    const found = alternatives(own, { ...anywhere, hotelIds: [hotel.id] }, WORLD_TODAY);
    expect(found.map(({ change }) => change)).toEqual(['place']);
    expect(found[0]!.criteria).toMatchObject({ hotelIds: [], locationIds: [hotel.placeId] });
  });

  test('a stay that its supplier refuses is offered again by none; another hotel of its place comes first, no holiday twice [DEAL-12]', () => {
    const gone = offersOf(anywhere)
      .map(({ hotelQuote }) => hotelQuote)
      .find(({ hotelId }) =>
        offersOf({ ...anywhere, locationIds: [placeOf(hotelId)] }).some(
          (other) => other.hotelId !== hotelId,
        ),
      )!;
    const found = alternatives(
      index,
      { ...anywhere, hotelIds: [gone.hotelId], nights: [gone.nights], flexibility: 0 },
      WORLD_TODAY,
      gone,
    );
    expect(found[0]).toMatchObject({
      change: 'place',
      criteria: { locationIds: [placeOf(gone.hotelId)] },
    });
    expect(found[0]!.offer.hotelId).not.toBe(gone.hotelId);
    const stays = found.map(
      ({
        offer: {
          hotelId,
          hotelQuote: { checkIn, nights },
        },
      }) => `${hotelId} ${checkIn} ${nights}`,
    );
    expect(new Set(stays).size).toBe(found.length);
    expect(stays).not.toContain(`${gone.hotelId} ${gone.checkIn} ${gone.nights}`);
  });
});

const placeOf = (id: number): string => world.hotels.find((hotel) => hotel.id === id)!.placeId;
