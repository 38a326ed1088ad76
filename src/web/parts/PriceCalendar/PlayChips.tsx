import { useTranslations } from '#web/texts/translate.tsx';
import { ChipButton, ChipRow } from '#web/ui/Chip.tsx';
import { PLAYS, type Play } from './play.ts';

type PlayChipsProps = { readonly chosen: Play; readonly onChoose: (play: Play) => void };

/** How flexible the day is, at a press. */
export function PlayChips({ chosen, onChoose }: PlayChipsProps) {
  const t = useTranslations('calendar');
  return (
    <ChipRow scrolls>
      {PLAYS.map((play) => (
        <ChipButton
          key={play}
          on={play === chosen}
          aria-pressed={play === chosen}
          onClick={() => onChoose(play)}
        >
          {play === 'month' ? t('whole_month') : t('play', { days: play })}
        </ChipButton>
      ))}
    </ChipRow>
  );
}
