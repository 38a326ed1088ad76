import { formatMoney } from '#domain/money.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { ChangeClosed } from '#web/parts/Booking/ChangeClosed.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { RadioCards, type RadioCard } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { TransferBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

/** The choice to travel without one. */
export const NO_TRANSFER = 'none';

type TransfersViewProps = {
  readonly booking: TransferBookingFragment;
  readonly transferChange: NonNullable<TransferBookingFragment['transferChange']>;
  readonly refused: RefusedForm | undefined;
};

/** Another transfer, or none: what it costs is shown next. */
export function TransfersView({ booking, transferChange, refused }: TransfersViewProps) {
  const t = useTranslations('booking_change.transfers');
  const form = usePostedForm('transfers', refused);
  const { refusal, offers, flight } = transferChange;
  const cards = useCards(booking, offers);
  return (
    <BookingFrame orderCode={booking.reference} receipt={null}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={refusal === null ? form.problems : []} />
      <h1>{t('title')}</h1>
      {refusal !== null && <ChangeClosed orderCode={booking.reference} {...{ refusal, refused }} />}
      {refusal === null && cards.length === 0 && (
        <p className={typography.lead}>{t('nothing_offered')}</p>
      )}
      {refusal === null && cards.length > 0 && (
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <p className={typography.lead}>{t('lead')}</p>
          <RadioCards
            {...form.field('transfer', offers.find(({ chosen }) => chosen)?.id)}
            label={t('which')}
            cards={cards}
          />
          {booking.flights.length === 0 && (
            <fieldset className={layout.stack}>
              <legend className={typography.h3}>{t('flight')}</legend>
              <p className={typography.small}>{t('flight_about')}</p>
              <div className={layout.pair}>
                <TextField
                  {...form.field('flight_number', flight?.number)}
                  label={t('number')}
                  hint={t('number_hint')}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
                <TextField
                  {...form.field('flight_lands', flight?.landsAt ?? undefined)}
                  label={t('lands_at')}
                  hint={t('lands_at_hint')}
                  type="time"
                />
              </div>
            </fieldset>
          )}
          <div>
            <Button>{t('see_price')}</Button>
          </div>
        </form>
      )}
    </BookingFrame>
  );
}

/** Every offer as a card, and last to have none, for whoever has one. */
function useCards(
  { extras }: TransferBookingFragment,
  offers: TransfersViewProps['transferChange']['offers'],
): readonly RadioCard[] {
  const t = useTranslations('booking_change.transfers');
  const hasOne = extras.some(({ kind }) => kind === 'TRANSFER');
  return [
    ...offers.map(({ id, title, supplierName, about, stepFree, chosen, duration, price }) => ({
      value: id,
      label: title,
      detail: [
        about,
        t('duration', { minutes: duration.value, supplier: supplierName }),
        stepFree ? t('step_free') : '',
      ]
        .filter(Boolean)
        .join(' '),
      aside: chosen ? t('yours') : formatMoney(price, 'always'),
    })),
    ...(hasOne ? [{ value: NO_TRANSFER, label: t('none'), detail: t('none_detail') }] : []),
  ];
}
