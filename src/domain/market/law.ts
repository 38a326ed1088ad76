/**
 * What the law of each market asks of whoever sells there: its figures and schemes, and the names
 * of its laws and authorities. Pages and papers take them from here. Counsel to confirm all of it
 * (docs/decisions.md, SITE-07); what only a deployment knows stands in `MARKETS_FILE`. For how long
 * an answer about cookies holds, every page of a browser knows: `ANSWER_DAYS` in
 * `src/domain/tracking/consent.ts`.
 */
import type { MarketName } from './market-name.ts';

type ByMarket<Value> = Readonly<Record<MarketName, Value>>;

/** `BOND`: lodged under a licence of the Irish Aviation Authority. */
export type ProtectionScheme = 'ATOL' | 'BOND' | 'INSURANCE';

/**
 * What protects a package that begins in the country of the market, or abroad: Great Britain under
 * the ATOL regulations of 2012, which the shop applies to departures from everywhere; Ireland under
 * the Transport (Tour Operators and Travel Agents) Act 1982 for journeys that begin there, and
 * under S.I. 80/2019 (Directive (EU) 2015/2302, article 17) otherwise.
 */
const PROTECTION: ByMarket<{
  readonly home: ProtectionScheme;
  readonly abroad: ProtectionScheme;
}> = {
  gb: { home: 'ATOL', abroad: 'ATOL' },
  ie: { home: 'BOND', abroad: 'INSURANCE' },
};

/**
 * What protects a package, by who sells it and where the journey begins: `isFromHome`, in the
 * country of the market.
 */
export const schemeOf = (market: MarketName, isFromHome: boolean): ProtectionScheme =>
  PROTECTION[market][isFromHome ? 'home' : 'abroad'];

/**
 * Pence for each person with a seat, dated (visitors: section 2): the ATOL Protection Contribution.
 * Ireland asks for none of travellers.
 */
export const PROTECTION_CONTRIBUTION: ByMarket<number> = { gb: 250, ie: 0 };

type Source = { readonly name: string; readonly href: string };

/** The law on package holidays. */
export const PACKAGE_LAW: ByMarket<Source> = {
  gb: {
    name: 'The Package Travel and Linked Travel Arrangements Regulations 2018',
    href: 'https://www.legislation.gov.uk/uksi/2018/634/contents',
  },
  ie: {
    name: 'the European Union (Package Travel and Linked Travel Arrangements) Regulations 2019',
    href: 'https://www.irishstatutebook.ie/eli/2019/si/80/made/en/print',
  },
};

/** Who hears complaints about personal data (UK GDPR and GDPR, article 77). */
export const DATA_AUTHORITY: ByMarket<Source> = {
  gb: { name: 'Information Commissioner’s Office', href: 'https://ico.org.uk/' },
  ie: { name: 'Data Protection Commission', href: 'https://www.dataprotection.ie/' },
};

/** Whose advice on other countries counts for travellers, and for their insurance. */
export const TRAVEL_ADVICE: ByMarket<Source> = {
  gb: { name: 'Foreign Office', href: 'https://www.gov.uk/foreign-travel-advice' },
  ie: {
    name: 'Department of Foreign Affairs',
    href: 'https://www.ireland.ie/en/dfa/overseas-travel/',
  },
};

/**
 * How tax is counted on travel that is bought in and sold on to travellers: on the margin alone
 * (Value Added Tax Act 1994, s. 53, and S.I. 1987/1806; Value-Added Tax Consolidation Act 2010, s.
 * 88). `endorsement` is what the papers of such a sale have to say (S.I. 1995/2518, regulation
 * 14(1)(n); S.I. 144/2010, regulation 2).
 */
export const VAT_SCHEME: ByMarket<{ readonly name: string; readonly endorsement: string }> = {
  gb: { name: 'tour operators’ margin scheme', endorsement: 'Tour operators’ margin scheme' },
  ie: { name: 'margin scheme for travel agents', endorsement: 'Margin scheme – travel agents' },
};
