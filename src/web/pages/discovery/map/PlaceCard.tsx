import { X } from 'lucide-react';
import { Amount } from '#web/parts/Amount.tsx';
import { flightLength } from '#web/parts/flight-length.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { usePriceView } from '#web/parts/price-view.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { placeHref } from '../place-href.ts';
import type { Laid } from './lay-out.ts';
import styles from './PlaceCard.module.css';

type PlaceCardProps = {
  readonly at: Laid;
  readonly room: { readonly width: number; readonly height: number };
  readonly isChosen: boolean;
  /** Stays until it is closed; otherwise it goes with the pointer, and is only looked at. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
};

const CARD = { width: 318, height: 122 };
const GAP = 12;

/** A place of the map: its poster, how far and how warm it is, and what it costs. */
export function PlaceCard({ at, room, isChosen, isOpen, onToggle, onClose }: PlaceCardProps) {
  const t = useTranslations('discovery');
  const [view] = usePriceView();
  const isEach = view === 'PER_PERSON_PRICE';
  const { place, flightMinutes, warmth, hotels, from, perPerson, query } = at.found;
  const facts = [
    ...(warmth === null ? [] : [t('by_day', { warmth })]),
    ...(flightMinutes === null ? [] : [t('away', flightLength(flightMinutes))]),
  ];
  return (
    <section
      className={styles.card}
      style={placed(at, room)}
      aria-label={t('card', { place: place.label })}
      data-open={isOpen}
    >
      <Picture picture={pictureFacts({ ...place.picture, alt: '' }, 'poster')} sizes="104px" />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={placeHref(place.path, query)}>{place.label}</Link>
        </h2>
        <p className={styles.facts}>{facts.join(', ')}</p>
        <p className={styles.facts}>{t('hotels', { hotels })}</p>
        <p className={styles.price}>
          <Amount of={isEach ? perPerson : from} /> <span>{t(isEach ? 'each' : 'in_total')}</span>
        </p>
      </div>
      {isOpen && (
        <div className={styles.acts}>
          <button
            type="button"
            aria-pressed={isChosen}
            aria-label={t('choose', { place: place.label })}
            onClick={onToggle}
          >
            <span className={styles.sign} />
          </button>
          <button type="button" aria-label={t('close', { place: place.label })} onClick={onClose}>
            <Icon of={X} />
          </button>
        </div>
      )}
    </section>
  );
}

/** Beside the pin, on whichever side there is room. */
function placed({ x, y }: Laid, { width, height }: PlaceCardProps['room']) {
  const left = Math.max(GAP, Math.min(x - CARD.width / 2, width - CARD.width - GAP));
  const below = y + GAP;
  const top = below + CARD.height < height ? below : Math.max(GAP, y - CARD.height - 50);
  return { left, top };
}
