import { useTranslations } from '#web/texts/translate.tsx';
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
};

/** Between two bags, in centimetres. */
const GAP = 12;

/** Bags whose sizes are known, from the front beside each other, each with its size below. */
export function BagsToScale({ name, bags }: BagsToScaleProps) {
  const t = useTranslations('booking_extras.extras');
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
        className={styles.bags}
      >
        {sized.map((bag, at) => (
          <g key={bag.label} transform={`translate(${leftOf(at)} ${height - bag.height})`}>
            <rect width={bag.width} height={bag.height} rx={3} />
            <path d={`M${bag.width / 2 - 5} 0v4h10v-4`} />
          </g>
        ))}
      </svg>
      <figcaption>
        {name}
        <ul className={styles.sizes}>
          {sized.map((bag) => (
            <li key={bag.label}>{t('size', bag)}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
