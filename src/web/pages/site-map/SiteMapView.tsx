import { usePageProperties } from '#web/page-properties.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { hotelsHref, routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { HotelListQuery, WrittenPagesQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import styles from './site-map.module.css';

type HotelsProps = HotelListQuery['hotelList'] & { readonly page: number };

type SiteMapViewProps = {
  readonly hotels: HotelsProps | undefined;
  /** Pages of content by slug. */
  readonly written: WrittenPagesQuery['contentPages'];
};

/** The pages of the site by name, in groups, or one page of its hotels. */
export function SiteMapView({ hotels, written }: SiteMapViewProps) {
  const t = useTranslations('site_map');
  const named = hotels && { page: hotels.page, pages: hotels.pages };
  const title = named ? t('hotels_title', named) : t('title');
  const description = named ? t('hotels_description', named) : t('description');
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={title} description={description} />
      <h1>{title}</h1>
      {hotels ? <Hotels {...hotels} /> : <Pages written={written} />}
    </div>
  );
}

type Named = readonly [to: string, name: string];

function Pages({ written }: Pick<SiteMapViewProps, 'written'>) {
  const t = useTranslations('site_map');
  const { features } = usePageProperties().domainConfig;
  const searches: Named[] = [
    [routes.home.href(), t('holidays')],
    ...(features.cityBreaksTab ? [[routes.cityBreaks.href(), t('city_breaks')] as const] : []),
    [routes.cruises.href(), t('cruises')],
    ...(features.hotelOnlySearch ? [[hotelsHref(), t('hotel_only')] as const] : []),
    [routes.destinations.href(), t('destinations')],
    [routes.discovery.href(), t('places')],
    [routes.holidays.href(), t('months')],
    [routes.hotelsSitemap.href({ page: 1 }), t('all_hotels')],
  ];
  const account: Named[] = [
    [routes.login.href(), t('login')],
    [routes.register.href(), t('register')],
    [routes.forgottenPassword.href(), t('forgotten_password')],
    [routes.cookiePolicy.href(), t('cookies')],
  ];
  const pages = written.map(({ slug, title }): Named => [`/${slug}`, title]);
  const isGuide = ([to]: Named) => to.startsWith(`${routes.guides.href()}/`);
  const help: Named[] = [[routes.help.href(), t('help')]];
  return (
    <>
      <Group name={t('search_group')} pages={searches} />
      <Group
        name={t('help_group')}
        pages={[
          ...help,
          ...pages.filter((page) => !isGuide(page) && page[0] !== routes.help.href()),
        ]}
      />
      <Group
        name={t('guides_group')}
        pages={[[routes.guides.href(), t('guides')], ...pages.filter(isGuide)]}
      />
      <Group name={t('account_group')} pages={account} />
    </>
  );
}

function Group({ name, pages }: { readonly name: string; readonly pages: readonly Named[] }) {
  return (
    <section>
      <h2>{name}</h2>
      <ul className={styles.list}>
        {pages.map(([to, words]) => (
          <li key={to}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hotels({ page, pages, hotels }: HotelsProps) {
  const t = useTranslations('site_map');
  return (
    <>
      <ul className={styles.list}>
        {hotels.map(({ id, name, slug, placeLine }) => (
          <li key={id}>
            <Link to={routes.hotel.href({ hotelId: id, slug })}>{name}</Link>, {placeLine}
          </li>
        ))}
      </ul>
      <nav aria-label={t('pages')} className={styles.pages}>
        {page > 1 && (
          <Link to={routes.hotelsSitemap.href({ page: page - 1 })}>{t('previous')}</Link>
        )}
        {page < pages && (
          <Link to={routes.hotelsSitemap.href({ page: page + 1 })}>{t('next')}</Link>
        )}
      </nav>
    </>
  );
}
