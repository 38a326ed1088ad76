import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { dateIn } from '#web/parts/Basket/server-now.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { CallUs } from '#web/parts/Booking/CallUs.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTimeOfDay } from '#web/parts/use-time-of-day.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { classes } from '#web/ui/classes.ts';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { TalkedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './conversations.module.css';

type ConversationsViewProps = {
  readonly booking: TalkedBookingFragment;
  readonly isSent: boolean;
  readonly refused: RefusedForm | undefined;
};

/** What was written about the booking, and a field to write more. */
export function ConversationsView({ booking, isSent, refused }: ConversationsViewProps) {
  const t = useTranslations('booking_talk');
  const form = usePostedForm('write', refused);
  const { conversation, reference: orderCode } = booking;
  return (
    <BookingFrame
      orderCode={orderCode}
      receipt={null}
      aside={conversation && <CallUs heading={t('quicker')} />}
    >
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      {isSent && !refused && (
        <Notice tone="good" role="status">
          {t('sent')}
        </Notice>
      )}
      <h1>{t('title')}</h1>
      {conversation === null ? (
        <p className={typography.lead}>{t('not_yours')}</p>
      ) : (
        <>
          <p className={typography.lead}>{t('lead')}</p>
          {conversation.pausesPayments && (
            <Notice tone="amber" heading={t('paused')}>
              {t('paused_text')}
            </Notice>
          )}
          <Messages messages={conversation.messages} />
          <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
            <TextArea
              {...form.field('message')}
              label={t('message')}
              hint={t('message_hint')}
              rows={6}
            />
            <Checkbox
              id="disputes"
              name="disputes"
              label={t('disputes')}
              hint={t('disputes_hint')}
              defaultChecked={refused?.typed['disputes'] === 'on'}
            />
            <div>
              <Button>{t('send')}</Button>
            </div>
          </form>
        </>
      )}
    </BookingFrame>
  );
}

type MessagesProps = {
  readonly messages: NonNullable<TalkedBookingFragment['conversation']>['messages'];
};

function Messages({ messages }: MessagesProps) {
  const t = useTranslations('booking_talk');
  const { brand, timeZone } = usePageProperties().domainConfig;
  const timeOf = useTimeOfDay();
  if (messages.length === 0) return null;
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, message, isOurs, disputesPayment, writtenAt }) => (
        <li key={id} className={classes(isOurs && styles.ours)}>
          <p className={typography.caps}>
            {t('by', {
              who: isOurs ? brand.name : t('you'),
              date: formatDate(dateIn(timeZone, writtenAt), 'short'),
              time: timeOf(writtenAt),
            })}
          </p>
          {disputesPayment && <p className={typography.small}>{t('disputed')}</p>}
          <p className={styles.words}>{message}</p>
        </li>
      ))}
    </ol>
  );
}
