import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { makePicturePath } from '#domain/catalogue/picture-path.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import { UsePasskey } from './passkey/UsePasskey.tsx';
import type { ShownStep } from './shown-step.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './login.module.css';

type EmailStepProps = Extract<ShownStep, { step: 'email' }> & { readonly form: PostedForm };

const BAY = makePicturePath({
  kind: 'home',
  id: 'sea',
  view: 'bay',
  size: 'phoneHero',
  format: 'jpg',
});

/** Names the mailbox; whoever has no account yet starts the same way. */
export function EmailStep({ isGone, isAway, links, form }: EmailStepProps) {
  const t = useTranslations('account.email_step');
  const bay = { url: BAY, alt: t('picture_alt') };
  return (
    <article className={styles.page}>
      <PageTitle
        title={t('title')}
        description={t('lead')}
        hasProblems={form.problems.length > 0}
      />
      <div className={styles.strip}>
        <Picture
          picture={pictureFacts(bay, 'phoneHero', 'hero')}
          narrow={pictureFacts(bay, 'phoneHero')}
          sizes="776px"
          first
        />
      </div>
      <div className={styles.ticket}>
        <ErrorSummary problems={form.problems} />
        {isAway && <Notice heading={t('away_heading')}>{t('away')}</Notice>}
        {isGone && form.problems.length === 0 && (
          <Notice tone="amber">{sentenceOf(ACCOUNT_REFUSALS, 'login_does_not_exist')}</Notice>
        )}
        <h1>{t('heading')}</h1>
        <p className={typography.muted}>{t('lead')}</p>
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <TextField
            {...form.field('emailAddress')}
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="username webauthn"
            required
          />
          <Button name="intent" value="email" wide>
            {t('continue')}
          </Button>
        </form>
        <div className={styles.stub}>
          <UsePasskey hasField />
          <p className={layout.alone}>
            <Link to={links.password}>{t('with_password')}</Link>
          </p>
        </div>
      </div>
      <Newcomers links={links} />
    </article>
  );
}

function Newcomers({ links }: Pick<EmailStepProps, 'links'>) {
  const t = useTranslations('account.email_step');
  return (
    <div className={styles.below}>
      <section className={layout.ruled} aria-labelledby="new">
        <h2 id="new" className={typography.h3}>
          {t('new_heading')}
        </h2>
        <p>{t('new_text')}</p>
        <p className={layout.alone}>
          <Link to={links.register}>{t('new_with_password')}</Link>
        </p>
      </section>
      <section className={layout.ruled} aria-labelledby="guest">
        <h2 id="guest" className={typography.h3}>
          {t('guest_heading')}
        </h2>
        <p>{t('guest_text')}</p>
      </section>
    </div>
  );
}
