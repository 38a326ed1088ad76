import { useEffect, useState } from 'react';
import { viewOf } from '#domain/catalogue/moving-map.ts';
import { formatMoney } from '#domain/money.ts';
import { MapButtons } from '#web/parts/Map/MapButtons.tsx';
import { MapCanvas } from '#web/parts/Map/MapCanvas.tsx';
import { MapTexts } from '#web/parts/Map/MapTexts.tsx';
import { useEachMove } from '#web/parts/Map/use-each-move.ts';
import { leaveNames, type MovingMap } from '#web/parts/Map/use-map.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { BesideMap } from './BesideMap.tsx';
import { frameOfPlaces, type DiscoveryMapProps } from './drawn-places.ts';
import { layOutPins, type Laid } from './lay-out.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { wholePrice } from './whole-price.ts';
import styles from './DiscoveryMap.module.css';

type LivePlacesProps = DiscoveryMapProps & {
  readonly drawn: React.ReactNode;
  /** The keyboard was in the drawn map. */
  readonly takesFocus: boolean;
};

/** The map of places that moves; while it comes, and where it cannot, the drawn one. */
export function LivePlaces(props: LivePlacesProps) {
  const t = useTranslations('discovery');
  const frame = frameOfPlaces(props.places);
  return (
    <MapTexts>
      <MapCanvas
        start={(width, height) => viewOf(frame, Math.max(width, 2 * height))}
        label={t('map_moving')}
        drawn={props.drawn}
      >
        {(map) => <OverMap {...props} map={map} />}
      </MapCanvas>
    </MapTexts>
  );
}

function OverMap({
  map,
  places,
  fitting,
  chosen,
  onToggle,
  takesFocus,
}: LivePlacesProps & { readonly map: MovingMap }) {
  const [pointed, setPointed] = useState<string>();
  const [opened, setOpened] = useState<string>();
  useEachMove(map);
  useEffect(() => {
    if (takesFocus) map.getCanvas().focus();
  }, [map, takesFocus]);
  const named = places.map(({ place }) => place.label).join('|');
  useEffect(() => leaveNames(map, named.split('|')), [map, named]);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const laid = layOutPins(
    places.map((found) => {
      const { x, y } = map.project([found.position.lon, found.position.lat]);
      return { found, x: Math.round(x), y: Math.round(y), fits: fitting.includes(found) };
    }),
    { width, height },
  );
  const shown = laid.pins.find(({ found }) => found.place.value === (pointed ?? opened));
  return (
    <>
      <ul className={styles.pins}>
        {laid.pins.map((pin) => (
          <LivePin
            key={pin.found.place.value}
            pin={pin}
            isChosen={chosen.includes(pin.found.place.value)}
            isOpen={opened === pin.found.place.value}
            onPoint={setPointed}
            onOpen={setOpened}
          />
        ))}
      </ul>
      <BesideMap places={laid.others} />
      {shown && (
        <PlaceCard
          key={shown.found.place.value}
          at={shown}
          room={{ width, height }}
          isChosen={chosen.includes(shown.found.place.value)}
          onToggle={() => onToggle(shown.found.place.value)}
          onClose={() => {
            setOpened(undefined);
            setPointed(undefined);
          }}
          isOpen={opened === shown.found.place.value}
        />
      )}
      <MapButtons map={map} />
    </>
  );
}

type LivePinProps = {
  readonly pin: Laid;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onPoint: (place: string | undefined) => void;
  readonly onOpen: (place: string | undefined) => void;
};

/** Over it a mouse sees the card of the place; pressed, the card stays. */
function LivePin({ pin: { found, x, y, fits }, isChosen, isOpen, onPoint, onOpen }: LivePinProps) {
  const t = useTranslations('discovery');
  const [view] = usePriceView();
  const { value, label } = found.place;
  const amount = formatMoney(wholePrice(found, view));
  return (
    <li className={styles.livePlace} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <button
        type="button"
        className={classes(fits ? styles.pin : styles.pale, isChosen && styles.chosen)}
        data-pin={value}
        aria-expanded={isOpen}
        aria-label={t('pin', {
          place: label,
          amount,
          basis: view === 'PER_PERSON_PRICE' ? 'each' : 'total',
        })}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(value)}
        onPointerLeave={() => onPoint(undefined)}
        onClick={() => onOpen(isOpen ? undefined : value)}
      >
        <span>{label} </span>
        <strong>{amount}</strong>
      </button>
    </li>
  );
}
