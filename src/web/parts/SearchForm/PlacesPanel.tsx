import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SearchType } from '#domain/search/criteria.ts';
import { MAX_DESTINATIONS } from '#domain/search/limits.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useLive } from '#web/ui/use-live.ts';
import styles from './Panel.module.css';
import { fieldOfPlace, type Place } from './places.ts';
import { usePlaceSearch } from './use-place-search.ts';

type PlacesPanelProps = {
  readonly searchType: SearchType;
  readonly popular: readonly Place[];
  /** Places whose names are known; those of `chosenIds` are ticked. */
  readonly known: readonly Place[];
  readonly chosenIds: readonly string[];
  /** The typed text of the address, and what it could mean. */
  readonly typed: string;
  readonly matches: readonly Place[];
  /** Hears of places that were found. */
  readonly onFound: (places: readonly Place[]) => void;
};

/** Where to: type a name, tick what is found or what most people want. A typed name counts by itself while nothing is ticked, and always without script. */
export function PlacesPanel({ searchType, popular, known, matches, typed, chosenIds, onFound }: PlacesPanelProps) {
  const t = useTranslations('search_form');
  const [text, setText] = useState(typed);
  const live = useLive();
  const ticked = known.filter(({ value }) => chosenIds.includes(value));
  const [kept, setKept] = useState(ticked);
  const { found, isDone } = usePlaceSearch(text, searchType, matches, (places) => {
    setKept(ticked);
    onFound(places);
  });
  const [first, second, third] = eachOnce(kept, found, popular);
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.question}>{t('to_question')}</legend>
      <p className={styles.hint}>{t('to_hint', { most: MAX_DESTINATIONS })}</p>
      <TextField
        id="destination"
        name={live && chosenIds.length > 0 ? '' : 'destination'}
        type="search"
        autoComplete="off"
        list={isDone ? undefined : 'popular-places'}
        label={t('to_typed')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <datalist id="popular-places">
        {popular.map(({ value, label }) => (
          <option key={value}>{label}</option>
        ))}
      </datalist>
      <VisuallyHidden>
        <span role="status">{isDone ? t('to_found', { count: found.length }) : ''}</span>
      </VisuallyHidden>
      {isDone && found.length === 0 && <p className={styles.wrong}>{t('to_unknown')}</p>}
      <Places name={t('to_chosen')} places={first} chosenIds={chosenIds} />
      <Places name={t('to_matches')} places={second} chosenIds={chosenIds} />
      <Places name={t('to_popular')} places={third} chosenIds={chosenIds} />
    </fieldset>
  );
}

type PlacesProps = { readonly name: string; readonly places: readonly Place[]; readonly chosenIds: readonly string[] };

function Places({ name, places, chosenIds }: PlacesProps) {
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
            defaultChecked={chosenIds.includes(place.value)}
            label={place.label}
            hint={place.within}
          />
        ))}
      </div>
    </div>
  );
}

/** The lists without what an earlier one has. */
function eachOnce(...lists: readonly [readonly Place[], readonly Place[], readonly Place[]]): [Place[], Place[], Place[]] {
  const seen = new Set<string>();
  const fresh = (places: readonly Place[]) => places.filter(({ value }) => !seen.has(value) && seen.add(value));
  return [fresh(lists[0]), fresh(lists[1]), fresh(lists[2])];
}
