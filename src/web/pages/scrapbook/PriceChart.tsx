import { formatMoney } from '#domain/money.ts';
import { CHART_DAYS } from '#domain/saved/limits.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { SavedDealOfPageFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './scrapbook.module.css';

type PriceChartProps = { readonly points: SavedDealOfPageFragment['pricePoints'] };

/** A bar each day, the lowest and the highest in words; too few days are said instead. */
export function PriceChart({ points }: PriceChartProps) {
  const t = useTranslations('scrapbook');
  const [lowest, highest] = ends(points);
  if (points.length < CHART_DAYS || !lowest || !highest)
    return (
      <p className={typography.small}>
        {t('too_little', { count: points.length, days: CHART_DAYS })}
      </p>
    );
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${points.length * STEP - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {points.map(({ day, total }, at) => {
          const height = barHeight(total.amount, lowest.amount, highest.amount);
          return (
            <rect key={day} x={at * STEP} y={HEIGHT - height} width={STEP - GAP} height={height} />
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>{t('lowest', { amount: formatMoney(lowest) })}</span>
        <span>{t('highest', { amount: formatMoney(highest) })}</span>
      </p>
    </>
  );
}

const STEP = 17;
const GAP = 4;
const HEIGHT = 46;
/** Of the lowest price: a bar that is not there would be a day without one. */
const LEAST = 12;

const barHeight = (amount: number, lowest: number, highest: number): number =>
  highest === lowest
    ? HEIGHT
    : LEAST + Math.round(((amount - lowest) / (highest - lowest)) * (HEIGHT - LEAST));

function ends(points: PriceChartProps['points']) {
  const totals = points.map(({ total }) => total).toSorted((a, b) => a.amount - b.amount);
  return [totals[0], totals.at(-1)] as const;
}
