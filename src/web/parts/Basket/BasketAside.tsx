import type { ReactNode } from 'react';
import { HoldStrip } from '#web/parts/HoldStrip.tsx';
import { Receipt } from '#web/parts/Receipt.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { BASKET_ACT, makeBasketAct } from './act-on-basket.ts';
import { hasChosen, makeReceiptLines, travellersOf, type BasketFacts } from './basket-facts.ts';
import styles from './BasketAside.module.css';

type BasketAsideProps = {
  readonly basket: BasketFacts;
  /** The server's now, ISO with Z. */
  readonly now: string;
  readonly onExpired: () => void;
  /** Id of the form whose unsaved fields must not be lost (`useFormAlong`). */
  readonly formAlong?: string | undefined;
  /** Nothing may be changed any more: no more time either. */
  readonly isSettled?: boolean;
  /** Under the total of the receipt: the way on. */
  readonly children?: ReactNode;
};

/**
 * How long the deal is held, over what it costs. On a phone the receipt stands in the trip line
 * instead.
 */
export function BasketAside({
  basket,
  now,
  onExpired,
  formAlong,
  isSettled = false,
  children,
}: BasketAsideProps) {
  const t = useTranslations('basket');
  return (
    <aside className={styles.aside} aria-label={t('your_holiday')}>
      {!basket.isExpired && (
        <HoldStrip
          expiresAt={basket.expiry}
          now={now}
          extend={
            isSettled
              ? undefined
              : { name: BASKET_ACT, value: makeBasketAct({ kind: 'extend' }), formAlong }
          }
          onEnd={onExpired}
        />
      )}
      <div className={styles.receipt}>
        <BasketReceipt basket={basket}>
          {children}
          <p>{t('same_total', { chosen: String(hasChosen(basket)) })}</p>
        </BasketReceipt>
      </div>
    </aside>
  );
}

export function BasketReceipt({
  basket,
  children,
}: {
  readonly basket: BasketFacts;
  readonly children?: ReactNode;
}) {
  return (
    <Receipt
      lines={makeReceiptLines(basket.lines)}
      total={basket.price.total}
      each={basket.price.perPerson}
      {...travellersOf(basket.holiday)}
    >
      {children}
    </Receipt>
  );
}
