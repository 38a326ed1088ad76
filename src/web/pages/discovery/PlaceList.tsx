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
import { MOST_CHOSEN } from './levels.ts';
import type { DiscoveredPlaceFragment } from './query.generated.ts';
import styles from './discovery.module.css';

type PlaceListProps = {
  readonly places: readonly DiscoveredPlaceFragment[];
  readonly criteria: Criteria;
  readonly people: number;
  readonly infants: number;
};

/**
 * Places from the cheapest on: each opens its search, or up to three are ticked and searched
 * together (DISC-01).
 */
export function PlaceList({ places, criteria, people, infants }: PlaceListProps) {
  const t = useTranslations('discovery');
  const { refusal, onChange } = useAtMost(MOST_CHOSEN);
  return (
    <Form method="get" action={routes.results.href()} className={styles.form} onChange={onChange}>
      <HiddenCriteria
        criteria={criteria}
        without={['locationIds', 'hotelIds', 'hotelLocationId', 'page']}
      />
      <ol className={styles.places}>
        {places.map((place) => (
          <Row key={place.place.value} place={place} people={people} infants={infants} />
        ))}
      </ol>
      <div className={styles.foot}>
        <p role="alert" className={styles.refusal}>
          {refusal && t('too_many', { most: MOST_CHOSEN })}
        </p>
        <Button>{t('search_chosen')}</Button>
      </div>
    </Form>
  );
}

type RowProps = {
  readonly place: DiscoveredPlaceFragment;
  readonly people: number;
  readonly infants: number;
};

function Row({
  place: { place, hotels, from, perPerson, departureDate, numberOfNights, query },
  people,
  infants,
}: RowProps) {
  const t = useTranslations('discovery');
  return (
    <li className={styles.row} data-card={place.value}>
      <Checkbox
        name="locationIds"
        value={place.value}
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

/** Takes a tick back that is one too many, and says so until the next one. */
function useAtMost(most: number) {
  const [refusal, setRefusal] = useState(false);
  const onChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const isTooMany = new FormData(currentTarget).getAll('locationIds').length > most;
    if (isTooMany && target instanceof HTMLInputElement) target.checked = false;
    setRefusal(isTooMany);
  };
  return { refusal, onChange };
}
