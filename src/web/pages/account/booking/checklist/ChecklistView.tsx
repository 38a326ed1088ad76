import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { CountryEntry } from './CountryEntry.tsx';
import { KeptPassports } from './KeptPassports.tsx';
import { NextPerson } from './NextPerson.tsx';
import { PassportFacts, Problems } from './PassportFacts.tsx';
import type { CheckedBookingFragment } from './query.generated.ts';
import { nameOf, passportHref, passportsOf, type Person } from './readiness.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './checklist.module.css';

type ChecklistViewProps = {
  readonly booking: CheckedBookingFragment;
  /** So many letters of a name are corrected for nothing. */
  readonly freeLetters: number;
  /** Whose passport was checked just now, by number; or that one was forgotten. */
  readonly done: number | 'removed';
  /** Of somebody who is no longer on the booking. */
  readonly refused: RefusedForm | undefined;
};

/** Who of the travellers has a passport that is good for this holiday; what the country asks. */
export function ChecklistView({ booking, freeLetters, done, refused }: ChecklistViewProps) {
  const t = useTranslations('ready_to_travel');
  const { problems } = usePostedForm('each', refused);
  const people = passportsOf(booking);
  const ready = people.filter(({ state }) => state === 'ready').length;
  const isCancelled = booking.status === 'CANCELLED';
  const title = isCancelled ? t('all') : t('title', { ready, all: people.length });
  const open = people.filter(({ state }) => state !== 'ready');
  const next = open.find(({ traveller }) => traveller.number === done) ?? open[0];
  const { reference: orderCode, checklist } = booking;
  return (
    <BookingFrame
      orderCode={orderCode}
      booking={booking}
      receipt={null}
      aside={<CountryEntry booking={booking} />}
    >
      <PageTitle title={title} hasProblems={problems.length > 0} />
      <ErrorSummary problems={problems} />
      <Answer people={people} done={done} />
      <h1>{title}</h1>
      {isCancelled && <KeptPassports people={people} />}
      {!isCancelled && checklist && (
        <>
          <p className={typography.lead}>{t('lead')}</p>
          <div className={styles.segments} aria-hidden="true">
            {people.map(({ traveller, state }) => (
              <span key={traveller.number} className={classes(state === 'ready' && styles.done)} />
            ))}
          </div>
          <NextPerson
            orderCode={orderCode}
            person={next}
            freeLetters={freeLetters}
            isAnswer={next?.traveller.number === done}
          />
          <section className={layout.ruled} aria-labelledby="each">
            <h2 id="each" className={typography.formHeading}>
              {t('each')}
            </h2>
            <ul className={styles.people}>
              {people.map((person) => (
                <PersonRow
                  key={person.traveller.number}
                  person={person}
                  orderCode={orderCode}
                  isNext={person === next}
                />
              ))}
            </ul>
          </section>
        </>
      )}
      {!checklist && <p className={typography.lead}>{t('not_yours')}</p>}
    </BookingFrame>
  );
}

/** What has come of a passport that was checked or forgotten; what is wrong stands below. */
function Answer({
  people,
  done,
}: Pick<ChecklistViewProps, 'done'> & { readonly people: Person[] }) {
  const t = useTranslations('ready_to_travel.answer');
  const person = people.find(({ traveller }) => traveller.number === done);
  if (done !== 'removed' && person?.state !== 'ready') return null;
  return (
    <Notice tone="good" role="status">
      {person ? t('ready', { name: person.traveller.firstName }) : t('removed')}
    </Notice>
  );
}

type PersonRowProps = {
  readonly person: Person;
  readonly orderCode: string;
  /** The ticket above says all of them. */
  readonly isNext: boolean;
};

function PersonRow({ person, orderCode, isNext }: PersonRowProps) {
  const t = useTranslations('ready_to_travel');
  const { traveller, check, state } = person;
  return (
    <li id={`traveller-${traveller.number}`} className={classes(isNext && styles.next)}>
      <Icon of={ICONS[state]} size={24} />
      <div>
        <h3 className={typography.fact}>{nameOf(traveller)}</h3>
        <PassportFacts person={person} />
        {!isNext && (
          <>
            <Problems person={person} />
            <p className={layout.alone}>
              <Link to={passportHref(orderCode, traveller)}>
                {t(check ? 'change' : 'tell', { name: traveller.firstName })}
              </Link>
            </p>
          </>
        )}
      </div>
      <span
        className={classes(
          styles.state,
          state === 'ready' && styles.ready,
          state === 'problem' && styles.problem,
        )}
      >
        {t('state', { state })}
      </span>
    </li>
  );
}

const ICONS = { ready: CircleCheck, problem: CircleAlert, untold: CircleDashed } as const;
