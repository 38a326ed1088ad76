import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { formatDate } from '#domain/dates.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { CountryEntry } from './CountryEntry.tsx';
import { PassportForm } from './PassportForm.tsx';
import type { CheckedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './checklist.module.css';

type ChecklistViewProps = {
  readonly booking: CheckedBookingFragment;
  /** Number of the traveller whose dates are being told; nobody is 0. */
  readonly asked: number;
  /** So many letters of a name are corrected for nothing. */
  readonly freeLetters: number;
  readonly done: 'saved' | 'removed' | undefined;
  readonly refused: RefusedForm | undefined;
};

/** Who of the travellers has a passport that is good for this holiday; what the country asks. */
export function ChecklistView({ booking, asked, freeLetters, done, refused }: ChecklistViewProps) {
  const t = useTranslations('ready_to_travel');
  const form = usePostedForm('passport', refused);
  const { travellers, checklist, reference: orderCode } = booking;
  const ready = checklist?.checks.filter(isReady) ?? [];
  const title = t('title', { ready: ready.length, all: travellers.length });
  const traveller = findWhose(travellers, asked, refused);
  return (
    <BookingFrame orderCode={orderCode} receipt={null} aside={<CountryEntry booking={booking} />}>
      <PageTitle title={title} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      {done && !refused && (
        <Notice tone="good" role="status">
          {t('done', { done })}
        </Notice>
      )}
      <h1>{title}</h1>
      {checklist ? (
        <>
          <p className={typography.lead}>{t('lead')}</p>
          <div className={styles.segments} aria-hidden="true">
            {travellers.map((one) => (
              <span
                key={one.number}
                className={classes(
                  ready.some((check) => check.number === one.number) && styles.done,
                )}
              />
            ))}
          </div>
          <People booking={booking} freeLetters={freeLetters} />
          {traveller && (
            <PassportForm
              traveller={traveller}
              check={checklist.checks.find((one) => one.number === traveller.number)}
              form={form}
            />
          )}
        </>
      ) : (
        <p className={typography.lead}>{t('not_yours')}</p>
      )}
    </BookingFrame>
  );
}

/** Whose dates are being told: by name where they were told, as numbers are others by now. */
function findWhose(
  travellers: CheckedBookingFragment['travellers'],
  asked: number,
  refused: RefusedForm | undefined,
) {
  const typed = refused?.typed ?? {};
  const number = Number(typed['traveller'] ?? asked);
  const one = travellers.find((traveller) => traveller.number === number);
  const name = typed['name'];
  const isNamed = (who: (typeof travellers)[number]) => `${who.firstName} ${who.lastName}` === name;
  return one && isNamed(one) ? one : (travellers.find(isNamed) ?? one);
}

type Check = NonNullable<CheckedBookingFragment['checklist']>['checks'][number];

const isReady = ({ problems, isNameAlike }: Check): boolean =>
  problems.length === 0 && isNameAlike !== false;

type PeopleProps = Pick<ChecklistViewProps, 'booking' | 'freeLetters'>;

function People({ booking, freeLetters }: PeopleProps) {
  const t = useTranslations('ready_to_travel');
  const { travellers, checklist, reference: orderCode } = booking;
  const checks = checklist?.checks ?? [];
  return (
    <ul className={`${styles.people} ${layout.ruled}`}>
      {travellers.map(({ number, firstName, lastName }) => {
        const check = checks.find((one) => one.number === number);
        const state = check ? (isReady(check) ? 'ready' : 'problem') : 'untold';
        return (
          <li key={number} id={`traveller-${number}`}>
            <Icon of={ICONS[state]} size={24} />
            <div>
              <h2 className={typography.fact}>{`${firstName} ${lastName}`}</h2>
              <p className={typography.small}>
                {check ? t('valid_until', { date: formatDate(check.expiresOn) }) : t('untold')}
              </p>
              {check?.problems.map((problem) => (
                <p key={problem} className={styles.problem}>
                  {problem}
                </p>
              ))}
              {check && (
                <NameInPassport
                  name={`${firstName} ${lastName}`}
                  firstName={firstName}
                  isAlike={check.isNameAlike}
                  href={routes.bookingNamesChange.href({ orderCode })}
                  freeLetters={freeLetters}
                />
              )}
              <p className={layout.alone}>
                <Link
                  to={`${routes.bookingChecklist.href({ orderCode, query: `traveller=${number}` })}#passport`}
                >
                  {t(check ? 'change' : 'tell', { name: firstName })}
                </Link>
              </p>
            </div>
            <span className={styles.state}>{t('state', { state })}</span>
          </li>
        );
      })}
    </ul>
  );
}

type NameInPassportProps = {
  readonly name: string;
  readonly firstName: string;
  /** Null until it is compared. */
  readonly isAlike: boolean | null;
  /** Where names are corrected. */
  readonly href: string;
  readonly freeLetters: number;
};

function NameInPassport({ name, firstName, isAlike, href, freeLetters }: NameInPassportProps) {
  const t = useTranslations('ready_to_travel');
  if (isAlike !== false)
    return <p className={typography.small}>{t(isAlike ? 'alike' : 'not_compared')}</p>;
  return (
    <>
      <p className={styles.problem}>{t('not_alike', { name })}</p>
      <p>{t('free', { most: freeLetters })}</p>
      <p className={layout.alone}>
        <Link to={href}>{t('correct', { name: firstName })}</Link>
      </p>
    </>
  );
}

const ICONS = { ready: CircleCheck, problem: CircleAlert, untold: CircleDashed } as const;
