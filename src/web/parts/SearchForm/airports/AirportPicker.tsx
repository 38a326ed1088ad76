import { useState } from 'react';
import { sentenceOf } from '#domain/refuse.ts';
import { MAX_AIRPORTS } from '#domain/search/limits.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import type { AirportGroup } from '../form-data.ts';
import { useLookUp } from '../places/use-look-up.ts';
import { askForAirports, isLookUp, LEAST_CHARACTERS, optionsOf } from './airport-look-up.ts';
import styles from '../Panel.module.css';

type AirportPickerProps = {
  readonly groups: readonly AirportGroup[];
  readonly initial: readonly string[];
  readonly onChange: () => void;
};

/**
 * All airports by region; from the third letter on only those that match (SRCH-15, SRCH-17): by any
 * of the names that the server knows. What is typed is posted while nothing is chosen, so that it
 * is not passed over (MSG-01).
 */
export function AirportPicker({ groups, initial, onChange }: AirportPickerProps) {
  const t = useTranslations('search_form');
  const [text, setText] = useState('');
  const all = groups.map(optionsOf);
  const options = all.flatMap((group) => group.options);
  const [chosen, setChosen] = useState(() => options.filter(({ id }) => initial.includes(id)));
  const { found, isDone } = useLookUp(text, {
    least: LEAST_CHARACTERS,
    ask: (sought) => askForAirports(sought, options),
  });
  const label = t('from_search');
  const matching = found.length > 0 ? [{ label, options: found }] : [];
  return (
    <>
      <Combobox
        id="airport-look-up"
        name={chosen.length > 0 || text === '' ? undefined : 'departureAirport'}
        label={label}
        hint={
          text === '' || isLookUp(text)
            ? t('from_hint', { most: MAX_AIRPORTS })
            : t('from_search_hint')
        }
        text={text}
        onText={setText}
        groups={isDone ? matching : all}
        found={isDone ? t('from_found', { count: found.length }) : ''}
        chosen={chosen}
        onChoose={(next) => {
          setChosen([...next]);
          onChange();
        }}
        most={MAX_AIRPORTS}
        mostMessage={sentenceOf(SEARCH_REFUSALS, 'too_many_airports', { most: MAX_AIRPORTS })}
        nothing={
          <p className={styles.hint}>
            <strong>{t('from_not_found')}</strong> {t('from_not_found_text')}
          </p>
        }
      />
      {chosen.map(({ id }) => (
        <input key={id} type="hidden" name="departureAirports" value={id} />
      ))}
    </>
  );
}
