import { BadgeCheck, Landmark, ShieldCheck, TrendingDown } from 'lucide-react';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Assurances.module.css';

/** What stands behind a booking, each as a mark (LAND-04); a demonstration claims nothing. */
export function Assurances() {
  const t = useTranslations('assurances');
  const { brand, features, market } = usePageProperties().domainConfig;
  const licence = { isLicensed: String(brand.atolNumber !== null) };
  const marks = [
    ['atol', ShieldCheck, features.atolLogo && market === 'gb'],
    ['trust_account', Landmark, features.trustAccountLogo],
    ['price_drop', TrendingDown, features.priceDropProtectionLogo],
    ['ryanair_verified', BadgeCheck, features.ryanairVerifiedLogo],
  ] as const;
  const shown = marks.filter(([, , isShown]) => isShown);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={t('name')}>
      {shown.map(([name, icon]) => (
        <li key={name} className={styles.mark}>
          <Icon of={icon} />
          {t(name, licence)}
        </li>
      ))}
    </ul>
  );
}
