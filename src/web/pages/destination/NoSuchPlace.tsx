import { PageProblem } from '#web/parts/PageProblem.tsx';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PlaceLike } from './places-like.ts';

/** An address that is no place's: the way to places with names like it, and to all. */
export function NoSuchPlace({ places }: { readonly places: readonly PlaceLike[] }) {
  const t = useTranslations('destination');
  return (
    <PageProblem
      status={404}
      actions={
        <>
          {places.length > 0 && (
            <>
              <p id="like">{t('places_like')}</p>
              <ul aria-labelledby="like">
                {places.map(({ label, within, path }) => (
                  <li key={path}>
                    <Link to={placePageHref(path)}>{label}</Link>
                    {within && `, ${within}`}
                  </li>
                ))}
              </ul>
            </>
          )}
          <ButtonLink to={routes.destinations.href()}>{t('all_places')}</ButtonLink>
        </>
      }
    />
  );
}
