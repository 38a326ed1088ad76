import { formatDate } from '#domain/dates.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { dateIn } from '#web/parts/Basket/server-now.ts';
import { useTimeOfDay } from '#web/parts/use-time-of-day.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { InformedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type Heard = NonNullable<InformedBookingFragment['informedChanges']>[number];

type HeardBeforeProps = {
  /** The last one first. */
  readonly heard: readonly Heard[];
  readonly orderCode: string;
  /** The booking has ended, by whomever: what a supplier has told of it is not told apart. */
  readonly isEnded: boolean;
  /** The first of them just now: what has come of it is said aloud. */
  readonly isHeard: boolean;
};

/** What its people have told us, each with what came of it. */
export function HeardBefore({ heard, orderCode, isEnded, isHeard }: HeardBeforeProps) {
  const t = useTranslations('inform_change');
  const { timeZone } = usePageProperties().domainConfig;
  return (
    <section className={`${layout.ruled} ${layout.section}`} aria-labelledby="heard">
      <h2 id="heard" className={typography.formHeading}>
        {t('told_before')}
      </h2>
      <ul className={layout.stack}>
        {heard.map((one, i) => (
          <li key={one.id}>
            <Notice tone={TONES[one.state]} {...(isHeard && i === 0 && { role: 'status' })}>
              <p>
                <strong>
                  {t('heard', {
                    way: one.flight === 0 ? 'out' : 'home',
                    isCancelled: String(one.newTime === null),
                    ...momentOf(one.newTime ?? one.bookedTime),
                  })}
                </strong>
              </p>
              <Outcome heard={one} orderCode={orderCode} isEnded={isEnded} />
              <p className={typography.small}>
                {t('told_on', { date: formatDate(dateIn(timeZone, one.heardAt)) })}
              </p>
            </Notice>
          </li>
        ))}
      </ul>
    </section>
  );
}

const TONES = {
  ASKING: 'info',
  CONFIRMED: 'good',
  WITH_PERSON: 'amber',
  ANSWERED: 'info',
} as const;

type OutcomeProps = Pick<HeardBeforeProps, 'orderCode' | 'isEnded'> & { readonly heard: Heard };

function Outcome({ heard, orderCode, isEnded }: OutcomeProps) {
  const t = useTranslations('inform_change.state');
  const { timeZone } = usePageProperties().domainConfig;
  const timeOfDay = useTimeOfDay();
  const { state, reason, bookedTime, answerBy, answer } = heard;
  if (state === 'ASKING') return <p>{t('asking')}</p>;
  if (state === 'ANSWERED') return <p>{t('answered', { answer: answer ?? '' })}</p>;
  const changes = (
    <Link to={bookingRoutes.whatsChanged.href({ orderCode })}>{t('see_change')}</Link>
  );
  if (state === 'CONFIRMED')
    return (
      <p>
        {t(isEnded ? 'confirmed_ended' : 'confirmed')} {changes}
      </p>
    );
  return (
    <>
      <p>
        {t(reason === null ? 'silent' : REASONS[reason], momentOf(bookedTime))}{' '}
        {reason === 'OTHERWISE' && changes}
      </p>
      {answerBy !== null && (
        <p>
          {t('person', {
            date: formatDate(dateIn(timeZone, answerBy)),
            time: timeOfDay(answerBy),
          })}
        </p>
      )}
    </>
  );
}

const REASONS = {
  UNCHANGED: 'unchanged',
  OTHERWISE: 'otherwise',
  SILENT: 'silent',
  NOT_OURS: 'not_ours',
} as const;

/** Of a local time, in words. */
const momentOf = (localTime: string) => ({
  date: formatDate(localTime.slice(0, 'yyyy-mm-dd'.length)),
  time: localTime.slice('yyyy-mm-ddT'.length),
});
