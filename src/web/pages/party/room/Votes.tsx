import { useTranslations } from '#web/texts/translate.tsx';
import type { PartyHolidayOfPageFragment } from './query.generated.ts';

type VotesProps = { readonly votes: NonNullable<PartyHolidayOfPageFragment['votes']> };

/** How many like it, how much; kinds that nobody has cast are left out. */
export function Votes({ votes: { yes, perhaps, no } }: VotesProps) {
  const t = useTranslations('party');
  const counts = [
    { count: yes, words: t('count_yes', { count: yes }) },
    { count: perhaps, words: t('count_perhaps', { count: perhaps }) },
    { count: no, words: t('count_no', { count: no }) },
  ].filter(({ count }) => count > 0);
  return counts.length === 0 ? t('no_votes') : counts.map(({ words }) => words).join(', ');
}
