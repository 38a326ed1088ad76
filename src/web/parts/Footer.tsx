import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageProperties } from '#web/page-properties.ts';
import { hotelsHref, routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { THEMES } from '#web/theme.ts';
import { Link } from '#web/ui/Link.tsx';
import { Wordmark } from './Wordmark.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './Footer.module.css';

type FooterProps = { readonly variant: 'full' | 'checkout' };

/** The foot of every page: who sells, who protects, help, trust, and day or night. */
export function Footer({ variant }: FooterProps) {
  const t = useTranslations('footer');
  const { brand } = usePageProperties().domainConfig;
  return (
    <footer className={styles.footer}>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.about}>
          <Wordmark name={brand.name} />
          <p>
            {brand.atolNumber === null
              ? t('about_demonstration')
              : t('about_money', { atol: brand.atolNumber })}
          </p>
          <Appearance />
          <p>{t('legal', { legal_name: brand.legalName })}</p>
        </div>
        {variant === 'full' && <HolidayLinks />}
        <HelpLinks />
        <TrustLinks />
      </div>
    </footer>
  );
}

/** The tabs of the search by their long names (ROUTE-03). */
function HolidayLinks() {
  const t = useTranslations('footer');
  const { cityBreaksTab, hotelOnlySearch } = usePageProperties().domainConfig.features;
  return (
    <Column name={t('holidays')}>
      <Link to={routes.home.href()}>{t('search')}</Link>
      {cityBreaksTab && <Link to={routes.cityBreaks.href()}>{t('city_breaks')}</Link>}
      <Link to={routes.cruises.href()}>{t('cruises')}</Link>
      {hotelOnlySearch && <Link to={hotelsHref()}>{t('hotels')}</Link>}
      <Link to={routes.discovery.href()}>{t('destinations')}</Link>
      <Link to={routes.holidays.href()}>{t('by_month')}</Link>
      <Link to={routes.groupQuote.href()}>{t('groups')}</Link>
    </Column>
  );
}

function HelpLinks() {
  const t = useTranslations('footer');
  return (
    <Column name={t('help')}>
      <Link to={routes.content.href('about-us')}>{t('about_us')}</Link>
      <Link to={routes.content.href('contact_us')}>{t('contact_us')}</Link>
      <Link to={routes.content.href('faqs')}>{t('questions')}</Link>
      <Link to={routes.guides.href()}>{t('guides')}</Link>
      <Link to={routes.content.href('travel-updates')}>{t('travel_updates')}</Link>
      <Link to={routes.content.href('accessibility-statement')}>{t('access_needs')}</Link>
      <Link to={routes.touristTax.href()}>{t('tourist_taxes')}</Link>
      <Link to={routes.content.href('holiday-extras')}>{t('extras')}</Link>
      <Link to={routes.content.href('health-and-safety')}>{t('health')}</Link>
      <Link to={routes.reportProblem.href()}>{t('report')}</Link>
      <Link to={routes.siteMap.href()}>{t('all_pages')}</Link>
    </Column>
  );
}

function TrustLinks() {
  const t = useTranslations('footer');
  return (
    <Column name={t('trust')}>
      <Link to={routes.content.href('book-with-confidence')}>{t('book_with_confidence')}</Link>
      <Link to={routes.content.href('flexible-payments')}>{t('flexible_payments')}</Link>
      <Link to={routes.content.href('package-rights')}>{t('package_rights')}</Link>
      <Link to={routes.content.href('terms-and-conditions')}>{t('terms')}</Link>
      <Link to={routes.content.href('privacy')}>{t('privacy')}</Link>
      <Link to={routes.cookiePolicy.href()}>{t('cookies')}</Link>
    </Column>
  );
}

function Column({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <nav className={styles.column} aria-label={name}>
      <h2 className={typography.caps}>{name}</h2>
      {children}
    </nav>
  );
}

/** A plain form: it works before and without script. */
function Appearance() {
  const t = useTranslations('footer');
  const { theme } = usePageProperties();
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={routes.appearance.href()}
      className={styles.appearance}
      aria-label={t('appearance')}
    >
      <input type="hidden" name="back" value={pathname + search} />
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
