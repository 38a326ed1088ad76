import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { DiscoveredPlaceFragment } from '../query.generated.ts';
import { nearestOpening, NO_LIMITS, type Limits } from './limits.ts';
import styles from './Limits.module.css';

type NothingFitsProps = {
  readonly places: readonly DiscoveredPlaceFragment[];
  readonly limits: Limits;
  readonly onSettle: (limits: Limits) => void;
};

/** That no place fits, and the least that would open one; a button that does just that. */
export function NothingFits({ places, limits, onSettle }: NothingFitsProps) {
  const t = useTranslations('discovery');
  const opening = nearestOpening(places, limits);
  if (!opening)
    return (
      <Button kind="quiet" name="wider" value="all" onClick={() => onSettle(NO_LIMITS)}>
        {t('nothing_fits_at_all')}
      </Button>
    );
  const { name, value, by, place } = opening;
  const { currencyCode } = place.perPerson;
  return (
    <Button
      kind="quiet"
      className={styles.opening}
      name="wider"
      value={`${name}-${value}`}
      onClick={() => onSettle({ ...limits, [name]: value })}
    >
      {t(`opens_${name}`, {
        place: place.place.label,
        more: formatMoney({ amount: by * 100, currencyCode }),
        value,
      })}
    </Button>
  );
}
