import type { ReactNode } from 'react';
import type { Flags } from '#domain/market/flags.ts';
import type { PageProperties } from '#web/page-properties.ts';
import { Wordmark } from '#web/parts/Wordmark.tsx';
import { hotelsHref, routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { THEMES } from '#web/theme.ts';
import { classes } from '#web/ui/classes.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './Footer.module.css';

export type FooterProps = {
  readonly page: Pick<PageProperties, 'domainConfig' | 'theme'>;
  /** Path and query of the page. */
  readonly address: string;
};

/**
 * The foot of every page: who sells, who protects, help, trust, and day or night. Under a checkout
 * it leads to no other search.
 */
export function Footer({ page: { domainConfig, theme }, address }: FooterProps) {
  const t = useTranslations('footer');
  const { brand, features } = domainConfig;
  return (
    <div className={`${layout.wrap} ${styles.columns}`}>
      <div className={styles.about}>
        <Wordmark name={brand.name} />
        <p>
          {brand.atolNumber === null
            ? t('about_demonstration')
            : t('about_money', { atol: brand.atolNumber })}
        </p>
        <Appearance theme={theme} address={address} />
        <p>{t('legal', { legal_name: brand.legalName })}</p>
      </div>
      <HolidayLinks {...features} />
      <HelpLinks />
      <TrustLinks />
    </div>
  );
}

type HolidayLinksProps = Pick<Flags, 'cityBreaksTab' | 'hotelOnlySearch'>;

/** The tabs of the search by their long names (ROUTE-03). */
function HolidayLinks({ cityBreaksTab, hotelOnlySearch }: HolidayLinksProps) {
  const t = useTranslations('footer');
  return (
    <Column name={t('holidays')} extra={styles.holidays}>
      <a href={routes.home.href()}>{t('search')}</a>
      {cityBreaksTab && <a href={routes.cityBreaks.href()}>{t('city_breaks')}</a>}
      <a href={routes.cruises.href()}>{t('cruises')}</a>
      {hotelOnlySearch && <a href={hotelsHref()}>{t('hotels')}</a>}
      <a href={routes.destinations.href()}>{t('destinations')}</a>
      <a href={routes.holidays.href()}>{t('by_month')}</a>
      <a href={routes.groupQuote.href()}>{t('groups')}</a>
    </Column>
  );
}

function HelpLinks() {
  const t = useTranslations('footer');
  return (
    <Column name={t('help')}>
      <a href={routes.content.href('about-us')}>{t('about_us')}</a>
      <a href={routes.content.href('contact_us')}>{t('contact_us')}</a>
      <a href={routes.content.href('faqs')}>{t('questions')}</a>
      <a href={routes.guides.href()}>{t('guides')}</a>
      <a href={routes.content.href('travel-updates')}>{t('travel_updates')}</a>
      <a href={routes.content.href('accessibility-statement')}>{t('access_needs')}</a>
      <a href={routes.touristTax.href()}>{t('tourist_taxes')}</a>
      <a href={routes.content.href('holiday-extras')}>{t('extras')}</a>
      <a href={routes.content.href('health-and-safety')}>{t('health')}</a>
      <a href={routes.reportProblem.href()}>{t('report')}</a>
      <a href={routes.siteMap.href()}>{t('all_pages')}</a>
    </Column>
  );
}

function TrustLinks() {
  const t = useTranslations('footer');
  return (
    <Column name={t('trust')}>
      <a href={routes.content.href('book-with-confidence')}>{t('book_with_confidence')}</a>
      <a href={routes.content.href('flexible-payments')}>{t('flexible_payments')}</a>
      <a href={routes.content.href('package-rights')}>{t('package_rights')}</a>
      <a href={routes.content.href('terms-and-conditions')}>{t('terms')}</a>
      <a href={routes.content.href('privacy')}>{t('privacy')}</a>
      <a href={routes.cookiePolicy.href()}>{t('cookies')}</a>
    </Column>
  );
}

type ColumnProps = {
  readonly name: string;
  readonly extra?: string | undefined;
  readonly children: ReactNode;
};

function Column({ name, extra, children }: ColumnProps) {
  return (
    <nav className={classes(styles.column, extra)} aria-label={name}>
      <h2 className={typography.caps}>{name}</h2>
      {children}
    </nav>
  );
}

/** A plain form: it works before and without script. */
function Appearance({
  theme,
  address,
}: Pick<PageProperties, 'theme'> & { readonly address: string }) {
  const t = useTranslations('footer');
  return (
    <form
      method="post"
      action={routes.appearance.href()}
      className={styles.appearance}
      aria-label={t('appearance')}
    >
      <input type="hidden" name="back" value={address} />
      <button name="theme" value="" aria-pressed={theme === undefined}>
        {t('appearance_system')}
      </button>
      {THEMES.map((choice) => (
        <button key={choice} name="theme" value={choice} aria-pressed={theme === choice}>
          {t(`appearance_${choice}`)}
        </button>
      ))}
    </form>
  );
}
