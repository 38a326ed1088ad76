import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { ProblemPage } from '#web/layout/ProblemPage.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** A deal that failed sends its visitor to another search (MSG-23). */
export function DealProblem() {
  const t = useTranslations('deal');
  return (
    <ProblemPage
      advice={sentenceOf(HOLIDAY_REFUSALS, 'holiday_not_found')}
      actions={<ButtonLink to={routes.home.href()}>{t('new_search')}</ButtonLink>}
    />
  );
}
