import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useFilledForm } from './use-filled-form.ts';

/** The form filled with the search of a query; the home page has it when it cannot be filled. */
export function ChangeSearch({ query }: { readonly query: string }) {
  const t = useTranslations('search_form');
  const { form, fill } = useFilledForm();
  const navigate = useNavigate();
  useEffect(() => {
    void fill(query).then((isFilled) => isFilled || navigate(routes.home.href({ query })));
  }, [query, fill, navigate]);
  return form?.query === query ? (
    <SearchForm data={form} tabs={false} />
  ) : (
    <p role="status">{t('loading_form')}</p>
  );
}
