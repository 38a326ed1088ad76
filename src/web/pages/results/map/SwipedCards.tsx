import { useEffect, useRef } from 'react';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ResultsData } from '../results-data.ts';
import { MapCard } from './MapCard.tsx';
import { useMapCards } from './use-map-cards.ts';
import type { ResultPin } from './use-result-pins.ts';
import styles from './SwipedCards.module.css';

type SwipedCardsProps = {
  readonly pins: readonly ResultPin[];
  readonly chosen: ResultPin;
  readonly data: ResultsData;
  readonly onChoose: (pin: ResultPin) => void;
};

/** Of so many on either side the holidays are fetched before they are swiped to. */
const AHEAD = 4;

/** A card for each pin, the cheapest first; the one in the middle is the chosen pin's. */
export function SwipedCards({ pins, chosen, data, onChoose }: SwipedCardsProps) {
  const t = useTranslations('map');
  const strip = useRef<HTMLUListElement>(null);
  const at = Math.max(
    0,
    pins.findIndex(({ id }) => id === chosen.id),
  );
  const near = pins.slice(Math.max(0, at - AHEAD), at + AHEAD + 1);
  const cards = useMapCards(
    data.criteria,
    data.packageSearchResults.packages,
    near.map(({ hotelId }) => hotelId),
  );
  // A pin that is tapped brings its card; a card that was swiped to is there already.
  useEffect(() => {
    const list = strip.current;
    const card = list?.children[at];
    if (list && card instanceof HTMLElement && middleOf(list) !== at)
      list.scrollTo({ left: card.offsetLeft - (list.clientWidth - card.clientWidth) / 2 });
  }, [at]);
  const settle = (): void => {
    const pin = strip.current && pins[middleOf(strip.current)];
    if (pin && pin.id !== chosen.id) onChoose(pin);
  };
  return (
    <ul ref={strip} className={styles.cards} aria-label={t('cards')} onScrollEnd={settle}>
      {pins.map((pin) => (
        <li
          key={pin.id}
          className={styles.card}
          aria-current={pin.id === chosen.id ? 'true' : undefined}
        >
          <MapCard
            pin={pin}
            holiday={cards.get(pin.hotelId)}
            criteria={data.criteria}
            look="swiped"
          />
        </li>
      ))}
    </ul>
  );
}

/** Which card stands in the middle of the strip. */
function middleOf(list: HTMLUListElement): number {
  const middle = list.scrollLeft + list.clientWidth / 2;
  return [...list.children].findIndex(
    (card) =>
      card instanceof HTMLElement &&
      card.offsetLeft <= middle &&
      middle < card.offsetLeft + card.offsetWidth + 10,
  );
}
