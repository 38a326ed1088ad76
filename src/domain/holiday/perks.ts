import type { Flags } from '#domain/market/flags.ts';

/**
 * What may come free with a holiday: the union of both lists of the specification (XTRA-01;
 * decisions: Deal).
 */
export const PERKS = [
  { contentKey: 'lounge', name: 'Airport lounge', isIncluded: false },
  { contentKey: 'fast_track', name: 'Fast track through security', isIncluded: false },
  { contentKey: 'mobile_data', name: 'Mobile data', isIncluded: true },
  { contentKey: 'gadget_protection', name: 'Gadget protection', isIncluded: false },
  { contentKey: 'weather_protection', name: 'Weather protection', isIncluded: true },
  { contentKey: 'voucher', name: 'Voucher', isIncluded: false },
  { contentKey: 'covid_test', name: 'Covid test', isIncluded: false },
] as const;

export type Perk = { readonly contentKey: string; readonly name: string };

/** Those that come with every holiday that we sell today. */
export const includedPerks = ({ covidTestPerk }: Pick<Flags, 'covidTestPerk'>): readonly Perk[] =>
  PERKS.filter(
    ({ contentKey, isIncluded }) => isIncluded || (contentKey === 'covid_test' && covidTestPerk),
  ).map(({ contentKey, name }) => ({ contentKey, name }));
