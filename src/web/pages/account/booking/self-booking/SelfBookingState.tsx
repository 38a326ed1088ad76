import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type SelfBookingStateProps = {
  readonly orderCode: string;
  readonly state: Exclude<keyof typeof TONES, 'OPEN'> | 'OPEN';
  readonly airlineReference: string | null;
};

const TONES = {
  OPEN: undefined,
  WAITING: undefined,
  USED: 'amber',
  NOTED: 'good',
  WITH_A_PERSON: 'amber',
  CONFIRMED: 'good',
  OVER: undefined,
  BOOKED_BY_US: 'good',
  ENDED: undefined,
} as const;

/** How far flights are that are no more, or not yet, for their people to book. */
export function SelfBookingState({ orderCode, state, airlineReference }: SelfBookingStateProps) {
  const t = useTranslations('self_booking');
  if (state === 'OPEN') return null;
  const tone = TONES[state];
  const reference = airlineReference ?? '';
  return (
    <>
      <Notice heading={t(`state.${state}`, { reference })} {...(tone && { tone })}>
        <p>{t(`state.${state}_text`, { reference })}</p>
      </Notice>
      {state === 'USED' && (
        <p>
          <ButtonLink to={bookingRoutes.confirm.href({ orderCode })}>
            {t('book.tell_act')}
          </ButtonLink>
        </p>
      )}
      {(state === 'NOTED' || state === 'OVER' || state === 'WAITING') && (
        <p>
          <ButtonLink kind="quiet" to={bookingRoutes.selfBooking.href({ orderCode })}>
            {t('book.look_again')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
