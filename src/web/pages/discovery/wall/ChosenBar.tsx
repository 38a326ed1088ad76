import { X } from 'lucide-react';
import { formatMoney } from '#domain/money.ts';
import { MAX_DISCOVERED_PLACES } from '#domain/search/limits.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { DiscoveredPlaceFragment } from '../query.generated.ts';
import type { ChosenPlaces } from './chosen-places.ts';
import layout from '#web/ui/layout.module.css';
import styles from './ChosenBar.module.css';

type ChosenBarProps = {
  readonly picked: readonly DiscoveredPlaceFragment[];
  readonly problem: ChosenPlaces['problem'];
  readonly onToggle: (place: string) => void;
};

/**
 * The way on with the chosen places, under the thumb while there are any and in its own row at the
 * end; without script, which knows of no choice before it is sent, the buttons alone.
 */
export function ChosenBar({ picked, problem, onToggle }: ChosenBarProps) {
  const t = useTranslations('discovery');
  const most = MAX_DISCOVERED_PLACES;
  const refusal = (
    <p role="alert" className={styles.refusal}>
      {problem === 'too_many' && t('too_many', { most })}
      {problem === 'none' && t('none_chosen')}
    </p>
  );
  if (picked.length === 0)
    return (
      <div className={`${layout.wrap} ${styles.plain}`}>
        {refusal}
        <p className={styles.sent}>
          <Button kind="quiet" name="compare" value="chosen">
            {t('compare')}
          </Button>
          <Button name="search" value="chosen">
            {t('search_chosen')}
          </Button>
        </p>
      </div>
    );
  return (
    <section className={styles.bar} aria-label={t('chosen')}>
      <div className={`${layout.wrap} ${styles.row}`}>
        {refusal}
        <p className={styles.count}>{t('count', { count: picked.length })}</p>
        <ul className={styles.chips}>
          {picked.map(({ place }) => (
            <li key={place.value}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('take_out', { place: place.label })}
                onClick={() => onToggle(place.value)}
              >
                {place.label}
                <Icon of={X} size={16} />
              </button>
            </li>
          ))}
        </ul>
        <Onward picked={picked} />
      </div>
    </section>
  );
}

/** How many holidays the chosen places have together, from which price on. */
function Onward({ picked }: Pick<ChosenBarProps, 'picked'>) {
  const t = useTranslations('discovery');
  const [view] = usePriceView();
  const isEach = view === 'PER_PERSON_PRICE';
  const [cheapest] = picked.toSorted((a, b) => a.from.amount - b.from.amount);
  const count = picked.reduce((sum, { hotels }) => sum + hotels, 0);
  return (
    <div className={styles.onward}>
      {picked.length > 1 && (
        <button type="submit" name="compare" value="chosen" className={styles.compare}>
          {t('compare')}
        </button>
      )}
      <Button name="search" value="chosen">
        <span>
          {t('see', { count })}
          {cheapest && (
            <span className={styles.from}>
              {' '}
              {t('see_from', {
                amount: formatMoney(isEach ? cheapest.perPerson : cheapest.from),
                basis: isEach ? 'each' : 'total',
              })}
            </span>
          )}
        </span>
      </Button>
    </div>
  );
}
