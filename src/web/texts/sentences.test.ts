import { expect, test } from 'vitest';
import calendar from './en-GB/calendar.json' with { type: 'json' };
import discovery from './en-GB/discovery.json' with { type: 'json' };
import results from './en-GB/results.json' with { type: 'json' };
import searchForm from './en-GB/search_form.json' with { type: 'json' };

test.each([
  ['[MSG-03]', discovery.none_chosen, 'Please select at least one destination'],
  ['[MSG-24]', calendar.failed, 'Sorry, the calendar has not loaded due to a technical error.'],
  [
    '[MSG-25]',
    results.nothing,
    "Sorry, we weren't able to find any holidays that matched your search",
  ],
  ['[MSG-27]', searchForm.from_not_found, 'Airport not found'],
  [
    '[MSG-27]',
    searchForm.from_not_found_text,
    "Sorry we couldn't find the airport you are looking for. Please clear your search",
  ],
  ['[MSG-28]', searchForm.from_search_hint, 'Enter a minimum of 3 characters to begin a search'],
])('the specification’s sentence stands letter by letter %s', (_row, sentence, wanted) => {
  expect(sentence).toBe(wanted);
});
