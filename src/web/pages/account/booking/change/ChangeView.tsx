import { formatMoney, money } from '#domain/money.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ErrorSummary, type Problem } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Accept } from './Accept.tsx';
import { differenceWords } from './difference-words.ts';
import { LineByLine } from './LineByLine.tsx';
import type { QuotedChangeFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type ChangeViewProps = {
  readonly change: QuotedChangeFragment;
  /** Why it was not accepted. */
  readonly problems: readonly Problem[];
};

/** What a change comes to, was and now, before anybody decides. */
export function ChangeView({ change, problems }: ChangeViewProps) {
  const t = useTranslations('booking_change.quote');
  const { orderReference, words, difference } = change;
  const title = t(`title_${differenceWords(difference)}`, {
    amount: formatMoney(money(Math.abs(difference.amount), difference.currencyCode), 'always'),
  });
  return (
    <BookingFrame orderCode={orderReference} receipt={null} aside={<Accept change={change} />}>
      <PageTitle title={`${t('title')}: ${title}`} hasProblems={problems.length > 0} />
      <ErrorSummary problems={problems} />
      <h1>{title}</h1>
      <p className={typography.lead}>
        {t(change.isTheirs && !change.isInstead ? 'lead_theirs' : 'lead')}
      </p>
      <EndInstead change={change} />
      <section className={layout.part} aria-labelledby="words">
        <h2 id="words" className={typography.formHeading}>
          {t('words')}
        </h2>
        <dl className={layout.stack}>
          {words.map(({ what, was, now }) => (
            <div key={what}>
              <dt>
                <strong>{what}</strong>
              </dt>
              <dd>{t('was_now', { was, now })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LineByLine change={change} />
    </BookingFrame>
  );
}

/** Where it costs less now to cancel and to book anew. */
function EndInstead({ change: { orderReference: orderCode, lessByEnding } }: EndInsteadProps) {
  const t = useTranslations('booking_change.quote');
  if (!lessByEnding) return null;
  return (
    <Notice>
      <p>
        {lessByEnding.amount === 0
          ? t('ending_free')
          : t('ending', { amount: formatMoney(lessByEnding, 'always') })}
      </p>
      <p>
        <Link to={routes.cancelBooking.href({ orderCode })}>{t('cancel')}</Link>
      </p>
    </Notice>
  );
}

type EndInsteadProps = Pick<ChangeViewProps, 'change'>;
