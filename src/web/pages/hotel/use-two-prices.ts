import { formatMoney, type Money } from '#domain/money.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { useTranslations } from '#web/texts/translate.tsx';

type Price = { readonly perPerson: Money; readonly total: Money };

/** Each person’s share and the total for two in words, the one first that is chosen (SITE-13). */
export function useTwoPrices() {
  const t = useTranslations('hotel');
  const [view] = usePriceView();
  const isEach = view === 'PER_PERSON_PRICE';
  const kinds = ['pp', 'total'] as const;
  return {
    isEach,
    /** Which of the two the first is, and the second. */
    kinds: isEach ? kinds : kinds.toReversed(),
    words({ perPerson, total }: Price): readonly string[] {
      const both = [
        t('each', { each: formatMoney(perPerson) }),
        t('for_two', { total: formatMoney(total) }),
      ];
      return isEach ? both : both.toReversed();
    },
  };
}
