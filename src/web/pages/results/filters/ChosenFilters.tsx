import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink } from '#web/ui/Chip.tsx';
import type { ChosenFilter } from './filter-choice.ts';

/** The filters that are on, each a link to the results without it. */
export function ChosenFilters({ chosen }: { readonly chosen: readonly ChosenFilter[] }) {
  const t = useTranslations('results');
  return chosen.map(({ id, label, query }) => (
    <ChipLink
      key={id}
      on
      to={routes.results.href({ query })}
      aria-label={t('without', { filter: label })}
    >
      {label}
    </ChipLink>
  ));
}
