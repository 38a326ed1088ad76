import { EyeOff } from 'lucide-react';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { PartyRoomPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './room.module.css';

type InvitationProps = {
  readonly invitation: Extract<
    PartyRoomPageQuery['partyRoom'],
    { readonly kind: 'PartyInvitation' }
  >;
  readonly refused: RefusedForm | undefined;
};

/** Who asks somebody with the link in, and the one thing that is asked of them: a name. */
export function Invitation({ invitation, refused }: InvitationProps) {
  const t = useTranslations('party');
  const form = usePostedForm('join', refused);
  const { name, host, numberOfPeople: people } = invitation;
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={name} hasProblems={form.problems.length > 0} />
      <meta name="robots" content="noindex" />
      <ErrorSummary problems={form.problems} />
      <p className={typography.caps}>{t('caps')}</p>
      <h1>{name}</h1>
      <p className={typography.lead}>{t('invitation', { host, people })}</p>
      <p className={styles.private}>
        <Icon of={EyeOff} />
        <span>
          <strong>{t('invited_private')}</strong> {t('invited_private_text')}
        </span>
      </p>
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <input type="hidden" name="act" value="join" />
        <TextField
          {...form.field('firstName')}
          label={t('first_name')}
          hint={t('first_name_hint')}
          autoComplete="given-name"
        />
        <Button>{t('come_in')}</Button>
      </form>
    </div>
  );
}
