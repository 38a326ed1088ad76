import { formatMoney, money } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ExtrasBasketFragment } from './query.generated.ts';
import type { OfferedCard } from './sections.ts';

/**
 * Who may book the flights, we at first, with the airline's fee and what is saved without it
 * (FLT-16, FLT-17); figures of one person are said where they make up the whole to the penny.
 */
export function useFulfilments({ flightFulfilment, holiday }: ExtrasBasketFragment): OfferedCard[] {
  const t = useTranslations('extras');
  const { numberOfAdults, numberOfChildren } = holiday.itinerary.party;
  const people = numberOfAdults + numberOfChildren;
  const fee = flightFulfilment.find(({ mode }) => mode === 'AUTO_BOOK')?.discountedPrice;
  if (!fee || fee.amount === 0) return [];
  const { amount, currencyCode } = fee;
  const sumOf = (parts: number) =>
    amount % parts === 0
      ? { sum: formatMoney(money(amount / parts, currencyCode)), isEach: 'true' }
      : { sum: formatMoney(fee), isEach: 'false' };
  return flightFulfilment.map(({ mode, chosen }): OfferedCard => {
    const isOurs = mode === 'AUTO_BOOK';
    return {
      value: mode,
      label: t(isOurs ? 'fulfilment.ours' : 'fulfilment.theirs'),
      detail: isOurs
        ? t('fulfilment.fee', sumOf(people * 2))
        : t('fulfilment.saving', sumOf(people)),
      price: isOurs ? undefined : money(0 - amount, currencyCode),
      chosen,
    };
  });
}
