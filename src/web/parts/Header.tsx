import { Heart, Luggage, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { bookingsHref, contentHref, dealsHref, destinationsHref, homeHref, savedHref } from '#web/href.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { Icon } from '#web/ui/Icon.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './Header.module.css';
import { Wordmark } from './Wordmark.tsx';

type HeaderProps = { readonly variant: 'full' | 'checkout' };

/** The head of every page; in the checkout brand and phone only, so that nothing leads away by accident. */
export function Header({ variant }: HeaderProps) {
  const t = useTranslations('header');
  const { brand } = usePageProperties().domainConfig;
  return (
    <header className={styles.header}>
      <div className={`${layout.wrap} ${styles.row}`}>
        <Link to={homeHref()} className={styles.brand} aria-label={t('home', { brand: brand.name })}>
          <Wordmark name={brand.name} />
        </Link>
        {variant === 'full' && <MainNavigation />}
        <nav className={styles.own} aria-label={t('your_things')}>
          <PhoneLink always={variant === 'checkout'} />
          {variant === 'full' && <OwnLinks />}
        </nav>
      </div>
    </header>
  );
}

function MainNavigation() {
  const t = useTranslations('header');
  return (
    <nav className={styles.main} aria-label={t('main_navigation')}>
      <NavLink to={destinationsHref()}>{t('destinations')}</NavLink>
      <NavLink to={dealsHref()} end>
        {t('deals')}
      </NavLink>
      <NavLink to={contentHref('travel-updates')}>{t('travel_updates')}</NavLink>
      <NavLink to={contentHref('faqs')}>{t('help')}</NavLink>
    </nav>
  );
}

function PhoneLink({ always }: { readonly always: boolean }) {
  const t = useTranslations('header');
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={always ? styles.link : `${styles.link} ${styles.desktop}`}>
      <Icon of={Phone} />
      <Words>{t('phone', { phone, hours: phoneHours })}</Words>
    </a>
  );
}

function OwnLinks() {
  const t = useTranslations('header');
  return (
    <>
      <Link to={savedHref()} className={styles.link}>
        <Icon of={Heart} />
        <Words>{t('saved')}</Words>
      </Link>
      <Link to={bookingsHref()} className={styles.link}>
        <Icon of={Luggage} />
        <Words>{t('my_bookings')}</Words>
      </Link>
    </>
  );
}

/** Beside the icon on a wide page, for readers alone on a phone. */
function Words({ children }: { readonly children: ReactNode }) {
  return <span className={styles.words}>{children}</span>;
}
