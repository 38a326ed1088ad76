import { usePageProperties } from '#web/page-properties.ts';
import { Assurances } from '#web/parts/Assurances.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './Promises.module.css';

const PROMISES = [
  ['price', routes.touristTax.href()],
  ['money', routes.content.href('book-with-confidence')],
  ['plans', routes.content.href('package-rights')],
] as const;

/** What we promise, each with where it is written down. */
export function Promises() {
  const t = useTranslations('home');
  const { brand, market } = usePageProperties().domainConfig;
  const facts = { isLicensed: String(brand.atolNumber !== null), market };
  return (
    <section className={`${layout.wrap} ${styles.section}`} aria-label={t('promises')}>
      {PROMISES.map(([name, href]) => (
        <div key={name} className={styles.promise}>
          <h3>{t(`promise_${name}`, facts)}</h3>
          <p>{t(`promise_${name}_text`, facts)}</p>
          <p>
            <Link to={href}>{t(`promise_${name}_link`)}</Link>
          </p>
        </div>
      ))}
      <Assurances />
    </section>
  );
}
