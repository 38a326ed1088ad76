import { withCountryChoice } from '#domain/market/country-prompt.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { OtherSite } from './other-site.ts';
import { pastOffset } from './past-offset.ts';
import layout from '#web/ui/layout.module.css';
import styles from './CountryStrip.module.css';

export type CountryStripProps = {
  readonly other: OtherSite;
  readonly here: MarketName;
  /** Path and query of the page. */
  readonly address: string;
};

/**
 * Asks whoever comes from the country of another market where they want to be. Both ways keep the
 * page, and are links like each other (SITE-08).
 */
export function CountryStrip({ other, here, address }: CountryStripProps) {
  const t = useTranslations('country');
  const { market, siteUrl, timeZone } = other;
  return (
    <section
      aria-label={t('label')}
      data-time-zone={timeZone}
      data-past-offset={timeZone && pastOffset(timeZone)}
      hidden={timeZone !== undefined}
    >
      <div className={`${layout.wrap} ${styles.row}`}>
        <p>{t('question', { market })}</p>
        <div className={styles.ways}>
          <a className={WAY} href={siteUrl + withCountryChoice(address, market)}>
            {t('other', { market })}
          </a>
          <a className={WAY} href={withCountryChoice(address, here)}>
            {t('stay')}
          </a>
        </div>
      </div>
    </section>
  );
}

const WAY = buttonClass({
  kind: 'quiet',
  size: 'strip',
  wide: false,
  busy: false,
  extra: styles.way,
});
