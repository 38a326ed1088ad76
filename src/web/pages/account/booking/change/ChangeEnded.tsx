import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { WasAndNow } from '#web/parts/Booking/WasAndNow.tsx';
import { LookAgain } from '#web/parts/LookAgain.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice, type NoticeTone } from '#web/ui/Notice.tsx';
import type { QuotedChangeFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';

type Ended = Exclude<QuotedChangeFragment['state'], 'QUOTED'>;

const KEYS = {
  EXPIRED: 'expired',
  ACCEPTED: 'under_way',
  DONE: 'done',
  REFUSED: 'refused',
} as const satisfies Record<Ended, string>;

const TONES: Record<Ended, NoticeTone> = {
  EXPIRED: 'amber',
  ACCEPTED: 'info',
  DONE: 'good',
  REFUSED: 'coral',
};

/** What became of a change: it is made, on its way, or nothing has changed. */
export function ChangeEnded({ change }: { readonly change: QuotedChangeFragment }) {
  const t = useTranslations('booking_change.ended');
  const { orderReference: orderCode, refusal, refund } = change;
  const state = change.state === 'QUOTED' ? 'EXPIRED' : change.state;
  const title = t(KEYS[state]);
  const isMade = state === 'DONE' || state === 'ACCEPTED';
  return (
    <BookingFrame orderCode={orderCode} receipt={null}>
      <PageTitle title={title} />
      {state === 'ACCEPTED' && <LookAgain />}
      <h1>{title}</h1>
      <Notice tone={TONES[state]} role="status">
        {state === 'REFUSED' && <p>{refusal}</p>}
        <p>{t(`${KEYS[state]}_text`)}</p>
        {state === 'DONE' && refund.amount > 0 && (
          <p>{t('done_back', { amount: formatMoney(refund, 'always') })}</p>
        )}
      </Notice>
      {isMade ? (
        <WasAndNow words={change.words} />
      ) : (
        <WasAndNow
          words={change.words.map(({ what, was, now }) => ({ what, was: now, now: was }))}
          headings={{ was: t('asked'), now: t('still') }}
        />
      )}
      <div className={layout.buttons}>
        <ButtonLink to={bookingRoutes.overview.href({ orderCode })}>{t('booking')}</ButtonLink>
        {state === 'REFUSED' && (
          <ButtonLink kind="quiet" to={bookingRoutes.conversations.href({ orderCode })}>
            {t('write')}
          </ButtonLink>
        )}
      </div>
    </BookingFrame>
  );
}
