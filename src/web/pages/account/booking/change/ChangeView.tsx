import { formatMoney, money } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { differenceWords } from '#web/parts/Booking/difference-words.ts';
import { WasAndNow } from '#web/parts/Booking/WasAndNow.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ErrorSummary, type Problem } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Accept } from './Accept.tsx';
import { LineByLine } from './LineByLine.tsx';
import type { QuotedChangeFragment } from './query.generated.ts';
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
      <WasAndNow words={words} />
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
        <Link to={bookingRoutes.cancel.href({ orderCode })}>{t('cancel')}</Link>
      </p>
    </Notice>
  );
}

type EndInsteadProps = Pick<ChangeViewProps, 'change'>;
