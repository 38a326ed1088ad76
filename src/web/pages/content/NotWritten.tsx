import { PageProblem } from '#web/parts/PageProblem.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import layout from '#web/ui/layout.module.css';

type Named = { readonly slug: string; readonly title: string };

const NOT_FOUND = 404;

/** Nobody has written this page: those whose address is like it (ROUTE-09). */
export function NotWritten({ pages }: { readonly pages: readonly Named[] }) {
  const t = useTranslations('content');
  const errors = useTranslations('errors');
  if (pages.length === 0) return <PageProblem status={NOT_FOUND} />;
  return (
    <PageProblem
      status={NOT_FOUND}
      actions={
        <>
          <p>{t('nearest')}</p>
          <ul>
            {pages.map(({ slug, title }) => (
              <li key={slug} className={layout.alone}>
                <Link to={`/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink to={routes.home.href()}>{errors('go_home')}</ButtonLink>
          </p>
        </>
      }
    />
  );
}
