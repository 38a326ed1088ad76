import type { ContentBlock } from '#domain/content/blocks.ts';
import { GROUP_QUOTE_LIMITS } from '#domain/group-quote/limits.ts';
import { Blocks } from '#web/parts/Content/Blocks.tsx';
import { ContentFrame } from '#web/parts/Content/ContentFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts, type ApiPicture } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { nameFields } from '#web/ui/name-problem.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { GroupAsker } from './GroupAsker.tsx';
import { GroupPeople } from './GroupPeople.tsx';
import { GroupTrip } from './GroupTrip.tsx';
import type { QuoteFormProps } from './quote-form-props.ts';
import typography from '#web/ui/type.module.css';
import styles from './group-quote.module.css';

type GroupQuoteViewProps = Omit<QuoteFormProps, 'form' | 'wasFlexible'> & {
  /** Reference of the request that has just been sent. */
  readonly sent: string | undefined;
  readonly written: {
    readonly blocks: readonly ContentBlock[];
    readonly rail: readonly ContentBlock[];
    readonly poster: ApiPicture | undefined;
  };
  readonly refused: RefusedForm | undefined;
};

/** What ten people or more ask to be quoted for, and how such a quote is made (SRCH-20). */
export function GroupQuoteView({ sent, written, refused, ...of }: GroupQuoteViewProps) {
  const t = useTranslations('group_quote');
  const form = usePostedForm(
    'quote',
    refused,
    nameFields({
      adults: t('adults'),
      place: t('place'),
      departureDate: t('leaving'),
      nights: t('nights'),
      name: t('name'),
      emailAddress: t('email'),
    }),
  );
  const { leastPeople: least, mostPeople: most } = GROUP_QUOTE_LIMITS;
  const fields = { ...of, form, wasFlexible: refused?.typed['isFlexible'] !== undefined };
  const isSent = sent !== undefined && !refused;
  return (
    <>
      <PageTitle
        title={t('title')}
        description={t('description')}
        hasProblems={form.problems.length > 0}
      />
      <ContentFrame
        crumbs={[{ to: routes.holidays.href(), words: t('holidays') }]}
        title={t('heading')}
        rail={written.rail}
        side={<Beside poster={written.poster} />}
      >
        <ErrorSummary problems={form.problems} />
        {isSent ? (
          <>
            <Notice tone="good" role="status" heading={t('sent')}>
              {t('sent_text', { reference: sent })}
            </Notice>
            <p>
              <Link to={routes.groupQuote.href()}>{t('another')}</Link>
            </p>
          </>
        ) : (
          <>
            <p className={typography.lead}>{t('lead', { least, most })}</p>
            <form method="post" id={form.id} tabIndex={-1} className={styles.form} noValidate>
              <GroupPeople {...fields} />
              <GroupTrip {...fields} />
              <GroupAsker {...fields} />
              <div>
                <Button>{t('send')}</Button>
              </div>
              <p className={typography.small}>{t('kept')}</p>
            </form>
          </>
        )}
        <Blocks blocks={written.blocks} />
      </ContentFrame>
    </>
  );
}

const STEPS = ['next_mail', 'next_ask', 'next_answer', 'next_yes'] as const;

/** A picture, and who answers how. */
function Beside({ poster }: Pick<GroupQuoteViewProps['written'], 'poster'>) {
  const t = useTranslations('group_quote');
  return (
    <>
      {poster && (
        <Poster
          picture={pictureFacts({ ...poster, alt: '' }, 'poster')}
          sizes="(min-width: 1000px) 284px, 92vw"
        />
      )}
      <section aria-labelledby="next" className={styles.next}>
        <h2 id="next">{t('next')}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <p className={typography.small}>{t('next_when')}</p>
      </section>
    </>
  );
}
