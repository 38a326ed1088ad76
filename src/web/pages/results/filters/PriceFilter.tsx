import { useRef } from 'react';
import { currencySymbol, type Money } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Slider } from '#web/ui/Slider.tsx';
import styles from './FilterForm.module.css';

type PriceFilterProps = {
  /** Lowest and highest total of the results. */
  readonly range: { readonly min: Money; readonly max: Money };
  readonly criteria: Criteria;
  readonly idPrefix: string;
  readonly onSettle: (form: HTMLFormElement) => void;
};

const STEP_POUNDS = 10;

/** The total that the party wants to pay, in whole pounds; the ends of the range mean no bound. */
export function PriceFilter({ range, criteria, idPrefix, onSettle }: PriceFilterProps) {
  const t = useTranslations('results');
  const box = useRef<HTMLDivElement>(null);
  const { adults, children, infants } = headsOf(criteria.party);
  const { min, max } = criteria.filters.price;
  const least =
    Math.floor(Math.min(range.min.amount, min ?? Infinity, max ?? Infinity) / (STEP_POUNDS * 100)) *
    STEP_POUNDS;
  const most =
    Math.ceil(Math.max(range.max.amount, max ?? 0, min ?? 0) / (STEP_POUNDS * 100)) * STEP_POUNDS;
  if (least >= most) return null;
  return (
    <div ref={box} className={styles.group}>
      <input type="hidden" name="priceBounds" value={`${least}-${most}`} />
      <Slider
        id={`${idPrefix}-price`}
        label={t('price', { people: adults + children + infants })}
        low={{ name: 'minPrice', label: t('price_least') }}
        high={{ name: 'maxPrice', label: t('price_most') }}
        min={least}
        max={most}
        step={STEP_POUNDS}
        defaultValue={[toPounds(min) ?? least, toPounds(max) ?? most]}
        sign={currencySymbol(range.min.currencyCode)}
        onSettle={() => {
          const form = box.current?.closest('form');
          if (form) onSettle(form);
        }}
      />
    </div>
  );
}

const toPounds = (pence: number | undefined): number | undefined =>
  pence === undefined ? undefined : Math.round(pence / 100);
