import { useLocation } from 'react-router';
import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BagsToScale } from '#web/parts/BagsToScale.tsx';
import { BookedFlight } from '#web/parts/Booking/BookedFlight.tsx';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { ChangeClosed } from '#web/parts/Booking/ChangeClosed.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { usePostedForm, type PostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { FlightExtrasBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

/** The choice of priority boarding. */
export const WITH_BOARDING = 'yes';
const NONE = 'none';

type Change = NonNullable<FlightExtrasBookingFragment['flightExtrasChange']>;

type FlightExtrasViewProps = {
  readonly booking: FlightExtrasBookingFragment;
  readonly flightExtrasChange: Change;
  readonly refused: RefusedForm | undefined;
};

/** More bags, and priority boarding: what they cost is shown next. */
export function FlightExtrasView({
  booking,
  flightExtrasChange: change,
  refused,
}: FlightExtrasViewProps) {
  const t = useTranslations('booking_extras.extras');
  const form = usePostedForm('extras', refused);
  const { reference: orderCode, flights } = booking;
  const isAnythingSold = change.bagChoices.length > 0 || change.priorityBoarding !== null;
  return (
    <BookingFrame orderCode={orderCode} receipt={null}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={change.refusal === null ? form.problems : []} />
      <h1>{t('title')}</h1>
      {change.refusal === null ? (
        <>
          <p className={typography.lead}>{t('lead')}</p>
          <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
            <Bags change={change} form={form} />
            <Boarding change={change} form={form} />
            {isAnythingSold && (
              <>
                <p className={typography.muted}>{t('kept')}</p>
                <div>
                  <Button>{t('see_price')}</Button>
                </div>
              </>
            )}
          </form>
          <p className={layout.alone}>
            <Link to={bookingRoutes.seats.href({ orderCode })}>{t('choose_seats')}</Link>
          </p>
        </>
      ) : (
        <ChangeClosed {...{ orderCode, refused }} refusal={change.refusal} />
      )}
      {flights.map((flight) => (
        <BookedFlight key={flight.from.localTime} flight={flight}>
          <p>{flight.bags}</p>
          <BagsToScale
            name={t('to_scale', { flight: flight.flightNumber })}
            bags={flight.allowances.filter(({ isIncluded }) => isIncluded)}
            sizeOf={({ label, sizeLimit }) =>
              sizeLimit ? t('size', { label, ...sizeLimit }) : t('no_size', { label })
            }
          />
        </BookedFlight>
      ))}
    </BookingFrame>
  );
}

type PartProps = { readonly change: Change; readonly form: PostedForm };

function Bags({ change, form }: PartProps) {
  const t = useTranslations('booking_extras.extras');
  const { bagsHeld, bagWeight, bagChoices, flyingApart, unanswered } = change;
  return (
    <section className={layout.part} aria-labelledby="bags-heading">
      <h2 id="bags-heading" className={typography.formHeading}>
        {t('bags')}
      </h2>
      <p>{t('bags_held', { held: bagsHeld })}</p>
      {flyingApart.length > 0 && (
        <p>{t('bags_apart', { names: flyingApart.join(', '), people: flyingApart.length })}</p>
      )}
      {unanswered.includes('bags') && <Silent />}
      {bagChoices.length > 0 && (
        <RadioCards
          {...form.field('bags', NO_BAGS)}
          label={t('how_many')}
          cards={[
            { value: NO_BAGS, label: t('no_more_bags') },
            ...bagChoices.map(({ quantity, total }) => ({
              value: String(quantity),
              label: t('more_bags', { quantity }),
              detail: t('bag_detail', { kg: bagWeight ?? 0 }),
              aside: formatMoney(total, 'always'),
            })),
          ]}
        />
      )}
      {bagChoices.length === 0 && !unanswered.includes('bags') && <p>{t('bags_none_left')}</p>}
    </section>
  );
}

const NO_BAGS = '0';

function Boarding({ change, form }: PartProps) {
  const t = useTranslations('booking_extras.extras');
  const { priorityBoarding, hasPriorityBoarding, unanswered } = change;
  const isSilent = unanswered.includes('priority');
  return (
    <section className={layout.part} aria-labelledby="boarding-heading">
      <h2 id="boarding-heading" className={typography.formHeading}>
        {t('boarding')}
      </h2>
      {isSilent && <Silent />}
      {priorityBoarding && (
        <RadioCards
          {...form.field('priority', NONE)}
          label={t('would_you')}
          cards={[
            { value: NONE, label: t('no_boarding') },
            {
              value: WITH_BOARDING,
              label: t('with_boarding'),
              detail: t('boarding_detail'),
              aside: formatMoney(priorityBoarding, 'always'),
            },
          ]}
        />
      )}
      {!priorityBoarding && !isSilent && (
        <p>{t(hasPriorityBoarding ? 'boarding_yours' : 'boarding_none')}</p>
      )}
    </section>
  );
}

/** Opening the page again asks again. */
function Silent() {
  const t = useTranslations('booking_extras.extras');
  const { pathname } = useLocation();
  return (
    <Notice tone="amber">
      <p>{t('silent')}</p>
      <p>
        <ButtonLink kind="quiet" size="strip" to={pathname} preventScrollReset>
          {t('look_again')}
        </ButtonLink>
      </p>
    </Notice>
  );
}
