import { usePageProperties } from '#web/page-properties.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type ReportAProblemViewProps = {
  readonly page: string;
  readonly errorReference: string;
  /** Reference of the report that has just been sent. */
  readonly sent: string | undefined;
  readonly refused: RefusedForm | undefined;
};

/** What anybody has met on the site, in their own words. */
export function ReportAProblemView({
  page,
  errorReference,
  sent,
  refused,
}: ReportAProblemViewProps) {
  const t = useTranslations('privacy.report');
  const { phone } = usePageProperties().domainConfig.brand;
  const form = usePostedForm('report', refused);
  return (
    <div className={layout.wrap}>
      <div className={`${layout.column} ${layout.stack}`}>
        <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
        <ErrorSummary problems={form.problems} />
        {sent !== undefined && !refused && (
          <Notice tone="good" role="status" heading={t('sent')}>
            {t('sent_text', { reference: sent })}
          </Notice>
        )}
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead', { phone })}</p>
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <TextArea
            {...form.field('message')}
            label={t('message')}
            hint={t('message_hint')}
            rows={6}
            required
          />
          <TextField {...form.field('page', page)} label={t('page')} hint={t('page_hint')} />
          <TextField
            {...form.field('errorReference', errorReference)}
            label={t('reference')}
            hint={t('reference_hint')}
          />
          <TextField
            {...form.field('emailAddress')}
            label={t('email')}
            hint={t('email_hint')}
            type="email"
            autoComplete="email"
          />
          <div>
            <Button>{t('send')}</Button>
          </div>
          <p className={typography.small}>{t('kept')}</p>
        </form>
      </div>
    </div>
  );
}
