/** Prices of a place: of each month, and of hotels for each taste. */
import { factsOfTastes } from '#domain/place-guide/hotel-tastes.ts';
import { checkCalendar } from '#domain/search/check-calendar.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import { MAX_CALENDAR_DAYS } from '#domain/search/limits.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { ask, askedFields, pricedAt } from '#graphql/search/asked.ts';
import { makePackages } from '#graphql/search/package.ts';
import { parseCriteriaInput } from '#graphql/search/search-criteria.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';
import { cheapestDays } from '#server/place-guide/cheapest-days.ts';
import { cheapestMonths } from '#server/place-guide/cheapest-months.ts';
import { nextFree } from '#server/place-guide/next-free.ts';
import { tastedHotels } from '#server/place-guide/tasted-hotels.ts';
import { criteriaInPence } from '#server/search/selling.ts';
import { makeCheapest } from './cheapest-holiday.ts';

export const placePriceResolvers = {
  Query: {
    cheapestMonths: (_root, { criteria: input }, { shop }) => {
      const window = departureWindow(todayOf(shop));
      return ask(shop, {
        read: parseCriteriaInput({ ...input, flexibility: 0, page: 1 }),
        check: (criteria, today) =>
          checkCalendar(criteria, window.earliest, MAX_CALENDAR_DAYS, today),
        answer: (criteria, today) =>
          cheapestMonths(shop.index, criteriaInPence(criteria, shop.market), window, {
            today,
            now: shop.clock().getTime(),
          }),
      });
    },
    cheapestDays: (_root, { criteria: input }, { shop }) =>
      ask(shop, {
        read: parseCriteriaInput({ ...input, page: 1 }),
        check: checkCriteria,
        answer: (criteria, today) =>
          cheapestDays(shop.index, criteriaInPence(criteria, shop.market), {
            today,
            now: shop.clock().getTime(),
          }),
      }),
    nextFree: (_root, { criteria: input, from }, { shop }) =>
      ask(shop, {
        read: parseCriteriaInput({ ...input, flexibility: 0, page: 1 }),
        check: (criteria, today) => checkCalendar(criteria, from, MAX_CALENDAR_DAYS, today),
        answer: (criteria, today) =>
          nextFree(
            shop.index,
            criteriaInPence(criteria, shop.market),
            { from, latest: departureWindow(today).latest },
            { today, now: shop.clock().getTime() },
          ),
      }),
    tastedHotels: (_root, { criteria: input }, { shop }) =>
      ask(shop, {
        read: parseCriteriaInput({ ...input, page: 1 }),
        check: checkCriteria,
        answer: (criteria, today) =>
          tastedHotels(shop, criteriaInPence(criteria, shop.market), today),
      }),
  },
  CheapestMonths: {
    ...askedFields,
    months: ({ answer, criteria }, _args, { shop }) =>
      (answer ?? []).map(({ month, offer }) => ({
        month,
        ...makeCheapest(shop, criteria, offer),
      })),
    pricedAt,
  },
  CheapestDays: {
    ...askedFields,
    days: ({ answer, criteria }, _args, { shop }) =>
      (answer ?? []).map((offer) => makeCheapest(shop, criteria, offer)),
  },
  NextFree: {
    ...askedFields,
    holiday: ({ answer, criteria }, _args, { shop }) =>
      answer ? makeCheapest(shop, criteria, answer) : null,
    until: ({ today }) => departureWindow(today).latest,
  },
  TastedHotels: {
    ...askedFields,
    hotels: async ({ answer }, _args, { shop }) => {
      const tasted = (await answer) ?? [];
      const packages = await makePackages(
        shop,
        tasted.map(({ offer }) => offer),
      );
      const made = packages.flatMap((one) => {
        const taste = tasted.find(({ offer }) => offer.hotelId === one.hotel.id)?.taste;
        return taste ? [{ taste, package: one }] : [];
      });
      const facts = factsOfTastes(
        made.map(({ taste, package: { hotel } }) => ({ taste, ...hotel, ...hotel.facts })),
      );
      return made.map((one, at) => ({ ...one, fact: facts[at] ?? '' }));
    },
  },
} satisfies ResolverMap;
