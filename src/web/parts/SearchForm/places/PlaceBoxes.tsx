import { MAX_DESTINATIONS } from '#domain/search/limits.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { fieldOfPlace, type PlaceChoice } from './place-choice.ts';
import styles from '../Panel.module.css';

export type PlaceBoxesProps = {
  readonly chosen: readonly PlaceChoice[];
  readonly popular: readonly PlaceChoice[];
  /** The typed text of the address, and what it could mean. */
  readonly typed: string;
  readonly matches: readonly PlaceChoice[];
};

/**
 * Where to without script: a typed name, which the search looks up, and boxes of what is chosen,
 * could be meant, or most people want.
 */
export function PlaceBoxes({ chosen, popular, typed, matches }: PlaceBoxesProps) {
  const t = useTranslations('search_form');
  const [first, second, third] = eachOnce(chosen, matches, popular);
  return (
    <>
      <TextField
        id="destination"
        name="destination"
        type="search"
        autoComplete="off"
        list="popular-places"
        label={t('to_typed')}
        hint={t('to_hint', { most: MAX_DESTINATIONS })}
        defaultValue={typed}
      />
      <datalist id="popular-places">
        {popular.map(({ value, label }) => (
          <option key={value}>{label}</option>
        ))}
      </datalist>
      <Places name={t('to_chosen')} places={first} isChosen />
      <Places name={t('to_matches')} places={second} />
      <Places name={t('to_popular')} places={third} />
    </>
  );
}

type PlacesProps = {
  readonly name: string;
  readonly places: readonly PlaceChoice[];
  readonly isChosen?: boolean;
};

function Places({ name, places, isChosen = false }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <div role="group" aria-label={name}>
      <p className={styles.group}>{name}</p>
      <div className={styles.columns}>
        {places.map((place) => (
          <Checkbox
            key={place.value}
            name={fieldOfPlace(place)}
            value={place.value}
            defaultChecked={isChosen}
            label={place.label}
            hint={place.within}
          />
        ))}
      </div>
    </div>
  );
}

/** The lists without what an earlier one has. */
function eachOnce(
  ...lists: readonly [readonly PlaceChoice[], readonly PlaceChoice[], readonly PlaceChoice[]]
): [PlaceChoice[], PlaceChoice[], PlaceChoice[]] {
  const seen = new Set<string>();
  const fresh = (places: readonly PlaceChoice[]) =>
    places.filter(({ value }) => !seen.has(value) && seen.add(value));
  return [fresh(lists[0]), fresh(lists[1]), fresh(lists[2])];
}
