/** Local taxes: their rules, and what a stay owes by them. */
import { taxParts, taxPence, type TaxedStay, type TaxRule } from '#domain/catalogue/local-tax.ts';
import type { IsoDate } from '#domain/dates.ts';
import { convert } from '#domain/market/tariff.ts';
import { wrongFields } from '#domain/place-guide/tax-question.ts';
import { taxFigure } from '#domain/place-guide/tax-rows.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  findPlace,
  taxRuleFor,
  taxRules,
  type PlacedTaxRule,
} from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { TaxUnit } from '../generated.ts';
import { moneyOf } from '../money.ts';

const UNITS: Readonly<Record<TaxRule['unit'], TaxUnit>> = {
  'person-night': 'PERSON_NIGHT',
  'room-night': 'ROOM_NIGHT',
  percent: 'PERCENT',
  none: 'NONE',
};

const USUAL = { nights: 7, stars: 4, rooms: 1, adults: 2, childAges: [] };

export const localTaxResolvers = {
  Query: {
    localTaxes: (_root, { checkIn }, { shop }) =>
      taxRules
        .map((rule) => makeRule(shop, rule, checkIn))
        .toSorted((a, b) => nameOf(a.places[0]).localeCompare(nameOf(b.places[0]), 'en')),
    localTaxFor: (_root, { id, stay }, { shop }) => {
      const rule = taxRuleFor(id);
      const isSound = wrongFields({ ...stay, place: id }).length === 0;
      return rule && isSound ? makeStayTax(shop, rule, stay) : null;
    },
  },
} satisfies ResolverMap;

type Placed = { readonly place: { readonly name: string } };

const nameOf = (placed: Placed | undefined): string => placed?.place.name ?? '';

function makeRule(shop: WebContext, rule: PlacedTaxRule, checkIn: IsoDate) {
  const places = rule.places
    .flatMap((id) => findPlace(id) ?? [])
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
  return {
    ...rule,
    places: places.map((place) => ({ place })),
    unit: UNITS[rule.unit],
    currencyCode: rule.currency,
    rates: rule.rates.map(({ amount, stars, season }) => ({
      amount,
      leastStars: stars?.[0] ?? null,
      mostStars: stars?.[1] ?? null,
      from: season?.start ?? null,
      to: season?.end ?? null,
    })),
    isPaidAtHotel: rule.payAt === 'hotel',
    example: makeStayTax(shop, rule, { ...USUAL, checkIn }),
  };
}

/** As the price of a holiday counts it, in the currency of the market. */
function makeStayTax(shop: WebContext, rule: TaxRule, stay: TaxedStay) {
  const all = taxFigure(rule, stay);
  const due = { hundredths: all.hundredths, basisPoints: 0, known: true, estimated: false };
  const { currency, rate } = shop.market;
  const counted =
    rule.currency === currency ? all.hundredths : convert(taxPence(due, rule.currency, 0), rate);
  return {
    name: rule.name,
    adults: taxFigure(rule, { ...stay, childAges: [] }),
    all,
    parts: taxParts(rule, stay),
    counted: moneyOf(shop, counted),
    isPaidAtHotel: rule.payAt === 'hotel',
  };
}
