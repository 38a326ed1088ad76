import type { ContentPage } from '#web/routes.ts';
import type content from '#web/texts/en-GB/content.json';

type Section = keyof typeof content.sections;

/** What each page of content says, in reading order; a section may stand on several pages. */
export const SECTIONS: Readonly<Record<ContentPage, readonly Section[]>> = {
  'about-us': ['who_we_are', 'how_we_sell', 'demonstration', 'credits'],
  'accessibility-statement': ['access_aim', 'access_tests', 'access_limits', 'access_tell_us'],
  'book-with-confidence': ['atol', 'trust_account', 'fixed_price', 'demonstration'],
  contact_us: ['call_us', 'large_party', 'on_holiday', 'demonstration'],
  faqs: [
    'result_order',
    'price_holds',
    'price_changes',
    'payment_ways',
    'cancel_question',
    'demonstration',
  ],
  'flexible-payments': ['pay_in_full', 'pay_monthly', 'low_deposit', 'payment_dates'],
  'free-covid-tests': ['covid_none', 'covid_check', 'covid_ill'],
  'health-and-safety': ['health_before', 'health_card', 'health_there', 'health_tell'],
  'holiday-extras': ['extras_when', 'extras_flight', 'extras_around'],
  'holidays/group': ['group_how', 'group_have', 'group_small'],
  'holidays/perks': ['perks_in', 'perks_bags', 'perks_free'],
  'late-booking': ['late_search', 'late_call', 'late_booked'],
  'package-rights': [
    'package_what',
    'package_care',
    'package_changes',
    'package_insolvency',
    'package_law',
  ],
  privacy: ['data_kept', 'data_card', 'data_shared', 'data_rights', 'demonstration'],
  'terms-and-conditions': ['agreed', 'paying', 'vat', 'cancelling', 'our_changes', 'demonstration'],
  'tourist-tax': ['tax_included', 'tax_counted', 'tax_estimated', 'tax_exchange'],
  'travel-updates': ['travel_disruption', 'travel_advice', 'travel_entry'],
};
