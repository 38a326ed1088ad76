/**
 * The visitors' texts that the specification gives word for word, each with its row, as it is
 * written there, and with the place where it is said. Nobody may better them.
 */
import { describe, expect, test } from 'vitest';
import { CONTACT_REFUSALS } from '#domain/account/contact-refusals.ts';
import { PASSWORD_REFUSALS } from '#domain/account/password-refusals.ts';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { PROMOTIONAL_CODE_REFUSALS } from '#domain/basket/promotional-code-refusals.ts';
import { STEP_LABELS } from '#domain/checkout/steps.ts';
import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { SORT_LABELS } from '#domain/search/criteria.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import calendar from './en-GB/calendar.json' with { type: 'json' };
import country from './en-GB/customers/country.json' with { type: 'json' };
import destination from './en-GB/destination.json' with { type: 'json' };
import discovery from './en-GB/discovery.json' with { type: 'json' };
import errors from './en-GB/errors.json' with { type: 'json' };
import extras from './en-GB/extras.json' with { type: 'json' };
import footer from './en-GB/footer.json' with { type: 'json' };
import bookingExtras from './en-GB/orders/booking_extras.json' with { type: 'json' };
import confirmation from './en-GB/orders/confirmation.json' with { type: 'json' };
import results from './en-GB/results.json' with { type: 'json' };
import searchForm from './en-GB/search_form.json' with { type: 'json' };

test.each([
  ['[MSG-01]', SEARCH_REFUSALS.airport_required, 'Please select at least one airport'],
  ['[MSG-02]', SEARCH_REFUSALS.child_ages_missing, 'Please add all child ages'],
  ['[MSG-03]', discovery.none_chosen, 'Please select at least one destination'],
  ['[MSG-04]', SEARCH_REFUSALS.destination_unrecognised, "Sorry, we don't recognise that"],
  [
    '[MSG-05]',
    SEARCH_REFUSALS.out_of_season,
    'This destination operates between {startDate} and {endDate}',
  ],
  [
    '[MSG-06]',
    HOLIDAY_REFUSALS.advice_closed,
    'Following advice from the FCO this departure date is currently unavailable.',
  ],
  ['[MSG-08]', INPUT_REFUSALS.required, 'Please fill in this field.'],
  ['[MSG-09]', INPUT_REFUSALS.option_required, 'Please chose one of the options'],
  ['[MSG-10]', CONTACT_REFUSALS.email, 'Please enter a valid email address'],
  ['[MSG-11]', PASSWORD_REFUSALS.password_mismatch, "Your password and confirmation don't match"],
  ['[MSG-12]', INPUT_REFUSALS.invalid_input, 'Invalid input'],
  ['[MSG-13]', PASSWORD_REFUSALS.password_required, 'Required field'],
  ['[MSG-14]', PROMOTIONAL_CODE_REFUSALS.promo_code_unknown, 'Please enter a valid promo code.'],
  [
    '[MSG-16]',
    PASSWORD_REFUSALS.login_wrong,
    'Either the email address or password provided is incorrect. Please try again or reset with forgotten password.',
  ],
  [
    '[MSG-17]',
    ACCOUNT_REFUSALS.too_many_tries,
    'Too many failed attempts. Please try again later.',
  ],
  [
    '[MSG-18]',
    PASSWORD_REFUSALS.login_incomplete,
    'Please fill in your email and password to log in',
  ],
  [
    '[MSG-19]',
    PASSWORD_REFUSALS.email_in_use,
    'This email address is already in use, please reset your password or login',
  ],
  [
    '[MSG-20]',
    PASSWORD_REFUSALS.account_locked,
    'Your account is locked, please click the forgot your password link to reset your password and unlock your account.',
  ],
  ['[MSG-21]', ACCOUNT_REFUSALS.login_code_wrong, 'That code seems wrong - try again'],
  ['[MSG-22]', PASSWORD_REFUSALS.password_wrong, 'That password seems wrong - try again'],
  [
    '[MSG-23]',
    HOLIDAY_REFUSALS.holiday_not_found,
    'Sorry, there has been a technical error. Please search for a new holiday.',
  ],
  ['[MSG-24]', calendar.failed, 'Sorry, the calendar has not loaded due to a technical error.'],
  [
    '[MSG-25]',
    results.nothing,
    "Sorry, we weren't able to find any holidays that matched your search",
  ],
  ['[MSG-26]', searchForm.from_not_located, "Oops we can't locate you"],
  [
    '[MSG-26]',
    searchForm.from_not_located_text,
    'Please type in your town to search for nearby airports',
  ],
  ['[MSG-27]', searchForm.from_not_found, 'Airport not found'],
  [
    '[MSG-27]',
    searchForm.from_not_found_text,
    "Sorry we couldn't find the airport you are looking for. Please clear your search",
  ],
  ['[MSG-28]', searchForm.from_search_hint, 'Enter a minimum of 3 characters to begin a search'],
  ['[ROUTE-01]', searchForm.tab_holidays, 'Holidays'],
  ['[ROUTE-01]', searchForm.tab_cities, 'Cities'],
  ['[ROUTE-01]', searchForm.tab_cruises, 'Cruises'],
  ['[ROUTE-01]', searchForm.tab_hotels, 'Hotels'],
  ['[ROUTE-03]', footer.search, 'Holiday Finder'],
  ['[ROUTE-03]', footer.city_breaks, 'City Breaks'],
  ['[ROUTE-03]', footer.cruises, 'Cruises'],
  ['[ROUTE-03]', footer.hotels, 'Hotel Only'],
  ['[CHK-02]', STEP_LABELS.passengers, 'Passengers'],
  ['[CHK-02]', STEP_LABELS.payment_options, 'Payment Options'],
  ['[CHK-02]', STEP_LABELS.contact_details, 'Your Details'],
  ['[CHK-02]', STEP_LABELS.car_parking, 'Car Park Details'],
  ['[CHK-02]', STEP_LABELS.payment, 'Book'],
  ['[RSLT-10]', SORT_LABELS.POPULARITY, 'Most popular'],
  ['[RSLT-10]', SORT_LABELS.PRICE_LOW_HIGH, 'Price (low to high)'],
  ['[RSLT-10]', SORT_LABELS.PRICE_HIGH_LOW, 'Price (high to low)'],
  ['[RSLT-10]', SORT_LABELS.STAR_RATING, 'Star rating'],
  ['[RSLT-10]', SORT_LABELS.TRIP_ADVISOR_SCORE, 'Review score'],
])('the specification’s text stands letter by letter %s', (_row, said, wanted) => {
  expect(said).toBe(wanted);
});

