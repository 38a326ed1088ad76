import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readTaxQuestion, type TaxQuestion } from '#domain/place-guide/tax-question.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { PlaceSearch } from '#web/parts/SearchForm/places/place-search.generated.ts';
import content from '#web/texts/en-GB/written/content.json';
import touristTax from '#web/texts/en-GB/written/tourist_tax.json';
import { TouristTaxPage, TouristTaxOfStay } from './query.generated.ts';
import { exampleOf, placesOf, ruleRows } from './rule-rows.ts';
import type { TaxRules } from './tax-rules.ts';
import { TouristTaxView } from './TouristTaxView.tsx';

export const handle = { texts: { content, tourist_tax: touristTax }, isKept: true };

/** A form that cannot be worked out is shown again with what is wrong. */
const REFUSED = 422;

/** As long as the longest name of a place, and more. */
const LONGEST_FIND = 100;

async function taxOf(call: DataCall, { place: id, ...stay }: TaxQuestion) {
  const input = { ...stay, childAges: [...stay.childAges] };
  return (await call(TouristTaxOfStay, { id, stay: input })).localTaxFor;
}

/**
 * Rules of the places that are looked for; a resort without one of its own goes by those of what it
 * lies in.
 */
async function findRules(call: DataCall, rules: TaxRules, find: string, locale: string) {
  const found = ruleRows(rules, find, locale);
  if (found.length > 0) return found;
  const { destinations } = await call(PlaceSearch, { text: find });
  const within = destinations.find(({ isNamed }) => isNamed)?.within.split(', ') ?? [];
  const around = within.map((name) => ruleRows(rules, name, locale));
  return around.find((rows) => rows.length > 0) ?? [];
}

/** Every rule of local tax with what we have written of it, and what a stay of the address owes. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(dataCall);
  const { checkoutRules, locale } = context.get(pageContext).domainConfig;
  const { earliestDepartureDate: earliest } = checkoutRules;
  const { searchParams } = new URL(request.url);
  const asked = readTaxQuestion(searchParams, earliest);
  const { question } = asked;
  const [{ localTaxes: rules, contentPage }, answer] = await Promise.all([
    call(TouristTaxPage, { checkIn: earliest, slug: 'tourist-tax' }),
    question && taxOf(call, question),
  ]);
  const isUnknown = question !== undefined && !answer;
  const wrong = isUnknown ? (['place'] as const) : asked.wrong;
  const written = contentPage && !contentPage.hasError ? contentPage.blocks : [];
  const find = (searchParams.get('find') ?? '').trim().slice(0, LONGEST_FIND);
  const shown = {
    asked: { ...asked, wrong },
    places: placesOf(rules),
    answer: answer ?? undefined,
    rule: question
      ? rules.find(({ places }) => places.some(({ value }) => value === question.place))
      : exampleOf(rules),
    rows: await findRules(call, rules, find, locale),
    find,
    written,
    earliest,
  };
  return data(shown, { status: wrong.length > 0 ? REFUSED : 200 });
}

export function Component() {
  return <TouristTaxView {...useLoaderData<typeof loader>()} />;
}
