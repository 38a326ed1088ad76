/** What is asked, as a stranger and as our own pages ask it. */
import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { listOperations } from '#testing/page-operations.ts';
import { wireDocument } from '#web/data/wire-document.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { makeSearches } from '../pages/searches.ts';

/** A data call as it is sent. */
export type Question = { readonly path: string; readonly body: string };

export type Kind = { readonly name: string; readonly questions: readonly Question[] };

const WHOLE_SEARCH = `query Search($criteria: SearchCriteriaInput!) {
  packageSearchResults(criteria: $criteria) {
    total
    pages
    packages {
      id
      hotelQuoteId
      flightQuoteId
      checkInDate
      numberOfNights
      hotel { id name ourStarRating }
      price { total { amount currencyCode } perPerson { amount currencyCode } }
    }
    filters { name label type enabled unFormattedOptions { value label count } }
  }
}`;

/**
 * `brand`: the least that can be asked. `search`: a place, with its page of 20 and all facets.
 * `results`: the same and more, as the results page asks in a browser.
 */
export async function makeKinds(today: IsoDate, searches: number): Promise<readonly Kind[]> {
  const asked = makeSearches(searches, 5, today);
  const page = (await listOperations()).find(({ name }) => name === 'ResultsPage');
  if (!page) throw new Error('the results page has no operation');
  const { text } = wireDocument(page);
  return [
    { name: 'brand', questions: [question('Brand', 'query Brand { site { brand } }')] },
    {
      name: 'search',
      questions: asked.map((criteria) =>
        question('Search', WHOLE_SEARCH, { criteria: makeCriteriaInput(criteria) }),
      ),
    },
    { name: 'results', questions: asked.map((criteria) => ofPage(text, criteria)) },
  ];
}

const ofPage = (text: string, criteria: Criteria): Question =>
  question('ResultsPage', text, { criteria: makeCriteriaInput(criteria), query: 'bench' });

const question = (operationName: string, query: string, variables: object = {}): Question => ({
  path: `/graphql?operation_name=${operationName}`,
  body: JSON.stringify({ operationName, query, variables }),
});
