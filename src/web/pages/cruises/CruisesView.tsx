import { makePicturePath } from '#domain/catalogue/picture-path.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { ProductTabs } from '#web/parts/SearchForm/ProductTabs.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './cruises.module.css';

const SHIP = makePicturePath({
  kind: 'cruise',
  id: 'liner',
  view: 'bow',
  size: 'poster',
  format: 'jpg',
});

/** What there is to cruises today, which is nothing to book (ROUTE-01). */
export function CruisesView() {
  const t = useTranslations('cruises');
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  return (
    <article className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('title')} description={t('description')} />
      <ProductTabs current="CRUISE" />
      <h1>{t('title')}</h1>
      <p className={typography.lead}>{t('lead')}</p>
      <h2 className={typography.formHeading}>{t('today')}</h2>
      <p>
        {t.rich('today_text', {
          hours: phoneHours,
          phone: () => <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
        })}
      </p>
      <h2 className={typography.formHeading}>{t('later')}</h2>
      <p>{t('later_text')}</p>
      <p>
        <ButtonLink to={routes.home.href()}>{t('to_search')}</ButtonLink>
      </p>
      <div className={styles.ship}>
        <Poster
          picture={pictureFacts({ url: SHIP, alt: t('picture_alt') }, 'poster')}
          sizes="(min-width: 1000px) 400px, (min-width: 640px) 240px, 92vw"
          first
        />
      </div>
    </article>
  );
}
