import { data, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { CONTENT_PAGES, hotelsHref, routes } from '#web/routes.ts';
import content from '#web/texts/en-GB/content.json';
import siteMap from '#web/texts/en-GB/site_map.json';
import { useTranslations } from '#web/texts/translate.tsx';
import { HotelList, type HotelListQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import styles from './site-map.module.css';

export const handle = { texts: { content, site_map: siteMap } };

/** The pages of the site, or one page of its hotels by name (ROUTE-19). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (params['page'] === undefined) return null;
  const page = /^[1-9]\d{0,4}$/.test(params['page']) ? Number(params['page']) : 0;
  const { hotelList } = await context.get(dataCall)(HotelList, { page });
  if (hotelList.hotels.length === 0) throw data(null, { status: 404 });
  return { page, ...hotelList };
}

export function Component() {
  const hotels = useLoaderData<typeof loader>();
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
  const searches = [
    [routes.home.href(), t('holidays')],
    [routes.cityBreaks.href(), t('city_breaks')],
    [routes.cruises.href(), t('cruises')],
    [hotelsHref(), t('hotel_only')],
    [routes.discovery.href(), t('places')],
    [routes.holidays.href(), t('months')],
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

function Hotels({ page, pages, hotels }: HotelListQuery['hotelList'] & { readonly page: number }) {
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
