import { QUICK_NIGHTS } from '#domain/search/limits.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipButton, ChipRow } from '#web/ui/Chip.tsx';

type NightsChipsProps = { readonly chosen: number; readonly onChoose: (nights: number) => void };

/** How long, at a press; a chosen length that is none of the quick ones stands among them. */
export function NightsChips({ chosen, onChoose }: NightsChipsProps) {
  const t = useTranslations('calendar');
  const counts = [...new Set([...QUICK_NIGHTS, chosen])].toSorted((a, b) => a - b);
  return (
    <ChipRow scrolls>
      {counts.map((count) => (
        <ChipButton
          key={count}
          on={count === chosen}
          aria-pressed={count === chosen}
          onClick={() => onChoose(count)}
        >
          {t('nights', { count })}
        </ChipButton>
      ))}
    </ChipRow>
  );
}
