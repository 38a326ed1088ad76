import { formatDate } from '#domain/dates.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { WasAndNow } from '#web/parts/Booking/WasAndNow.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice, type NoticeTone } from '#web/ui/Notice.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { AnswerForm } from './AnswerForm.tsx';
import type { ChangedBookingFragment, ChangeOfTheirsFragment } from './query.generated.ts';
import { Until } from './Until.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type WhatsChangedViewProps = {
  readonly booking: ChangedBookingFragment;
  readonly refused: RefusedForm | undefined;
};

/** What others have changed of a booking: the newest in full, what may be answered, what was. */
export function WhatsChangedView({ booking, refused }: WhatsChangedViewProps) {
  const t = useTranslations('whats_changed.page');
  const form = usePostedForm('their-change', refused);
  const {
    reference: orderCode,
    theirChanges: [newest, ...earlier],
  } = booking;
  const isCancelled = booking.status === 'CANCELLED';
  const title = newest?.title ?? t(isCancelled ? 'title' : 'nothing');
  const isAsked = newest?.state === 'ASKED';
  return (
    <BookingFrame
      orderCode={orderCode}
      booking={booking}
      receipt={null}
      aside={isAsked ? <Until change={newest} /> : undefined}
    >
      <PageTitle title={title} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{title}</h1>
      {newest && (
        <>
          {isAsked && <p className={typography.lead}>{t('lead')}</p>}
          {!isAsked && <Ended change={newest} orderCode={orderCode} />}
          <WasAndNow words={newest.words} />
          {isAsked && <AnswerForm booking={booking} change={newest} form={form} />}
        </>
      )}
      {!newest && !isCancelled && (
        <>
          <p className={typography.lead}>{t('nothing_text')}</p>
          <div>
            <ButtonLink kind="quiet" to={bookingRoutes.informChange.href({ orderCode })}>
              {t('tell')}
            </ButtonLink>
          </div>
        </>
      )}
      {earlier.length > 0 && (
        <section className={`${layout.ruled} ${layout.section}`} aria-labelledby="earlier">
          <h2 id="earlier" className={typography.formHeading}>
            {t('earlier')}
          </h2>
          <ul className={layout.stack}>
            {earlier.map(({ id, title, noticedOn }) => (
              <li key={id}>
                <strong>{title}</strong>
                <br />
                <span className={typography.small}>
                  {t('noticed_on', { date: formatDate(noticedOn) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </BookingFrame>
  );
}

const ENDS = {
  NOTED: ['noted', 'info'],
  KEPT: ['kept', 'good'],
  OTHER: ['other', 'good'],
  ENDED: ['ended', 'good'],
  CANCELLED: ['cancelled', 'coral'],
} as const satisfies Record<
  Exclude<ChangeOfTheirsFragment['state'], 'ASKED'>,
  readonly [string, NoticeTone]
>;

/** Nothing is asked, or any more: what it came to. */
function Ended({
  change: { state },
  orderCode,
}: {
  readonly change: ChangeOfTheirsFragment;
  readonly orderCode: string;
}) {
  const t = useTranslations('whats_changed.ended');
  if (state === 'ASKED') return null;
  const [words, tone] = ENDS[state];
  return (
    <Notice tone={tone}>
      <p>{t(words)}</p>
      {(state === 'ENDED' || state === 'CANCELLED') && (
        <ButtonLink kind="quiet" to={bookingRoutes.refunds.href({ orderCode })}>
          {t('refunds')}
        </ButtonLink>
      )}
    </Notice>
  );
}
