import { frameOf, pointOn, type MapShape, type Position } from '#domain/catalogue/map-frame.ts';
import { Coast, placedAt } from '#web/parts/Coast.tsx';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
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
  /** What the places lie in. */
  readonly name: string;
  readonly places: readonly PlaceOnMap[];
  /** What the map has to show besides; its places alone when it is not said. */
  readonly around?: readonly Position[];
  readonly shape?: MapShape;
  /** No closer than this level of a frame: what one place lies in is to be known by its coasts. */
  readonly closest?: number | undefined;
};

/** Numbers as on the posters beside it, with their names where there is room; links to places. */
export function PlacesMap({
  name,
  places,
  around = [],
  shape = 'square',
  closest,
}: PlacesMapProps) {
  const t = useTranslations('place_prices');
  const frame = frameOf([...places.map(({ position }) => position), ...around], shape, closest);
  const points = places.map(({ position }) => pointOn(frame, position));
  const sides = nameSides(
    points.map((point, at) => ({ ...point, label: places[at]!.label })),
    shape,
  );
  return (
    <nav aria-label={t('map', { place: name })}>
      <Coast frame={frame}>
        {places.map(({ value, label, path }, at) => {
          const side = sides[at];
          return (
            <Link
              key={value}
              to={placePageHref(path ?? '')}
              className={classes(styles.pin, side && styles[side])}
              style={placedAt(points[at]!)}
              aria-label={`${at + 1} ${label}`}
            >
              {at + 1} {side && <span className={styles.name}>{label}</span>}
            </Link>
          );
        })}
      </Coast>
    </nav>
  );
}
