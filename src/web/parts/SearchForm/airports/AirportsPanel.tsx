import { MAX_AIRPORTS } from '#domain/search/limits.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { AirportGroup } from './airport-look-up.ts';
import { AirportPicker } from './AirportPicker.tsx';
import styles from '../Panel.module.css';

type AirportsPanelProps = {
  readonly groups: readonly AirportGroup[];
  readonly chosen: readonly string[];
  readonly onChange: () => void;
};

/** Where from: airports by region, to look for and choose; without script as boxes. */
export function AirportsPanel({ groups, chosen, onChange }: AirportsPanelProps) {
  const t = useTranslations('search_form');
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.question}>{t('from_question')}</legend>
      {useLive() ? (
        <AirportPicker groups={groups} initial={chosen} onChange={onChange} />
      ) : (
        <AirportBoxes groups={groups} chosen={chosen} />
      )}
    </fieldset>
  );
}

function AirportBoxes({ groups, chosen }: Omit<AirportsPanelProps, 'onChange'>) {
  const t = useTranslations('search_form');
  return (
    <>
      <p className={styles.hint}>{t('from_hint', { most: MAX_AIRPORTS })}</p>
      <div className={styles.groups}>
        {groups.map(({ name, airports, any }) => (
          <div key={name} role="group" aria-label={name}>
            <p className={styles.group}>{name}</p>
            {[...any, ...airports].map((airport) => (
              <Checkbox
                key={airport.iata}
                name="departureAirports"
                value={airport.iata}
                defaultChecked={chosen.includes(airport.iata)}
                label={airport.name}
                count={airports.includes(airport) ? airport.iata : undefined}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
