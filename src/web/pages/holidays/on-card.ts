import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import type { OnCard } from '#web/page-module.ts';
import type { RequestProperties } from '#web/page-properties.ts';
import { monthName } from '#web/parts/in-few-words.ts';
import holidays from '#web/texts/en-GB/holidays.json';
import { translatorOf } from '#web/texts/translate.tsx';
import { cheapestAndDearest } from './landing/questions.ts';
import type { LoadedLanding } from './load-landing.ts';

type Loaded = { readonly kind: 'index' | 'none' } | ({ readonly kind: 'landing' } & LoadedLanding);

/** The lowest price of a page of holidays, as its questions tell it. */
export function landingCard(
  loaded: Loaded,
  { domainConfig: { locale } }: Pick<RequestProperties, 'domainConfig'>,
): OnCard {
  if (loaded.kind !== 'landing') return {};
  const t = translatorOf(locale, { holidays }, 'holidays');
  const [day] = cheapestAndDearest(loaded.days) ?? [];
  const [month] = cheapestAndDearest(loaded.months) ?? [];
  const cheapest = day ?? month;
  return {
    price: cheapest && {
      figure: t('each', { each: formatMoney(cheapest.perPerson) }),
      facts: [
        t('total_for_two', { total: formatMoney(cheapest.total), nights: cheapest.numberOfNights }),
        month ? monthName(month.month) : formatDate(cheapest.departureDate),
      ],
    },
  };
}
