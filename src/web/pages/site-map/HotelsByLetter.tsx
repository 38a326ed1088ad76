import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { HotelListQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './site-map.module.css';

export type HotelsProps = HotelListQuery['hotelList'] & { readonly page: number };

/** One page of the hotels under their letters, with ways to every letter and every page. */
export function HotelsByLetter({ page, pages, letters, hotels }: HotelsProps) {
  const t = useTranslations('site_map');
  const here = letters.filter(({ letter }) => hotels.some((hotel) => hotel.letter === letter));
  return (
    <>
      <nav aria-label={t('letters')} className={styles.ways}>
        {letters.map((of) => (
          <Link
            key={of.letter}
            to={`${routes.hotelsSitemap.href({ page: of.page })}#${anchorOf(of.letter)}`}
          >
            {of.letter}
          </Link>
        ))}
      </nav>
      {here.map(({ letter }) => (
        <section key={letter} className={layout.ruled}>
          <h2 id={anchorOf(letter)} className={typography.formHeading}>
            {letter}
          </h2>
          <ul className={styles.hotels}>
            {hotels
              .filter((hotel) => hotel.letter === letter)
              .map(({ id, name, slug, placeLine }) => (
                <li key={id}>
                  <Link to={routes.hotel.href({ hotelId: id, slug })}>{name}</Link>
                  <span>{placeLine}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Pages page={page} pages={pages} />
    </>
  );
}

const anchorOf = (letter: string): string => `letter-${letter === '#' ? '0-9' : letter}`;

function Pages({ page, pages }: Pick<HotelsProps, 'page' | 'pages'>) {
  const t = useTranslations('site_map');
  const to = (other: number): string => routes.hotelsSitemap.href({ page: other });
  return (
    <nav aria-label={t('pages')} className={styles.ways}>
      {page > 1 && <Link to={to(page - 1)}>{t('previous')}</Link>}
      {Array.from({ length: pages }, (_, at) => at + 1).map((other) => (
        <Link key={other} to={to(other)} aria-current={other === page ? 'page' : undefined}>
          {other}
        </Link>
      ))}
      {page < pages && <Link to={to(page + 1)}>{t('next')}</Link>}
    </nav>
  );
}
