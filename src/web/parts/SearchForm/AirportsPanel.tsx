import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_AIRPORTS } from '#domain/search/limits.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { airportsLike, isLookUp } from './airport-look-up.ts';
import type { AirportGroup } from './form-data.ts';
import styles from './Panel.module.css';
import { useLive } from '#web/ui/use-live.ts';

type AirportsPanelProps = { readonly groups: readonly AirportGroup[]; readonly chosen: readonly string[] };

/** Airports by group, all of them at once; from the third letter on only those that match (SRCH-17). */
export function AirportsPanel({ groups, chosen }: AirportsPanelProps) {
  const t = useTranslations('search_form');
  const [sought, setSought] = useState('');
  const matching = isLookUp(sought) ? airportsLike(groups, sought) : undefined;
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.question}>{t('from_question')}</legend>
      <p className={styles.hint}>{t('from_hint', { most: MAX_AIRPORTS })}</p>
      {useLive() && (
        <TextField
          id="airport-look-up"
          name=""
          type="search"
          autoComplete="off"
          label={t('from_search')}
          hint={t('from_search_hint')}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      {matching?.size === 0 && (
        <p role="status">
          <strong>{t('from_not_found')}</strong> {t('from_not_found_text')}
        </p>
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.name} group={group} chosen={chosen} matching={matching} />
        ))}
      </div>
    </fieldset>
  );
}

type GroupProps = { readonly group: AirportGroup; readonly chosen: readonly string[]; readonly matching: ReadonlySet<string> | undefined };

/** Airports that do not match are hidden, not taken out: what is ticked stays ticked. */
function Group({ group: { name, airports }, chosen, matching }: GroupProps) {
  return (
    <div role="group" aria-label={name} hidden={matching && !airports.some(({ iata }) => matching.has(iata))}>
      <p className={styles.group}>{name}</p>
      {airports.map((airport) => (
        <div key={airport.iata} hidden={matching && !matching.has(airport.iata)}>
          <Checkbox name="departureAirports" value={airport.iata} defaultChecked={chosen.includes(airport.iata)} label={airport.name} count={airport.iata} />
        </div>
      ))}
    </div>
  );
}
