import { Amount } from '#web/parts/Amount.tsx';
import { flightLength } from '#web/parts/flight-length.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { usePriceView } from '#web/parts/price-view.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { placeHref } from '../place-href.ts';
import type { DiscoveredPlaceFragment } from '../query.generated.ts';
import styles from './Wall.module.css';

type WallProps = {
  readonly places: readonly DiscoveredPlaceFragment[];
  /** Ids of the chosen ones. */
  readonly chosen: readonly string[];
  readonly people: number;
  readonly onToggle: (place: string) => void;
};

/** Places as posters with what a holiday there costs; a poster opens its place, its box adds it. */
export function Wall({ places, chosen, people, onToggle }: WallProps) {
  return (
    <ul className={styles.wall}>
      {places.map((place) => (
        <PlacePoster
          key={place.place.value}
          place={place}
          isChosen={chosen.includes(place.place.value)}
          people={people}
          onToggle={() => onToggle(place.place.value)}
        />
      ))}
    </ul>
  );
}

type PlacePosterProps = {
  readonly place: DiscoveredPlaceFragment;
  readonly isChosen: boolean;
  readonly people: number;
  readonly onToggle: () => void;
};

function PlacePoster({ place: found, isChosen, people, onToggle }: PlacePosterProps) {
  const t = useTranslations('discovery');
  const { place, hotels, flightMinutes, warmth } = found;
  const facts = [
    ...(flightMinutes === null ? [] : [t('away', flightLength(flightMinutes))]),
    ...(warmth === null ? [] : [t('degrees', { warmth })]),
  ];
  return (
    <li id={`place-${place.value}`} className={styles.place} data-card={place.value}>
      <div className={styles.frame}>
        <Picture
          picture={pictureFacts({ ...place.picture, alt: '' }, 'poster')}
          sizes="(min-width: 1000px) 300px, (min-width: 640px) 30vw, 46vw"
        />
        <label className={styles.add}>
          <input
            type="checkbox"
            name="chosen"
            value={place.value}
            checked={isChosen}
            onChange={onToggle}
          />
          <VisuallyHidden>{t('choose', { place: place.label })}</VisuallyHidden>
          <span className={styles.sign} />
        </label>
      </div>
      <div className={styles.line}>
        <h3 className={styles.name}>
          <Link to={placeHref(place.path, found.query)}>{place.label}</Link>
        </h3>
        <PlacePrice found={found} people={people} />
      </div>
      <p className={styles.facts}>
        <span>{facts.join(' · ')}</span>
        <span>{t('hotels', { hotels })}</span>
      </p>
    </li>
  );
}

type PlacePriceProps = {
  readonly found: DiscoveredPlaceFragment;
  readonly people: number;
};

/** The cheapest, as the view of prices has it; it leads to the search that begins with it. */
function PlacePrice({ found: { place, from, perPerson, query }, people }: PlacePriceProps) {
  const t = useTranslations('discovery');
  const [view] = usePriceView();
  const isEach = view === 'PER_PERSON_PRICE';
  return (
    <p className={styles.price}>
      <Link to={routes.results.href({ query })} data-price={isEach ? 'pp' : 'total'}>
        <span className={styles.figure}>
          <Amount of={isEach ? perPerson : from} />
        </span>{' '}
        {isEach ? t('each') : t('total', { people })}
        <VisuallyHidden> {t('see_in', { place: place.label })}</VisuallyHidden>
      </Link>
    </p>
  );
}
