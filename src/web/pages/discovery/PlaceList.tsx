import { useState, type ChangeEvent } from 'react';
import { Form } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { HiddenCriteria } from '#web/parts/SearchForm/HiddenCriteria.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Link } from '#web/ui/Link.tsx';
import { MOST_CHOSEN, type ChosenPlaces } from './chosen-places.ts';
import type { Level } from './levels.ts';
import type { DiscoveredPlaceFragment } from './query.generated.ts';
import styles from './discovery.module.css';

type PlaceListProps = {
  readonly places: readonly DiscoveredPlaceFragment[];
  readonly criteria: Criteria;
  readonly level: Level;
  readonly chosen: ChosenPlaces;
  readonly people: number;
  readonly infants: number;
};

/**
 * Places from the cheapest on: each opens its search, or up to three are ticked and searched
 * together (DISC-01).
 */
export function PlaceList({ places, criteria, level, chosen, people, infants }: PlaceListProps) {
  const t = useTranslations('discovery');
  const { problem, onChange } = useAtMost(MOST_CHOSEN, chosen.kind);
  const ticked = chosen.kind === 'not_asked' ? [] : chosen.places;
  return (
    <Form method="get" action={routes.discovery.href()} className={styles.form} onChange={onChange}>
      <HiddenCriteria criteria={criteria} without={['page']} />
      <input type="hidden" name="level" value={level} />
      <ol className={styles.places}>
        {places.map((place) => (
          <Row
            key={place.place.value}
            place={place}
            isTicked={ticked.includes(place.place.value)}
            people={people}
            infants={infants}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <p role="alert" className={styles.refusal}>
          {problem === 'too_many' && t('too_many', { most: MOST_CHOSEN })}
          {problem === 'none' && t('none_chosen')}
        </p>
        <Button name="search" value="chosen">
          {t('search_chosen')}
        </Button>
      </div>
    </Form>
  );
}

type RowProps = {
  readonly place: DiscoveredPlaceFragment;
  readonly isTicked: boolean;
  readonly people: number;
  readonly infants: number;
};

function Row({
  place: { place, hotels, from, perPerson, departureDate, numberOfNights, query },
  isTicked,
  people,
  infants,
}: RowProps) {
  const t = useTranslations('discovery');
  return (
    <li className={styles.row} data-card={place.value}>
      <Checkbox
        name="chosen"
        value={place.value}
        defaultChecked={isTicked}
        label={<span className={styles.hint}>{t('choose', { place: place.label })}</span>}
        className={styles.box}
      />
      <p className={styles.place}>
        <Link to={routes.results.href({ query })} className={styles.name}>
          {place.label}
        </Link>
        <span className={styles.detail}>{place.within}</span>
      </p>
      <p className={styles.detail}>
        {t('when', { date: formatDate(departureDate), nights: numberOfNights, hotels })}
      </p>
      <p className={styles.price}>
        <span data-price="total" className={styles.total}>
          {formatMoney(from)}
        </span>
        <span className={styles.detail} data-price="pp">
          {t('basis', { people, infants, paying: people - infants, each: formatMoney(perPerson) })}
        </span>
      </p>
    </li>
  );
}

/** Begins with what the form was refused for; takes a tick back that is one too many. */
function useAtMost(most: number, refused: ChosenPlaces['kind']) {
  const [problem, setProblem] = useState(refused);
  const onChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const isTooMany = new FormData(currentTarget).getAll('chosen').length > most;
    if (isTooMany && target instanceof HTMLInputElement) target.checked = false;
    setProblem(isTooMany ? 'too_many' : 'not_asked');
  };
  return { problem, onChange };
}
