import { mayDo } from '#domain/booking/booking-roles.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RadioCards, type RadioCard } from '#web/ui/RadioCards.tsx';
import type { usePostedForm } from '#web/ui/use-posted-form.ts';
import type {
  ChangedBookingFragment,
  ChangeOfTheirsFragment,
  TakenInsteadFragment,
} from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './whats-changed.module.css';

type AnswerProps = {
  readonly booking: ChangedBookingFragment;
  readonly change: ChangeOfTheirsFragment;
  readonly form: ReturnType<typeof usePostedForm>;
};

/** The answers, none of them chosen before; nothing for whoever may not change the booking. */
export function AnswerForm({ booking, change, form }: AnswerProps) {
  const { role, flights, theirAlternatives: alternatives } = booking;
  const t = useTranslations('whats_changed.answer');
  const { phone } = usePageProperties().domainConfig.brand;
  const hasTickets = flights.some(({ isOwn, isToBook }) => isOwn || isToBook);
  const others = useAlternatives(alternatives);
  const [keep, ...ends] = useCards(change, hasTickets, mayDo(role, 'what is grave'));
  const cards = [...(keep ? [keep] : []), ...others, ...ends];
  if (!mayDo(role, 'change')) return null;
  return (
    <form
      method="post"
      id={form.id}
      tabIndex={-1}
      className={`${layout.ruled} ${layout.stack} ${styles.answer}`}
      noValidate
    >
      <input type="hidden" name="notice" value={change.id} />
      <RadioCards {...form.field('answer', undefined)} label={t('label')} cards={cards} />
      <p className={typography.small}>{t(others.length > 0 ? 'no_more' : 'none_alike')}</p>
      {!mayDo(role, 'what is grave') && <p>{t('lead_only')}</p>}
      <div>
        <Button>{t('go_on')}</Button>
      </div>
      <p className={typography.small}>{t('once_more')}</p>
      <p>
        {t.rich('call', {
          phone: () => <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
        })}
      </p>
    </form>
  );
}

function useCards(
  { reduction, back }: ChangeOfTheirsFragment,
  hasTickets: boolean,
  mayEnd: boolean,
): readonly RadioCard[] {
  const t = useTranslations('whats_changed.answer');
  const isLess = reduction !== null && reduction.amount > 0;
  const less = isLess ? formatMoney(reduction, 'always') : '';
  return [
    {
      value: 'keep',
      label: t('keep', { isLess: String(isLess), amount: less }),
      detail: t(isLess ? 'keep_less' : 'keep_same'),
      aside: isLess ? t('off', { amount: less }) : t('same'),
    },
    ...(mayEnd && back
      ? [
          {
            value: 'end',
            label: t(hasTickets ? 'end_tickets' : 'end'),
            detail: t(hasTickets ? 'end_tickets_text' : 'end_text'),
            ...(!hasTickets && { aside: t('back', { amount: formatMoney(back, 'always') }) }),
          },
        ]
      : []),
  ];
}

/** What can be had instead, at no more than was booked. */
function useAlternatives(alternatives: readonly TakenInsteadFragment[]): readonly RadioCard[] {
  const t = useTranslations('whats_changed.answer');
  return alternatives.map((one) => {
    const { id, isOtherHotel, hotel, stars, place, rooms, board, difference } = one;
    const flown = flightsOf(one);
    const less = money(-difference.amount, difference.currencyCode);
    const stay = t('hotel_text', { room: rooms.join(', '), board: board.toLowerCase(), place });
    return {
      value: id,
      label:
        !isOtherHotel && flown ? t('flights', flown) : t('hotel', { hotel, stars: String(stars) }),
      detail: isOtherHotel
        ? [stay, ...(flown && one.isOtherFlights ? [t('with_flights', flown)] : [])].join(' ')
        : flown && t('flights_text', flown),
      aside: less.amount > 0 ? t('less', { amount: formatMoney(less, 'always') }) : t('same'),
    };
  });
}

function flightsOf({ outbound, inbound }: TakenInsteadFragment) {
  if (!outbound || !inbound) return undefined;
  return {
    out: outbound.departs,
    carrier: outbound.carrier,
    number: outbound.flightNumber,
    date: formatDate(outbound.date),
    from: outbound.from,
    home: inbound.departs,
    homeCarrier: inbound.carrier,
    homeNumber: inbound.flightNumber,
    homeDate: formatDate(inbound.date),
    homeFrom: inbound.from,
  };
}
