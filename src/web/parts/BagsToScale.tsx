import { classes } from '#web/ui/classes.ts';
import styles from './BagsToScale.module.css';

type Bag = {
  readonly label: string;
  readonly sizeLimit: {
    readonly height: number;
    readonly width: number;
    readonly depth: number;
  } | null;
};

type BagsToScaleProps = {
  /** What is drawn, in words. */
  readonly name: string;
  readonly bags: readonly Bag[];
  /** A bag with its size, which is null where the airline gives none. */
  readonly sizeOf: (bag: Bag) => string;
};

/** Between two bags, in centimetres. */
const GAP = 12;

/**
 * Bags from the front beside each other, each with its size below; one whose size nobody has given
 * is not drawn, and said so.
 */
export function BagsToScale({ name, bags, sizeOf }: BagsToScaleProps) {
  const sized = bags.flatMap(({ label, sizeLimit }) =>
    sizeLimit ? [{ label, ...sizeLimit }] : [],
  );
  if (sized.length === 0) return null;
  const height = Math.max(...sized.map((bag) => bag.height));
  const width = sized.reduce((sum, bag) => sum + bag.width + GAP, -GAP);
  const leftOf = (at: number) => sized.slice(0, at).reduce((sum, bag) => sum + bag.width + GAP, 0);
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        width={3 * (width + 2)}
        height={3 * (height + 2)}
        aria-hidden="true"
      >
        {sized.map((bag, at) => (
          <g key={bag.label} transform={`translate(${leftOf(at)} ${height - bag.height})`}>
            <BagShape size={bag} />
          </g>
        ))}
      </svg>
      <figcaption>
        {name}
        <ul className={styles.sizes}>
          {bags.map((bag) => (
            <li key={bag.label}>{sizeOf(bag)}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

type BagShapeProps = {
  readonly size: { readonly width: number; readonly height: number };
  /** Not in the price. */
  readonly isExtra?: boolean;
};

/** One bag from the front, in centimetres, for an `svg`. */
export function BagShape({ size: { width, height }, isExtra = false }: BagShapeProps) {
  return (
    <g className={classes(styles.bag, isExtra && styles.extra)}>
      <rect width={width} height={height} rx={3} />
      <path d={`M${width / 2 - 5} 0v4h10v-4`} />
    </g>
  );
}
