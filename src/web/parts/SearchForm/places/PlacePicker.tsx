import { useState } from 'react';
import { sentenceOf } from '#domain/refuse.ts';
import type { SearchType } from '#domain/search/criteria.ts';
import { MAX_DESTINATIONS } from '#domain/search/limits.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ComboboxOption } from '#web/ui/combobox-option.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import { fieldOfPlace, type PlaceChoice } from './place-choice.ts';
import { placeGroups } from './place-groups.ts';
import { usePlaceSearch } from './use-place-search.ts';
import styles from '../Panel.module.css';

export type PlacePickerProps = {
  /** What is chosen in the form. */
  readonly searchType: SearchType;
  readonly chosen: readonly PlaceChoice[];
  readonly popular: readonly PlaceChoice[];
  /** The typed text of the address, and what it could mean. */
  readonly typed: string;
  readonly matches: readonly PlaceChoice[];
  readonly onChoose: (places: readonly PlaceChoice[]) => void;
};

/**
 * The most wanted places, or those of the typed name. The name counts by itself while nothing is
 * chosen (SRCH-16, SRCH-36).
 */
export function PlacePicker(props: PlacePickerProps) {
  const { chosen, typed, onChoose } = props;
  const t = useTranslations('search_form');
  const [text, setText] = useState(typed);
  const { shown, isDone } = usePlaceSearch(text, props);
  const options = chosen.map(({ value, label }) => ({ id: value, label }));
  const choose = (next: readonly ComboboxOption[]) =>
    onChoose(
      next.flatMap(({ id }) => [...chosen, ...shown].find(({ value }) => value === id) ?? []),
    );
  return (
    <>
      <Combobox
        id="destination"
        name={chosen.length > 0 ? undefined : 'destination'}
        label={t('to_typed')}
        hint={t('to_hint', { most: MAX_DESTINATIONS })}
        text={text}
        onText={setText}
        groups={placeGroups(shown, { wholeCountry: t('to_whole_country'), hotels: t('to_hotels') })}
        found={isDone ? t('to_found', { count: shown.length }) : ''}
        chosen={options}
        onChoose={choose}
        most={MAX_DESTINATIONS}
        mostMessage={sentenceOf(SEARCH_REFUSALS, 'too_many_destinations', {
          most: MAX_DESTINATIONS,
        })}
        nothing={
          <p className={styles.wrong}>{sentenceOf(SEARCH_REFUSALS, 'destination_unrecognised')}</p>
        }
      />
      {chosen.map((place) => (
        <input key={place.value} type="hidden" name={fieldOfPlace(place)} value={place.value} />
      ))}
    </>
  );
}
