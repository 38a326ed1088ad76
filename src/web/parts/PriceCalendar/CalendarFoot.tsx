import { addDays, formatDate, type IsoDate } from '#domain/dates.ts';
import { money, perPerson } from '#domain/money.ts';
import { headsOf, type Party } from '#domain/party.ts';
import { PriceBlock } from '#web/parts/PriceBlock.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { DayPrices } from './day-prices.ts';
import styles from './CalendarFoot.module.css';

type CalendarFootProps = {
  readonly date: IsoDate;
  readonly nights: number;
  readonly prices: DayPrices;
  readonly party: Party;
  readonly onUse: () => void;
};

/**
 * What is chosen: its days, its exact total or why it is closed (MSG-06), and the button that takes
 * it.
 */
export function CalendarFoot({ date, nights, prices, party, onUse }: CalendarFootProps) {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  const total = prices.totals.get(date);
  const closed = prices.closed.get(date);
  const { adults, children, infants, paying } = headsOf(party);
  return (
    <div className={styles.foot}>
      <p aria-live="polite">
        <strong className={styles.dates}>
          {t('dates', { from: formatDate(date, 'short'), to: formatDate(addDays(date, nights)) })}
        </strong>
        <span className={styles.nights}>{t('nights', { count: nights })}</span>
        {closed !== undefined && <span className={styles.nights}>{closed}</span>}
      </p>
      <div className={styles.price}>
        {total && (
          <PriceBlock
            size="bar"
            end
            total={total}
            each={money(perPerson(total.amount, paying), total.currencyCode)}
            people={adults + children + infants}
            infants={infants}
          />
        )}
        <Button type="button" onClick={onUse}>
          {common('use_dates')}
        </Button>
      </div>
    </div>
  );
}
