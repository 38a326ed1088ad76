import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { landingHref } from './landing-address.ts';
import { useLandingName } from './landing/names.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

/** The page of dates out of range (CONTENT-10). */
const NOT_ON_SALE = 'out-of-date-range-terms';

/** What is offered where there is no page: those that come nearest. */
export function NearestPages({ paths }: { readonly paths: readonly string[] }) {
  const t = useTranslations('holidays');
  const nameOf = useLandingName();
  return (
    <div className={`${layout.wrap} ${layout.column} ${layout.stack}`}>
      <PageTitle title={t('none_title')} />
      <h1>{t('none_title')}</h1>
      <p className={typography.lead}>{t('none_lead')}</p>
      <ul>
        {paths.map((path) => (
          <li key={path} className={layout.alone}>
            <Link to={landingHref(path)}>{nameOf(path)}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={routes.landing.href({ slug: NOT_ON_SALE })}>{t('none_dates')}</Link>
      </p>
    </div>
  );
}
