import { formatMoney } from '#domain/money.ts';
import { MapPins } from '#web/parts/Map/MapPins.tsx';
import type { MovingMap } from '#web/parts/Map/use-map.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ResultsData } from '../results-data.ts';
import type { ResultPin } from './use-result-pins.ts';

/** Pins that stand as one, the cheapest first. */
export type Together = readonly [ResultPin, ...ResultPin[]];

type ResultPinsProps = {
  readonly map: MovingMap;
  readonly data: ResultsData;
  readonly pins: readonly ResultPin[];
  readonly chosen: string | undefined;
  readonly onPoint: (pins: Together | undefined) => void;
  readonly onChoose: (pins: Together) => void;
};

/** The pins of a search with their words, linked to the cards of the page that stand there. */
export function ResultPins({ map, data, pins, chosen, onPoint, onChoose }: ResultPinsProps) {
  const t = useTranslations('map');
  const [view] = usePriceView();
  const { packages } = data.packageSearchResults;
  const words = (label: string, [first, ...others]: Together): string =>
    t(first.isHotel ? 'pin_hotel' : 'pin_resort', {
      label,
      place: first.label,
      hotels: first.hotels,
      amount: formatMoney(first.price),
      basis: view === 'PER_PERSON_PRICE' ? 'each' : 'total',
      more: others.length,
    });
  const cardsOf = (own: readonly ResultPin[]): string[] =>
    packages.filter(({ hotel }) => own.some((pin) => standsFor(pin, hotel))).map(({ id }) => id);
  return (
    <MapPins
      map={map}
      pins={pins}
      chosen={chosen}
      words={words}
      cardsOf={cardsOf}
      onPoint={onPoint}
      onChoose={onChoose}
    />
  );
}

/** A hotel's line of its place begins with its resort. */
const standsFor = (
  { id, isHotel, label }: ResultPin,
  hotel: { readonly id: string; readonly placeLine: string },
): boolean => (isHotel ? hotel.id === id : hotel.placeLine.split(',')[0] === label);
