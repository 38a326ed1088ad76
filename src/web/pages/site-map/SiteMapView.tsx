import { usePageProperties } from '#web/page-properties.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { hotelsHref, routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { HotelsByLetter, type HotelsProps } from './HotelsByLetter.tsx';
import type { AllPagesQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './site-map.module.css';

type SiteMapViewProps =
  | { readonly hotels: HotelsProps; readonly named: undefined }
  | { readonly hotels: undefined; readonly named: NamedPages };

type NamedPages = {
  readonly written: AllPagesQuery['contentPages'];
  /** Pages of holidays by what they are of; without a name the late deals. */
  readonly holidays: readonly { readonly subject: string; readonly name?: string }[];
  readonly countries: AllPagesQuery['continents'][number]['countries'];
};

/** The pages of the site by name, in groups, or one page of its hotels. */
export function SiteMapView({ hotels, named }: SiteMapViewProps) {
  const t = useTranslations('site_map');
  const which = hotels && { page: hotels.page, pages: hotels.pages };
  const title = which ? t('hotels_title', which) : t('title');
  const description = which ? t('hotels_description', which) : t('description');
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={title} description={description} />
      <header className={layout.stack}>
        <nav aria-label={t('above')} className={layout.crumbs}>
          <Link to={routes.home.href()}>{t('home')}</Link>
          {hotels && <Link to={routes.siteMap.href()}>{t('title')}</Link>}
          <span aria-current="page">{hotels ? t('all_hotels') : t('title')}</span>
        </nav>
        <h1 className={typography.title}>{title}</h1>
        <p className={typography.lead}>{which ? t('hotels_lead') : t('lead')}</p>
      </header>
      {hotels ? <HotelsByLetter {...hotels} /> : <Pages {...named} />}
    </div>
  );
}

type Named = readonly [to: string, name: string];

function Pages({ written, holidays, countries }: NamedPages) {
  const t = useTranslations('site_map');
  const places = countries.flatMap(({ label, path }): Named[] =>
    path === null ? [] : [[placePageHref(path), label]],
  );
  const pages = written.map(({ slug, title }): Named => [`/${slug}`, title]);
  const isGuide = ([to]: Named) => to.startsWith(`${routes.guides.href()}/`);
  const isHelp = ([to]: Named) => to === routes.help.href();
  return (
    <>
      <Searches />
      <Holidays holidays={holidays} />
      <Group
        name={t('places_group')}
        pages={[
          [routes.destinations.href(), t('destinations')],
          // Addresses have no article in front.
          ...places.toSorted(([one], [other]) => one.localeCompare(other)),
        ]}
      />
      <Group
        name={t('guides_group')}
        pages={[[routes.guides.href(), t('guides')], ...pages.filter(isGuide)]}
      />
      <Group
        name={t('help_group')}
        pages={[
          [routes.help.href(), t('help')],
          ...pages.filter((page) => !isGuide(page) && !isHelp(page)),
          [routes.reportProblem.href(), t('report')],
        ]}
      />
      <Account />
    </>
  );
}

function Searches() {
  const t = useTranslations('site_map');
  const { features } = usePageProperties().domainConfig;
  const pages: Named[] = [
    [routes.home.href(), t('holidays')],
    ...(features.cityBreaksTab ? [[routes.cityBreaks.href(), t('city_breaks')] as const] : []),
    [routes.cruises.href(), t('cruises')],
    ...(features.hotelOnlySearch ? [[hotelsHref(), t('hotel_only')] as const] : []),
    [routes.discovery.href(), t('places')],
    [routes.hotelsSitemap.href({ page: 1 }), t('all_hotels')],
  ];
  return <Group name={t('search_group')} pages={pages} />;
}

function Holidays({ holidays }: Pick<NamedPages, 'holidays'>) {
  const t = useTranslations('site_map');
  const pages = holidays.map(({ subject, name }): Named => [
    routes.holidays.href({ subject }),
    name ?? t('late_deals'),
  ]);
  return (
    <Group name={t('kinds_group')} pages={[[routes.holidays.href(), t('months')], ...pages]} />
  );
}

function Account() {
  const t = useTranslations('site_map');
  const pages: Named[] = [
    [routes.bookings.href(), t('bookings')],
    [routes.scrapbook.href(), t('saved')],
    [routes.previousSearches.href(), t('previous_searches')],
    [routes.login.href(), t('login')],
    [routes.register.href(), t('register')],
    [routes.forgottenPassword.href(), t('forgotten_password')],
    [routes.cookiePolicy.href(), t('cookies')],
  ];
  return <Group name={t('account_group')} pages={pages} />;
}

function Group({ name, pages }: { readonly name: string; readonly pages: readonly Named[] }) {
  return (
    <section className={`${layout.ruled} ${styles.group}`}>
      <h2 className={typography.formHeading}>{name}</h2>
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
