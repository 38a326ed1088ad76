import { useState } from 'react';
import { sentenceOf } from '#domain/refuse.ts';
import { MAX_AIRPORTS } from '#domain/search/limits.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ComboboxOption } from '#web/ui/combobox-option.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import { useLookUp } from '../places/use-look-up.ts';
import { isLookUp, LEAST_CHARACTERS, optionsOf, type AirportGroup } from './airport-look-up.ts';
import styles from '../Panel.module.css';

type AirportPickerProps = {
  readonly groups: readonly AirportGroup[];
  readonly initial: readonly string[];
  readonly onChange: () => void;
};

/**
 * All airports by region; from the third letter on only those that match (SRCH-15, SRCH-17): by any
 * of the names that the server knows, or near a town that is called so; and, by a press, those near
 * the device. What is typed is posted while nothing is chosen, so that it is not passed over
 * (MSG-01).
 */
export function AirportPicker({ groups, initial, onChange }: AirportPickerProps) {
  const t = useTranslations('search_form');
  const [text, setText] = useState('');
  const all = groups.map(optionsOf);
  const options = all.flatMap((group) => group.options);
  const [chosen, setChosen] = useState(() => options.filter(({ id }) => initial.includes(id)));
  const { found, isDone } = useLookUp(text, {
    least: LEAST_CHARACTERS,
    ask: async (sought) =>
      (await import('./ask-for-airports.ts')).askForAirports(sought, options, (km, town) =>
        t('from_km_from', { km, town }),
      ),
  });
  const { near, isLocating, locate } = useNearMe(options);
  const label = t('from_search');
  const groupOf = (name: string, some: readonly ComboboxOption[]) =>
    some.length > 0 ? [{ label: name, options: some }] : [];
  const standing = near ? groupOf(t('from_near_me'), near) : all;
  return (
    <>
      <NearMe
        isLocating={isLocating}
        isLost={near === null}
        onPress={() => {
          setText('');
          locate();
        }}
      />
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
        groups={isDone ? groupOf(label, found) : standing}
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

type NearMeProps = {
  readonly isLocating: boolean;
  readonly isLost: boolean;
  readonly onPress: () => void;
};

/** Asks the device where it is; whoever is not located is asked for their town (MSG-26). */
function NearMe({ isLocating, isLost, onPress }: NearMeProps) {
  const t = useTranslations('search_form');
  return (
    <>
      <Button
        type="button"
        kind="quiet"
        size="strip"
        busy={isLocating ? t('from_locating') : undefined}
        onClick={onPress}
      >
        {t('from_near_me')}
      </Button>
      <p className={styles.hint} role="status">
        {isLost && (
          <>
            <strong>{t('from_not_located')}</strong> {t('from_not_located_text')}
          </>
        )}
      </p>
    </>
  );
}

/** Airports near the device: undefined before it was asked, null where that is not known. */
function useNearMe(options: readonly ComboboxOption[]) {
  const t = useTranslations('search_form');
  const [near, setNear] = useState<readonly ComboboxOption[] | null>();
  const [isLocating, setLocating] = useState(false);
  const locate = async () => {
    setLocating(true);
    setNear(
      await import('./ask-for-airports.ts').then(
        ({ askForAirportsNearMe }) => askForAirportsNearMe(options, (km) => t('from_km', { km })),
        () => null,
      ),
    );
    setLocating(false);
  };
  return { near, isLocating, locate: () => void locate() };
}
