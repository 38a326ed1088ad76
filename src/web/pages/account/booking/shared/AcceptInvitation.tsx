import { formatDate } from '#domain/dates.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { OpenInvitationFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type AcceptInvitationProps = {
  readonly invitation: OpenInvitationFragment;
  readonly refused: RefusedForm | undefined;
};

/** Who invites to what; nothing is accepted before the button is pressed. */
export function AcceptInvitation({ invitation, refused }: AcceptInvitationProps) {
  const t = useTranslations('booking_people.accept');
  const form = usePostedForm('accept', refused);
  const { leadName, place, departureDate, returnDate, role } = invitation;
  const title = t('title', { name: leadName });
  return (
    <div className={layout.wrap}>
      <div className={`${layout.column} ${layout.stack}`}>
        <PageTitle title={title} hasProblems={form.problems.length > 0} />
        <ErrorSummary problems={form.problems} />
        <h1>{title}</h1>
        <p className={typography.lead}>
          {t('lead', {
            place,
            from: formatDate(departureDate, 'short'),
            to: formatDate(returnDate),
          })}
        </p>
        <p>{t('may', { role })}</p>
        <form method="post" id={form.id} tabIndex={-1}>
          <Button>{t('accept')}</Button>
        </form>
      </div>
    </div>
  );
}
