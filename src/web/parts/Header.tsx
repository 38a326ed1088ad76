import { Heart, Phone } from 'lucide-react';
import { useLocation } from 'react-router';
import { usePageProperties } from '#web/page-properties.ts';
import { DEPARTURES, routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { AccountLink } from './AccountLink.tsx';
import { ServerPlace } from './ServerPlace.tsx';
import { Wordmark } from './Wordmark.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './Header.module.css';

type HeaderProps = { readonly variant: 'full' | 'checkout' };

/**
 * The head of every page; in the checkout brand and phone only, so that nothing leads away by
 * accident.
 */
export function Header({ variant }: HeaderProps) {
  const t = useTranslations('header');
  const { name, phone, phoneHours } = usePageProperties().domainConfig.brand;
  return (
    <header className={styles.header}>
      <div className={`${layout.wrap} ${styles.row}`}>
        <Link
          to={routes.home.href()}
          className={styles.brand}
          aria-label={t('home', { brand: name })}
        >
          <Wordmark name={name} />
        </Link>
        {variant === 'full' && <MainNavigation />}
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.link}>
          <Icon of={Phone} />
          <span className={styles.words}>{t('phone', { phone, hours: phoneHours })}</span>
        </a>
        {variant === 'full' && (
          // A plain link: what is saved is asked for anew.
          <a href={routes.scrapbook.href()} className={styles.saved}>
            <Icon of={Heart} />
            <span className={styles.words}>{t('saved')}</span>
          </a>
        )}
        {variant === 'full' && <AccountLink />}
        <ServerPlace id="menu" hidden={variant !== 'full'} />
      </div>
    </header>
  );
}

function MainNavigation() {
  const t = useTranslations('header');
  const { pathname } = useLocation();
  const places = [
    { to: DEPARTURES, words: t('deals') },
    { to: routes.holidays.href(), words: t('holidays') },
    { to: routes.destinations.href(), words: t('destinations') },
    { to: routes.content.href('travel-updates'), words: t('travel_updates') },
    { to: routes.help.href(), words: t('help') },
  ];
  return (
    <nav className={styles.main} aria-label={t('main_navigation')}>
      {places.map(({ to, words }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? 'page' : pathname.startsWith(to) || undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
