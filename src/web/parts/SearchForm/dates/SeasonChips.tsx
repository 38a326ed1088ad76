import { CalendarDays, Check } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { IsoDate } from '#domain/dates.ts';
import type { TravelSeason } from '#domain/market/travel-seasons.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipButton } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { seasonLabel, seasonOfDays } from './seasons.ts';
import styles from './SeasonChips.module.css';

type SeasonChipsProps = {
  readonly criteria: Criteria;
  readonly onChoose: (start: IsoDate, end: IsoDate) => void;
  /** To choose days of one's own. */
  readonly onOwnDays: () => void;
};

/**
 * When, at a press. Without script what is chosen here is posted with the form, and counts while
 * the date fields are as they came, which is posted with them.
 */
export function SeasonChips(props: SeasonChipsProps) {
  const { criteria, onChoose, onOwnDays } = props;
  const t = useTranslations('home');
  const config = usePageProperties().domainConfig;
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, props);
  const chosen = seasonOfDays(config.travelSeasons, criteria);
  return (
    <fieldset ref={group} className={styles.seasons}>
      <legend className={styles.legend}>{t('seasons')}</legend>
      <div className={styles.row}>
        {config.travelSeasons.map((season) => (
          <label key={season.name} className={styles.chip}>
            <input
              type="radio"
              name="when"
              value={valueOf(season)}
              checked={season === chosen}
              onChange={() => onChoose(season.start, season.end)}
            />
            {seasonLabel(t, season, config)}
            <Icon of={Check} />
          </label>
        ))}
        <ChipButton className={styles.ownDays} onClick={onOwnDays}>
          <Icon of={CalendarDays} />
          {t('own_days')}
        </ChipButton>
      </div>
      <input type="hidden" name="whenWas" value={fieldsOf(criteria)} />
    </fieldset>
  );
}

/** A season that was chosen before the page came alive fills the days in as it does. */
function useEarlyChoice(
  group: RefObject<HTMLFieldSetElement | null>,
  { criteria, onChoose }: SeasonChipsProps,
): void {
  const isLive = useRef(false);
  const { travelSeasons } = usePageProperties().domainConfig;
  useLayoutEffect(() => {
    if (isLive.current) return;
    isLive.current = true;
    const value = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const early = travelSeasons.find((season) => valueOf(season) === value);
    if (early && early !== seasonOfDays(travelSeasons, criteria)) onChoose(early.start, early.end);
  }, [group, criteria, onChoose, travelSeasons]);
}

const valueOf = ({ start, end }: TravelSeason): string => `${start}/${end}`;

/** What the two date fields hold. */
const fieldsOf = ({ departureDate, departureRangeEndDate }: Criteria): string =>
  `${departureDate}/${departureRangeEndDate === departureDate ? '' : departureRangeEndDate}`;
