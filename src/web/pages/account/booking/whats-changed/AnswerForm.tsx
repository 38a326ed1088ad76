import { mayDo } from '#domain/booking/booking-roles.ts';
import { formatMoney } from '#domain/money.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RadioCards, type RadioCard } from '#web/ui/RadioCards.tsx';
import type { usePostedForm } from '#web/ui/use-posted-form.ts';
import type { ChangedBookingFragment, ChangeOfTheirsFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type AnswerProps = {
  readonly booking: ChangedBookingFragment;
  readonly change: ChangeOfTheirsFragment;
  readonly form: ReturnType<typeof usePostedForm>;
};

/** The answers, none of them chosen before; nothing for whoever may not change the booking. */
export function AnswerForm({ booking: { role, flights }, change, form }: AnswerProps) {
  const t = useTranslations('whats_changed.answer');
  const { phone } = usePageProperties().domainConfig.brand;
  const hasTickets = flights.some(({ isOwn, isToBook }) => isOwn || isToBook);
  const cards = useCards(change, hasTickets, mayDo(role, 'what is grave'));
  if (!mayDo(role, 'change')) return null;
  return (
    <form
      method="post"
      id={form.id}
      tabIndex={-1}
      className={`${layout.ruled} ${layout.section} ${layout.stack}`}
      noValidate
    >
      <input type="hidden" name="notice" value={change.id} />
      <RadioCards {...form.field('answer', undefined)} label={t('label')} cards={cards} />
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
