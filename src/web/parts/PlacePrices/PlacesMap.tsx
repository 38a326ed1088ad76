import {
  frameOf,
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
import { nameSides } from './name-sides.ts';
import styles from './place-prices.module.css';

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
export function PlacesMap({ name, places, here, shape = 'square', closest }: PlacesMapProps) {
  const t = useTranslations('place_prices');
  const pins = [
    ...(here ? [{ value: '', label: name, path: null, position: here, number: 0 }] : []),
    ...places.map((place, at) => ({ ...place, number: at + 1 })),
  ];
  const positions = pins.map(({ position }) => position);
  const inset = mapInset(positions, shape);
  const near = pins.filter((_, at) => !inset?.far.has(at));
  const nearest = near.map(({ position }) => position);
  const frame = frameOf(nearest, shape, closest);
  return (
    <nav aria-label={t('map', { place: name })}>
      <Coast frame={frame}>
        <Pins frame={frame} pins={near} corner={inset?.corner} />
        {inset && (
          <div className={styles.inset} style={{ [inset.corner.x]: 0, [inset.corner.y]: 0 }}>
            <Coast frame={inset.frame}>
              <Pins frame={inset.frame} pins={pins.filter((_, at) => inset.far.has(at))} />
            </Coast>
          </div>
        )}
      </Coast>
    </nav>
  );
}

type PinsProps = {
  readonly frame: MapFrame;
  /** The number 0 is where the page is. */
  readonly pins: readonly (PlaceOnMap & { readonly number: number })[];
  /** Where another map covers this one. */
  readonly corner?: Corner | undefined;
};

function Pins({ frame, pins, corner }: PinsProps) {
  const points = pins.map(({ position }) => pointOn(frame, position));
  const sides = nameSides(
    points.map((point, at) => ({ ...point, label: pins[at]!.label })),
    frame.shape,
    corner,
  );
  return pins.map(({ value, label, path, number }, at) => {
    const side = sides[at];
    return number === 0 ? (
      <b key={value} className={`${styles.pin} ${styles.here}`} style={placedAt(points[at]!)}>
        {label}
      </b>
    ) : (
      <Link
        key={value}
        to={placePageHref(path ?? '')}
        className={classes(styles.pin, side && styles[side])}
        style={placedAt(points[at]!)}
        aria-label={`${number} ${label}`}
      >
        {number} {side && <span className={styles.name}>{label}</span>}
      </Link>
    );
  });
}
