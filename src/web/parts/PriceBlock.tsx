import { formatMoney, type Money } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Amount } from './Amount.tsx';
import styles from './PriceBlock.module.css';

/** Which of the two figures is the bigger (SITE-13); both are always there. */
export const PRICE_VIEWS = ['PER_PERSON_PRICE', 'TOTAL_PRICE'] as const;
export type PriceView = (typeof PRICE_VIEWS)[number];

type PriceBlockProps = {
  readonly total: Money;
  readonly each: Money;
  /** Everybody who travels, infants too. */
  readonly people: number;
  /** Those of them whose share the others carry. */
  readonly infants: number;
  readonly view?: PriceView;
  /**
   * `card` on the deal, `list` on the cards of a list, `bar` in a sticky bar, `table` in rows;
   * `end` sets it to the right.
   */
  readonly size?: 'card' | 'list' | 'bar' | 'table';
  readonly end?: boolean;
};

/**
 * The price of a holiday: the party's total with its unit, and each person's share beside it
 * (visitors: R1, R2).
 */
export function PriceBlock({
  total,
  each,
  people,
  infants,
  view = 'TOTAL_PRICE',
  size = 'card',
  end = false,
}: PriceBlockProps) {
  const look = classes(styles.block, styles[size], end && styles.end);
  return view === 'TOTAL_PRICE' ? (
    <TotalFirst look={look} total={total} each={each} people={people} infants={infants} />
  ) : (
    <EachFirst look={look} total={total} each={each} people={people} infants={infants} />
  );
}

type Figures = {
  readonly look: string;
  readonly total: Money;
  readonly each: Money;
  readonly people: number;
  readonly infants: number;
};

function TotalFirst({ look, total, each, people, infants }: Figures) {
  const t = useTranslations('common');
  return (
    <p className={look}>
      <span data-price="total" className={styles.figure}>
        <Amount of={total} />
      </span>{' '}
      <span className={styles.unit}>{`${t('total_for', { people })},`}</span>{' '}
      <span data-price="pp" className={styles.share}>
        {t('each_with_amount', { amount: formatMoney(each), paying: people - infants, infants })}
      </span>
    </p>
  );
}

function EachFirst({ look, total, each, people, infants }: Figures) {
  const t = useTranslations('common');
  return (
    <p className={look}>
      <span data-price="pp" className={styles.figure}>
        <Amount of={each} />
      </span>{' '}
      <span className={styles.unit}>{t('each', { paying: people - infants, infants })}</span>{' '}
      <span data-price="total" className={styles.totalUnder}>
        {formatMoney(total)} <span className={styles.totalUnit}>{t('total_for', { people })}</span>
      </span>
    </p>
  );
}
