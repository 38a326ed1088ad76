import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './ReviewScore.module.css';

type ReviewScoreProps = {
  /** Out of five, one decimal. */
  readonly score: number;
  readonly count: number;
  /** Where the reviews stand; without it the count is plain text. */
  readonly to?: string;
  /** Source or span of time, as "last 24 months" (visitors: R24). */
  readonly since?: string;
};

/** What guests say, in a number with its count. */
export function ReviewScore({ score, count, to, since }: ReviewScoreProps) {
  const t = useTranslations('common');
  const words =
    since === undefined ? t('reviews', { count }) : `${t('reviews', { count })}, ${since}`;
  return (
    <span className={styles.score}>
      <strong>{score.toFixed(1)}</strong> <VisuallyHidden>{`${t('out_of_five')}, `}</VisuallyHidden>
      {to === undefined ? words : <Link to={to}>{words}</Link>}
    </span>
  );
}
