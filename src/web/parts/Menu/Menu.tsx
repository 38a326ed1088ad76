import {
  CalendarDays,
  ChevronRight,
  CircleQuestionMark,
  Heart,
  Luggage,
  MapPin,
  Menu as Lines,
  Phone,
  Tag,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { PageProperties } from '#web/page-properties.ts';
import { DEPARTURES, routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { THEMES } from '#web/theme.ts';
import { Icon } from '#web/ui/Icon.tsx';
import typography from '#web/ui/type.module.css';
import styles from './Menu.module.css';

export type MenuProps = {
  readonly page: PageProperties;
  /** Path and query of the page. */
  readonly address: string;
};

/**
 * The menu of phones and tablets, which opens without script. Its links load their document: it
 * closes by that.
 */
export function Menu({ page, address }: MenuProps) {
  const t = useTranslations('menu');
  return (
    <details className={styles.menu}>
      <summary className={styles.button}>
        <Icon of={Lines} size={24} />
        <Icon of={X} size={24} />
        <span>{t('open')}</span>
      </summary>
      <nav className={styles.sheet} aria-label={t('open')}>
        <Ways isLoggedIn={page.authentication.emailAddress !== null} />
        <PhoneButton {...page.domainConfig.brand} />
        <Appearance theme={page.theme} address={address} />
      </nav>
    </details>
  );
}

function Ways({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const t = useTranslations('menu');
  return (
    <ul className={styles.ways}>
      <Way of={Tag} to={DEPARTURES} name={t('deals')} hint={t('deals_hint')} />
      <Way
        of={CalendarDays}
        to={routes.holidays.href()}
        name={t('holidays')}
        hint={t('holidays_hint')}
      />
      <Way
        of={MapPin}
        to={routes.destinations.href()}
        name={t('destinations')}
        hint={t('destinations_hint')}
      />
      <Way
        of={TriangleAlert}
        to={routes.content.href('travel-updates')}
        name={t('travel_updates')}
      />
      <Way of={CircleQuestionMark} to={routes.help.href()} name={t('help')} hint={t('help_hint')} />
      <Way of={Heart} to={routes.scrapbook.href()} name={t('saved')} />
      <Way
        of={Luggage}
        to={isLoggedIn ? routes.bookings.href() : routes.login.href()}
        name={t('bookings')}
        hint={isLoggedIn ? undefined : t('bookings_hint')}
      />
    </ul>
  );
}

type WayProps = {
  readonly of: LucideIcon;
  readonly to: string;
  readonly name: string;
  readonly hint?: string | undefined;
};

const Way = ({ of, to, name, hint }: WayProps) => (
  <li>
    <a className={styles.way} href={to}>
      <Icon of={of} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <Icon of={ChevronRight} />
    </a>
  </li>
);

type PhoneButtonProps = Pick<PageProperties['domainConfig']['brand'], 'phone' | 'phoneHours'>;

function PhoneButton({ phone, phoneHours }: PhoneButtonProps) {
  const t = useTranslations('menu');
  return (
    <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
      <Icon of={Phone} />
      {t('phone', { phone, hours: phoneHours })}
    </a>
  );
}

/** A plain form, like that of the footer. */
function Appearance({
  theme,
  address,
}: Pick<PageProperties, 'theme'> & Pick<MenuProps, 'address'>) {
  const t = useTranslations('menu');
  return (
    <form
      method="post"
      action={routes.appearance.href()}
      className={styles.appearance}
      aria-labelledby="menu-appearance"
    >
      <span id="menu-appearance" className={typography.caps}>
        {t('appearance')}
      </span>
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
