import { Link } from 'react-router';
import { usePageProperties } from '#web/page-properties.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { CONTENT_PAGES, hotelsHref, routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { HotelListQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import styles from './site-map.module.css';

type HotelsProps = HotelListQuery['hotelList'] & { readonly page: number };

/** The pages of the site by name, or one page of its hotels. */
export function SiteMapView({ hotels }: { readonly hotels: HotelsProps | undefined }) {
  const t = useTranslations('site_map');
  const title = hotels ? t('hotels_title', { page: hotels.page, pages: hotels.pages }) : t('title');
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={title} />
      <h1>{title}</h1>
      {hotels ? <Hotels {...hotels} /> : <Pages />}
    </div>
  );
}

function Pages() {
  const t = useTranslations('site_map');
  const words = useTranslations('content');
  const { features } = usePageProperties().domainConfig;
  const searches = [
    [routes.home.href(), t('holidays')],
    ...(features.cityBreaksTab ? [[routes.cityBreaks.href(), t('city_breaks')] as const] : []),
    [routes.cruises.href(), t('cruises')],
    ...(features.hotelOnlySearch ? [[hotelsHref(), t('hotel_only')] as const] : []),
    [routes.discovery.href(), t('places')],
    [routes.holidays.href(), t('months')],
    [routes.login.href(), t('login')],
    [routes.register.href(), t('register')],
    [routes.forgottenPassword.href(), t('forgotten_password')],
    [routes.cookiePolicy.href(), t('cookies')],
    [routes.hotelsSitemap.href({ page: 1 }), t('all_hotels')],
  ] as const;
  const pages = CONTENT_PAGES.map(
    (page) => [routes.content.href(page), words(`pages.${page}.title`)] as const,
  );
  return (
    <ul className={styles.list}>
      {[...searches, ...pages].map(([to, name]) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Hotels({ page, pages, hotels }: HotelsProps) {
  const t = useTranslations('site_map');
  return (
    <>
      <ul className={styles.list}>
        {hotels.map(({ id, name, placeLine }) => (
          <li key={id}>
            <Link to={routes.hotel.href({ hotelId: id })}>{name}</Link>, {placeLine}
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
