import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { RadioCard } from '#web/ui/RadioCards.tsx';
import type { ExtrasBasketFragment } from './query.generated.ts';
import { bagChoices, NO_EXTRA, type OfferedCard, type ExtraSectionName } from './sections.ts';
import { useFulfilments } from './use-fulfilments.ts';

/**
 * The cards of a section, "No …" first, and the one that is chosen; none is unless the visitor
 * chose it (visitors: R4). Somebody has to book the flights: that section has no "No …".
 */
export function useCards(
  section: ExtraSectionName,
  basket: ExtrasBasketFragment,
): { readonly cards: readonly RadioCard[]; readonly chosen: string | undefined } {
  const t = useTranslations('extras');
  const offers = useOffers(section, basket);
  const none: readonly RadioCard[] =
    section === 'fulfilment' ? [] : [{ value: NO_EXTRA, label: t(`${section}.none`) }];
  const cards = offers.map(({ value, label, detail, price }): RadioCard => ({
    value,
    label,
    detail,
    aside: price && formatMoney(price, 'always'),
  }));
  return { cards: [...none, ...cards], chosen: offers.find(({ chosen }) => chosen)?.value };
}

function useOffers(
  section: ExtraSectionName,
  basket: ExtrasBasketFragment,
): readonly OfferedCard[] {
  const t = useTranslations('extras');
  const fulfilment = useFulfilments(basket);
  const offers: Record<ExtraSectionName, () => readonly OfferedCard[]> = {
    fulfilment: () => fulfilment,
    transfer: () =>
      basket.transferOptions.map(
        ({ id, title, about, supplierName, duration, stepFree, price, chosen }) => {
          const detail = t('transfer.detail', {
            supplier: supplierName,
            minutes: duration.value,
            stepFree: String(stepFree),
          });
          const more = about === '' ? detail : `${detail}. ${about}`;
          return { value: id, label: title, detail: more, price, chosen };
        },
      ),
    bags: () =>
      bagChoices(basket).map(({ quantity, price, chosen }) => ({
        value: String(quantity),
        label: t('bags.choice', { quantity }),
        detail: t('bags.detail'),
        price,
        chosen,
      })),
    priority: () =>
      [basket.priorityBoardingOption].flatMap((option) =>
        option
          ? [
              {
                value: 'yes',
                label: t('priority.choice'),
                detail: t('priority.detail'),
                price: option.price,
                chosen: option.chosen,
              },
            ]
          : [],
      ),
    parking: () =>
      basket.carParkOptions.map(({ id, type, name, description, price, chosen }) => {
        const detail = t('parking.detail', { type, description });
        return { value: id, label: name, detail, price, chosen };
      }),
    insurance: () =>
      basket.insuranceOptions.map(({ id, title, description, price, chosen }) => ({
        value: id,
        label: title,
        detail: description,
        price,
        chosen,
      })),
  };
  return offers[section]();
}
