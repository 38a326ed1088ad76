import { useRef, useState } from 'react';
import { BOARD_CODES, BOARD_NAMES } from '#domain/catalogue/board.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { MAX_NIGHTS, MIN_NIGHTS, QUICK_NIGHTS } from '#domain/search/limits.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChipButton, ChipRow } from '#web/ui/Chip.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';
import { useLive } from '#web/ui/use-live.ts';
import styles from '../Panel.module.css';

type NightsPanelProps = { readonly criteria: Criteria; readonly onChange: () => void };

/** How long, and on what board. */
export function NightsPanel({ criteria, onChange }: NightsPanelProps) {
  const t = useTranslations('search_form');
  const panel = useRef<HTMLFieldSetElement>(null);
  const [nights = MIN_NIGHTS, ...others] = useState(criteria.nights)[0];
  const choose = (count: number) => {
    const field = panel.current?.querySelector<HTMLInputElement>('#nights');
    if (field) field.value = String(count);
    onChange();
  };
  return (
    <fieldset ref={panel} className={styles.panel}>
      <legend className={styles.question}>{t('nights_question')}</legend>
      {useLive() && <QuickNights chosen={criteria.nights[0] ?? nights} onChoose={choose} />}
      <Stepper
        id="nights"
        name="nights"
        label={t('nights_label')}
        hint={t('nights_hint')}
        min={MIN_NIGHTS}
        max={MAX_NIGHTS}
        defaultValue={nights}
        fewer={t('fewer_nights')}
        more={t('more_nights')}
        onChange={onChange}
      />
      {others.map((count) => (
        <Checkbox
          key={count}
          name="nights"
          value={String(count)}
          defaultChecked={criteria.nights.includes(count)}
          label={t('nights_also', { count })}
        />
      ))}
      <SelectField
        id="board"
        name="filters[board]"
        label={t('board')}
        empty={t('board_any')}
        options={boardOptions(criteria)}
        defaultValue={criteria.filters.board.join(',')}
      />
    </fieldset>
  );
}

type QuickNightsProps = { readonly chosen: number; readonly onChoose: (count: number) => void };

function QuickNights({ chosen, onChoose }: QuickNightsProps) {
  const t = useTranslations('search_form');
  return (
    <ChipRow>
      {QUICK_NIGHTS.map((count) => (
        <ChipButton
          key={count}
          on={count === chosen}
          aria-pressed={count === chosen}
          onClick={() => onChoose(count)}
        >
          {t('nights_quick', { count })}
        </ChipButton>
      ))}
    </ChipRow>
  );
}

/** SRCH-18; several boards that were ticked among the filters stay one choice. */
function boardOptions({ filters: { board } }: Criteria) {
  const several =
    board.length > 1
      ? [{ value: board.join(','), label: board.map((code) => BOARD_NAMES[code]).join(', ') }]
      : [];
  return [...several, ...BOARD_CODES.map((code) => ({ value: code, label: BOARD_NAMES[code] }))];
}
