import { makePicturePath } from '#domain/catalogue/picture-path.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { ProductTabs } from '#web/parts/SearchForm/ProductTabs.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { CruiseNews, CruiseNewsAsked } from './CruiseNews.tsx';
import type { LoadedPorts } from './port-cities.ts';
import { Ports } from './Ports.tsx';
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

type CruisesViewProps = {
  readonly isAsked: boolean;
  readonly ports: LoadedPorts;
  readonly refused: RefusedForm | undefined;
};

/** What there is to cruises today: nothing to book (ROUTE-01), and a way to hear once there is. */
export function CruisesView({ isAsked, ports, refused }: CruisesViewProps) {
  const t = useTranslations('cruises');
  const form = usePostedForm('news', refused);
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  return (
    <article className={`${layout.wrap} ${styles.whole}`}>
      <div className={styles.page}>
        <PageTitle
          title={t('title')}
          description={t('description')}
          hasProblems={form.problems.length > 0}
        />
        <ProductTabs current="CRUISE" />
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
        <ErrorSummary problems={form.problems} />
        {isAsked && !refused ? <CruiseNewsAsked /> : <CruiseNews form={form} />}
        <h2 className={typography.formHeading}>{t('today')}</h2>
        <p>
          {t.rich('today_text', {
            hours: phoneHours,
            phone: () => (
              <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.phone}>
                {phone}
              </a>
            ),
          })}
        </p>
        <p>
          <ButtonLink kind="quiet" to={routes.home.href()}>
            {t('to_search')}
          </ButtonLink>
        </p>
        <h2 className={typography.formHeading}>{t('later')}</h2>
        <p>{t('later_text')}</p>
        <div className={styles.ship}>
          <Poster
            picture={pictureFacts({ url: SHIP, alt: t('picture_alt') }, 'poster')}
            sizes="(min-width: 1000px) 400px, (min-width: 640px) 240px, 92vw"
            first
          />
        </div>
      </div>
      <Ports ports={ports} />
    </article>
  );
}
