import { useEffect } from 'react';
import type { Money } from '#domain/money.ts';
import { classes } from '#web/ui/classes.ts';
import { hasRoomForName, mergePins, type MergedPin } from './merge-pins.ts';
import { PinLabel, pinText } from './PinLabel.tsx';
import { useEachMove } from './use-each-move.ts';
import { leaveNames, type MovingMap } from './use-map.ts';
import styles from './MapPins.module.css';

/** Something with a price that stands on the map. */
export type PinnedPlace = {
  readonly id: string;
  readonly label: string;
  readonly position: { readonly lat: number; readonly lon: number };
  readonly hotels: number;
  /** As the view of prices says it. */
  readonly price: Money;
  /** Beside the others, not among them: outside the part of the map that is searched. */
  readonly isOutside?: boolean;
};

type MapPinsProps<Pin extends PinnedPlace> = {
  readonly map: MovingMap;
  /** The cheapest first: Tab walks them in this order. */
  readonly pins: readonly Pin[];
  readonly chosen: string | undefined;
  /** Says a pin, its label first. */
  readonly words: (label: string, pins: readonly [Pin, ...Pin[]]) => string;
  /** Cards of the page that are raised together with it (use-linked-cards). */
  readonly cardsOf: (pins: readonly Pin[]) => readonly string[];
  /** The cheapest of those that stand as one, then the others. */
  readonly onPoint: (pins: readonly [Pin, ...Pin[]] | undefined) => void;
  readonly onChoose: (pins: readonly [Pin, ...Pin[]]) => void;
};

/** Pins over a map that moves; those that would cover each other stand as one. */
export function MapPins<Pin extends PinnedPlace>({
  map,
  pins,
  chosen,
  words,
  cardsOf,
  onPoint,
  onChoose,
}: MapPinsProps<Pin>) {
  useEachMove(map);
  const named = pins.map(({ id }) => id).join(' ');
  useEffect(() => leaveNames(map, named.split(' ')), [map, named]);
  const visible = visiblePins(map, pins);
  return (
    <ul className={styles.pins}>
      {visible.map(({ x, y, pins: own }) => {
        const [first] = own;
        const hotels = own.reduce((sum, pin) => sum + pin.hotels, 0);
        const isChosen = own.some(({ id }) => id === chosen);
        return (
          <li
            key={first.id}
            className={classes(styles.place, first.isOutside && styles.outside)}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <button
              type="button"
              className={styles.button}
              aria-pressed={isChosen}
              aria-label={words(pinText(first.price, hotels), own)}
              data-pin={cardsOf(own).join(' ')}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(own)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => {
                onPoint(own);
                bringIn(map, first);
              }}
              onBlur={() => onPoint(undefined)}
              onClick={() => onChoose(own)}
            >
              <PinLabel price={first.price} hotels={hotels} />
            </button>
            {hasRoomForName({ x, y }, first.label, visible) && (
              <span className={styles.name} aria-hidden="true">
                {first.label}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Past the edges by so much a pin may still reach into the map. */
const MARGIN = 60;

function visiblePins<Pin extends PinnedPlace>(
  map: MovingMap,
  pins: readonly Pin[],
): MergedPin<Pin>[] {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return mergePins(
    pins.flatMap((pin) => {
      const { x, y } = map.project([pin.position.lon, pin.position.lat]);
      const isNear = x > -MARGIN && y > -MARGIN && x < width + MARGIN && y < height + MARGIN;
      return isNear ? [{ x: Math.round(x), y: Math.round(y), pin }] : [];
    }),
  );
}

/** A pin that the keyboard has reached half outside comes into the map. */
function bringIn(map: MovingMap, { position: { lat, lon } }: PinnedPlace): void {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const { x, y } = map.project([lon, lat]);
  if (x < MARGIN || y < MARGIN || x > width - MARGIN || y > height - MARGIN) map.panTo([lon, lat]);
}
