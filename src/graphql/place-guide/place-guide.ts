/** What is told of a place beside its prices. */
import type { TaxRule } from '#domain/catalogue/local-tax.ts';
import { climateRule, goodMonthsOf } from '#domain/place-guide/climate.ts';
import { formatForeign } from '#domain/place-guide/foreign-money.ts';
import { isTaxPublished, taxRows, type TaxFigure } from '#domain/place-guide/tax-rows.ts';
import { makeAirport } from '#graphql/catalogue/airports.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { climatesOf, type PlaceClimate } from '#server/catalogue/climate.ts';
import { entryRulesFor, findPlace, taxRuleFor } from '#server/catalogue/reference.ts';
import { aboutOf } from '#server/place-guide/about.ts';
import { countryFactsFor, minutesAhead } from '#server/place-guide/countries.ts';
import { flightsTo, nearestAirport } from '#server/place-guide/flights-to.ts';
import { placesOnPage, similarPlaces } from '#server/place-guide/places-around.ts';
import { taxDiffersBelow, taxesBelow } from '#server/place-guide/tax-below.ts';
import { thingsToDoIn } from '#server/place-guide/things-to-do.ts';
import { adviceOnPlace } from './advice-on-place.ts';

export const placeGuideResolvers = {
  Query: {
    placeGuide: (_root, { id }) => findPlace(id) ?? null,
  },
  PlaceGuide: {
    about: (place, _args, { shop }) => aboutOf(place, shop.series),
    climates: (place, { first }) => climatesOf(place, Math.max(0, first)).map(makeClimate),
    closedByAdvice: ({ id }, _args, { shop }) => adviceOnPlace(shop, id),
    flights: (place, _args, { shop }) =>
      flightsTo(shop.series, place).map(({ from, to, minutes }) => ({
        from: makeAirport(from),
        to: makeAirport(to),
        minutes,
      })),
    placesBelow: (place) => placesOnPage(place).map((one) => ({ place: one })),
    similar: (place, { first }) =>
      similarPlaces(place, Math.max(0, first)).map((one) => ({ place: one })),
    thingsToDo: (place) =>
      thingsToDoIn(place).things.map((thing) => ({ ...thing, place: { place: thing.place } })),
    thingsIn: (place) => thingsToDoIn(place).where,
    country: (place) => makeCountry(place.id),
    localTax: (place, party) => {
      const rule = taxRuleFor(place.id);
      return rule && rule.unit !== 'none'
        ? {
            name: rule.name,
            asOf: rule.asOf,
            isByRoom: isByRoom(rule),
            exemptUnderAge: rule.exemptUnderAge,
            rows: taxRows(rule, party).map(({ adultNight, stay, ...stars }) => ({
              ...stars,
              adultNight: makeOwed(adultNight),
              stay: makeOwed(stay),
            })),
            isPublished: isTaxPublished(rule, party),
          }
        : null;
    },
    taxesBelow: (place, party) =>
      taxesBelow(place).map(({ rule, places }) => {
        const nights = taxRows(rule, party)
          .map(({ adultNight }) => adultNight)
          .toSorted((a, b) => a.hundredths - b.hundredths || a.percentOfRoom - b.percentOfRoom);
        const [least, most] = [nights[0], nights.at(-1)];
        return {
          places: places.map((one) => ({ place: one })),
          least: least ? makeOwed(least) : null,
          most: most ? makeOwed(most) : null,
          isPublished: isTaxPublished(rule, party),
          isByRoom: isByRoom(rule),
        };
      }),
    nearestAirport: (place) => nearestAirport(place) ?? null,
    taxDiffersBelow: ({ id }) => taxDiffersBelow(id),
    minutesAhead: (place, { on }, { shop }) =>
      minutesAhead(place, shop.market.timeZone, on) ?? null,
  },
} satisfies ResolverMap;

const isByRoom = ({ unit }: TaxRule): boolean => unit === 'room-night';

const makeOwed = ({ hundredths, currencyCode, percentOfRoom }: TaxFigure) => ({
  amount: formatForeign(hundredths, currencyCode),
  percentOfRoom,
});

function makeClimate({ place, climate }: PlaceClimate) {
  const rule = climateRule(place, climate);
  const good = goodMonthsOf(climate, rule);
  return {
    name: place.name,
    rule,
    months: climate.maxAirC.map((air, month) => ({
      air,
      sea: climate.seaC?.[month] ?? null,
      sun: climate.sunHoursPerDay[month] ?? 0,
      rainDays: climate.rainDays[month] ?? 0,
      good: good.includes(month),
    })),
  };
}

function makeCountry(placeId: string) {
  const country = countryFactsFor(placeId);
  if (!country) return null;
  const { currency, advice, ...facts } = country;
  return {
    ...facts,
    name: findPlace(country.place)?.name ?? '',
    currencyCode: currency.code,
    currencyName: currency.name,
    entry: entryRulesFor(placeId) ?? null,
    adviceGb: advice.gb,
    adviceIe: advice.ie,
  };
}
