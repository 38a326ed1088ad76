import { useRef } from 'react';
import { currencySymbol, type Money, type Pence } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Slider } from '#web/ui/Slider.tsx';
import { usePriceBasis } from '../use-price-basis.ts';
import styles from './FilterForm.module.css';

type PriceFilterProps = {
  /** Lowest and highest total of the results. */
  readonly range: { readonly min: Money; readonly max: Money };
  readonly criteria: Criteria;
  readonly idPrefix: string;
  readonly onSettle: (form: HTMLFormElement) => void;
};

const STEP_POUNDS = 10;

/**
 * What the visitor wants to pay, each or in total as prices are shown, in whole pounds; the ends of
 * the range mean no bound.
 */
export function PriceFilter({ range, criteria, idPrefix, onSettle }: PriceFilterProps) {
  const t = useTranslations('results');
  const box = useRef<HTMLDivElement>(null);
  const { view, heads } = usePriceBasis(criteria);
  const { paying, infants } = headsOf(criteria.party);
  const { min, max } = criteria.filters.price;
  const stepsTo = (total: Pence) => total / heads / (STEP_POUNDS * 100);
  const down = (total: Pence) => Math.floor(stepsTo(total)) * STEP_POUNDS;
  const up = (total: Pence) => Math.ceil(stepsTo(total)) * STEP_POUNDS;
  const least = down(Math.min(range.min.amount, min ?? Infinity, max ?? Infinity));
  const most = up(Math.max(range.max.amount, max ?? 0, min ?? 0));
  if (least >= most) return null;
  return (
    <div ref={box} className={styles.group}>
      <input type="hidden" name="priceBounds" value={`${least}-${most}`} />
      <input type="hidden" name="priceHeads" value={heads} />
      <Slider
        key={view}
        id={`${idPrefix}-price`}
        label={t(`price_${view}`, { people: paying + infants })}
        low={{ name: 'minPrice', label: t('price_least') }}
        high={{ name: 'maxPrice', label: t('price_most') }}
        min={least}
        max={most}
        step={STEP_POUNDS}
        defaultValue={[min === undefined ? least : down(min), max === undefined ? most : up(max)]}
        sign={currencySymbol(range.min.currencyCode)}
        onSettle={() => {
          const form = box.current?.closest('form');
          if (form) onSettle(form);
        }}
      />
    </div>
  );
}
