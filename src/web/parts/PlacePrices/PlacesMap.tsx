import type { CSSProperties } from 'react';
import {
  frameOf,
  MAP_SHAPES,
  pointOn,
  type MapFrame,
  type MapShape,
  type Position,
} from '#domain/catalogue/map-frame.ts';
import { Coast, placedAt } from '#web/parts/Coast.tsx';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { mapInset, type Corner } from './map-inset.ts';
import { spreadPins, type LaidPin } from './spread-pins.ts';
import styles from './PlacesMap.module.css';

/** A place with a page of its own. */
export type PlaceOnMap = {
  readonly value: string;
  readonly label: string;
  readonly path: string | null;
  readonly position: Position;
};

type PlacesMapProps = {
  /** What the places lie in, or around. */
  readonly name: string;
  readonly places: readonly PlaceOnMap[];
  /** Of places without a pin, which the map holds as well. */
  readonly alsoShown?: readonly Position[];
  /** Where the page is, among the places. */
  readonly here?: Position | null;
  readonly shape?: MapShape;
  /** No closer than this level of a frame: what one place lies in is to be known by its coasts. */
  readonly closest?: number | undefined;
};

/**
 * Numbers as on the posters beside it, with their names where there is room; links to places. What
 * lies far from the others is in a corner.
 */
export function PlacesMap(props: PlacesMapProps) {
  const { name, places, alsoShown = [], here, shape = 'square', closest } = props;
  const t = useTranslations('place_prices');
  const pins = [
    ...(here ? [{ value: '', label: name, path: null, position: here, number: 0 }] : []),
    ...places.map((place, at) => ({ ...place, number: at + 1 })),
  ];
  const positions = [...pins.map(({ position }) => position), ...alsoShown];
  const inset = mapInset(positions, shape);
  const frame = frameOf(
    positions.filter((_, at) => !inset?.far.has(at)),
    shape,
    closest,
  );
  return (
    <nav aria-label={t('map', { place: name })} className={styles.map} data-shape={shape}>
      <Coast frame={frame}>
        <Pins
          frame={frame}
          pins={pins.filter((_, at) => !inset?.far.has(at))}
          corner={inset?.corner}
        />
        {inset && (
          <div className={styles.inset} style={{ [inset.corner.x]: 0, [inset.corner.y]: 0 }}>
            <Coast frame={inset.frame}>
              <Pins
                frame={inset.frame}
                pins={pins.filter((_, at) => inset.far.has(at))}
                part={INSET}
              />
            </Coast>
          </div>
        )}
      </Coast>
    </nav>
  );
}

/** Part of the map’s width that a map in its corner takes, as in the style sheet. */
const INSET = 0.44;
/** Pixels of maps without names and with them: the least and the most, as in the style sheet. */
const NUMBERED = [280, 480] as const;
const NAMED: Readonly<Record<MapShape, readonly [number, number]>> = {
  square: [480, 720],
  column: [480, 720],
  wide: [480, 1344],
};

type PinsProps = {
  readonly frame: MapFrame;
  /** The number 0 is where the page is. */
  readonly pins: readonly (PlaceOnMap & { readonly number: number })[];
  /** Where another map covers this one. */
  readonly corner?: Corner | undefined;
  /** Of the width of the whole map. */
  readonly part?: number;
};

function Pins({ frame, pins, corner, part = 1 }: PinsProps) {
  const { width, height } = MAP_SHAPES[frame.shape];
  const points = pins.map((pin) => ({ ...pin, ...pointOn(frame, pin.position) }));
  const layOut = ([least, most]: readonly [number, number], isNamed: boolean) =>
    spreadPins(points, {
      widths: [least * part, most * part],
      ratio: height / width,
      isNamed,
      corner,
    });
  const narrow = layOut(NUMBERED, false);
  const wide = layOut(part === 1 ? NAMED[frame.shape] : NAMED.square, true);
  return points.map(({ value, label, path, number, ...point }, at) => (
    <div
      key={value}
      className={styles.spot}
      style={{ ...placedAt(point), ...offsets('n', narrow[at]!), ...offsets('w', wide[at]!) }}
    >
      {number === 0 ? (
        <b className={`${styles.pin} ${styles.here}`}>{label}</b>
      ) : (
        <Link
          to={placePageHref(path ?? '')}
          className={classes(styles.pin, wide[at]!.isNamed && styles.named)}
          aria-label={`${number} ${label}`}
        >
          {number} {wide[at]!.isNamed && <span className={styles.name}>{label}</span>}
        </Link>
      )}
    </div>
  ));
}

/** For the style sheet: from a place to its label, and how much of the label lies left of that. */
const offsets = (of: 'n' | 'w', { x, y, side }: LaidPin): CSSProperties => ({
  [`--${of}x`]: `${x}px`,
  [`--${of}y`]: `${y}px`,
  [`--${of}s`]: side === 'after' ? '0%' : '-100%',
});
