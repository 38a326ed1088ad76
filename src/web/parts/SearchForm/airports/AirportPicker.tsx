import { useState } from 'react';
import { sentenceOf } from '#domain/refuse.ts';
import { MAX_AIRPORTS } from '#domain/search/limits.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ComboboxGroup } from '#web/ui/combobox-option.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import type { AirportGroup } from '../form-data.ts';
import { airportsLike, isLookUp } from './airport-look-up.ts';
import styles from '../Panel.module.css';

type AirportPickerProps = {
  readonly groups: readonly AirportGroup[];
  readonly initial: readonly string[];
  readonly onChange: () => void;
};

/**
 * All airports by region; from the third letter on only those that match (SRCH-15, SRCH-17). What
 * is typed is posted while nothing is chosen, so that it is not passed over (MSG-01).
 */
export function AirportPicker({ groups, initial, onChange }: AirportPickerProps) {
  const t = useTranslations('search_form');
  const [text, setText] = useState('');
  const all = groups.map(optionsOf);
  const [chosen, setChosen] = useState(() =>
    all.flatMap(({ options }) => options).filter(({ id }) => initial.includes(id)),
  );
  const matching = isLookUp(text) ? airportsLike(groups, text) : undefined;
  const shown = matching
    ? all.flatMap(({ label, options }) =>
        only(
          label,
          options.filter(({ id }) => matching.has(id)),
        ),
      )
    : all;
  return (
    <>
      <Combobox
        id="airport-look-up"
        name={chosen.length > 0 || text === '' ? undefined : 'departureAirport'}
        label={t('from_search')}
        hint={
          text === '' || matching ? t('from_hint', { most: MAX_AIRPORTS }) : t('from_search_hint')
        }
        text={text}
        onText={setText}
        groups={shown}
        found={matching ? t('from_found', { count: matching.size }) : ''}
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

const optionsOf = ({ name, airports }: AirportGroup): ComboboxGroup => ({
  label: name,
  options: airports.map((airport) => ({
    id: airport.iata,
    label: airport.name,
    detail: airport.iata,
  })),
});

/** A group with options, or none. */
const only = (label: string, options: ComboboxGroup['options']): ComboboxGroup[] =>
  options.length > 0 ? [{ label, options }] : [];