describe.each([
  ['on the way to a booking', extras.priority.choice, extras.priority.detail],
  ['later', bookingExtras.extras.with_boarding, bookingExtras.extras.boarding_detail],
])('priority boarding that is offered %s', (_when, choice, detail) => {
  test('comes with two cabin bags [FLT-14]', () => {
    expect(choice).toBe('Priority boarding and 2 cabin bags');
  });
  test('tells its bag by weight and size [FLT-05]', () => {
    expect(detail).toContain('A 10 kg bag of 50 × 40 × 20 cm');
  });
  test('tells the bag under the seat by its size [FLT-06]', () => {
    expect(detail).toContain('the one under your seat of 40 × 20 × 25 cm');
  });
});

/** SITE-18 gives the labels; it leaves open what the prompt and the block say. */
test('steps, tabs, the country prompt and the block for old apps have their texts [SITE-18]', () => {
  expect(Object.values(STEP_LABELS)).toEqual([
    'Passengers',
    'Payment Options',
    'Your Details',
    'Car Park Details',
    'Book',
  ]);
  expect(JSON.stringify(confirmation.title)).toContain('Order confirmation: ');
  const { tab_overview, 'tab_things-to-do': thingsToDo, 'tab_travel-advice': advice } = destination;
  expect([tab_overview, thingsToDo, advice]).toEqual(['Overview', 'Things To Do', 'Travel Advice']);
  for (const where of ['Ireland', 'the United Kingdom'])
    expect(JSON.stringify(country.question)).toContain(`You seem to be in ${where}.`);
  expect(errors.update_title).toBe('Please update the app');
});

/** MSG-07 leaves open what follows it. */
test.each([SEARCH_REFUSALS.too_many_destinations, JSON.stringify(discovery.too_many)])(
  'the most destinations are told in the specification’s words: %s [MSG-07]',
  (said) => {
    expect(said).toContain(' is the maximum number of destinations you can select. ');
  },
);
