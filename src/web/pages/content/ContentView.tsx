import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { EXCHANGE_DATE } from '#domain/catalogue/exchange.ts';
import { formatDate } from '#domain/dates.ts';
import { DEPOSIT_PER_PERSON } from '#domain/holiday/cancellation.ts';
import { BALANCE_DUE_DAYS, LOW_DEPOSIT_PER_PERSON } from '#domain/holiday/payment-plans.ts';
import { DATA_AUTHORITY, PACKAGE_LAW, TRAVEL_ADVICE, VAT_SCHEME } from '#domain/market/law.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { formatMoney, money } from '#domain/money.ts';
import { MAX_PARTY } from '#domain/search/limits.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes, type ContentPage } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SECTIONS } from './sections.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './content.module.css';

/** A page of plain content: its title, what it is about, and its sections one under the other. */
export function ContentView({ page }: { readonly page: ContentPage }) {
  const t = useTranslations('content');
  const values = useValues();
  const { atolNumber } = usePageProperties().domainConfig.brand;
  const sections = SECTIONS[page].filter(
    (section) => atolNumber === null || section !== 'demonstration',
  );
  const { most_people, isLicensed, market } = values;
  const plain = { most_people, isLicensed, market };
  return (
    <article className={layout.wrap}>
      <div className={`${layout.column} ${styles.page}`}>
        <PageTitle title={t(`pages.${page}.title`)} description={t(`pages.${page}.lead`, plain)} />
        <h1>{t(`pages.${page}.title`)}</h1>
        <p className={typography.lead}>{t(`pages.${page}.lead`, plain)}</p>
        {sections.map((section) => (
          <section key={section} className={styles.section} aria-labelledby={section}>
            <h2 id={section} className={typography.formHeading}>
              {t(`sections.${section}.heading`)}
            </h2>
            <p>{t.rich(`sections.${section}.text`, values)}</p>
          </section>
        ))}
      </div>
    </article>
  );
}

/**
 * What the texts may speak of: the seller, the figures of the booking rules, and where links lead.
 */
function useValues() {
  const search = useLocation().search.slice(1);
  const { brand, currency, market } = usePageProperties().domainConfig;
  return {
    brand: brand.name,
    legal_name: brand.legalName,
    atol: brand.atolNumber ?? '',
    isLicensed: String(brand.atolNumber !== null),
    market,
    hours: brand.phoneHours,
    deposit: formatMoney(money(DEPOSIT_PER_PERSON, currency)),
    low_deposit: formatMoney(money(LOW_DEPOSIT_PER_PERSON, currency)),
    balance_days: String(BALANCE_DUE_DAYS),
    exchange_date: formatDate(EXCHANGE_DATE),
    most_people: String(MAX_PARTY),
    phone: () => <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>,
    search: (words: ReactNode) => <Link to={routes.home.href({ query: search })}>{words}</Link>,
    ...LINKS,
    ...lawOf(market),
  };
}

const to = (page: ContentPage) => (words: ReactNode) => (
  <Link to={routes.content.href(page)}>{words}</Link>
);

const out = (href: string) => (words: ReactNode) => <a href={href}>{words}</a>;

const LINKS = {
  login: (words: ReactNode) => <Link to={routes.login.href()}>{words}</Link>,
  terms: to('terms-and-conditions'),
  rights: to('package-rights'),
  confidence: to('book-with-confidence'),
  plans: to('flexible-payments'),
  taxes: to('tourist-tax'),
  contact: to('contact_us'),
  cookies: (words: ReactNode) => <Link to={routes.cookiePolicy.href()}>{words}</Link>,
  airports: out('https://www.npmjs.com/package/airport-data-js'),
  geonames: out('https://www.geonames.org/'),
  licence: out('https://creativecommons.org/licenses/by/4.0/'),
};

/** What the laws and authorities of a market are called, and where they are found. */
const lawOf = (market: MarketName) => ({
  package_law: PACKAGE_LAW[market].name,
  regulations: out(PACKAGE_LAW[market].href),
  advice_office: TRAVEL_ADVICE[market].name,
  advice: out(TRAVEL_ADVICE[market].href),
  data_authority: DATA_AUTHORITY[market].name,
  authority: out(DATA_AUTHORITY[market].href),
  vat_scheme: VAT_SCHEME[market].name,
});
