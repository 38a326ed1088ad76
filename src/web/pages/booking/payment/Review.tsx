import type { ReactNode } from 'react';
import { hasNamesakes } from '#domain/checkout/namesakes.ts';
import type { CheckoutStep } from '#domain/checkout/steps.ts';
import { formatDate, makeUkDate } from '#domain/dates.ts';
import { flightWords } from '#web/parts/flight-words.ts';
import { roomNames } from '#web/parts/room-names.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { CheckoutLegFragment, CheckoutOfPageFragment } from '../query.generated.ts';
import { chosenPlan } from './Agreement.tsx';
import typography from '#web/ui/type.module.css';
import styles from '../booking.module.css';
import own from './Payment.module.css';

type ReviewProps = { readonly checkout: CheckoutOfPageFragment };

/** Everything that will be booked, each part with the way to change it (visitors: R20). */
export function Review({ checkout }: ReviewProps) {
  const t = useTranslations('paying.payment');
  return (
    <section className={styles.part} aria-labelledby="review">
      <h2 id="review" className={typography.formHeading}>
        {t('review')}
      </h2>
      <dl className={own.review}>
        <Holiday checkout={checkout} />
        <Extras checkout={checkout} />
        <Travellers checkout={checkout} />
        <Contact checkout={checkout} />
        <Car checkout={checkout} />
        <Plan checkout={checkout} />
      </dl>
    </section>
  );
}

function Holiday({ checkout: { basket } }: ReviewProps) {
  const t = useTranslations('paying.payment');
  const { holiday, hotel, flights } = basket;
  const { checkInDate, checkOutDate, numberOfNights } = holiday.itinerary;
  return (
    <Row
      name={t('holiday')}
      change={routes.deal.href({
        hotelQuoteId: holiday.hotelQuoteId,
        flightQuoteId: holiday.flightQuoteId,
      })}
    >
      <p>
        <strong>{hotel.name}</strong>, {hotel.placeLine}
      </p>
      <p>
        {t('stay', {
          from: formatDate(checkInDate),
          to: formatDate(checkOutDate),
          nights: numberOfNights,
        })}
      </p>
      <p>{t('room_and_board', { rooms: roomNames(holiday.rooms), board: holiday.board.name })}</p>
      {flights &&
        [flights.outbound, flights.inbound].map((leg) => (
          <Flight key={leg.segments[0]?.departureTime} leg={leg} />
        ))}
    </Row>
  );
}

function Flight({ leg: { segments, stopWords } }: { readonly leg: CheckoutLegFragment }) {
  const t = useTranslations('paying.payment');
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return null;
  return (
    <p>
      {t('flight', {
        date: formatDate(first.departureTime.slice(0, 10)),
        from: first.departureAirport.name,
        departs: first.departureTime.slice(11, 16),
        to: last.arrivalAirport.name,
        arrives: last.arrivalTime.slice(11, 16),
        flight: flightWords({ segments, stopWords }),
      })}
    </p>
  );
}

function Extras({ checkout: { basket } }: ReviewProps) {
  const t = useTranslations('paying.payment');
  const chosen = basket.lines.filter(({ chosen }) => chosen).map(({ label }) => label);
  return (
    <Row name={t('extras')} change={routes.extras.href({ basketId: basket.id })}>
      <p>{chosen.length > 0 ? chosen.join(', ') : t('no_extras')}</p>
    </Row>
  );
}

function Travellers({ checkout }: ReviewProps) {
  const t = useTranslations('paying.payment');
  const passenger = useTranslations('booking.passengers');
  const needs = checkout.passengerDetails.some(
    ({ specialAssistance }) => specialAssistance !== null,
  );
  return (
    <Row name={t('travellers')} change={changeOf(checkout, 'passengers')}>
      {checkout.passengerDetails.map(
        ({ title, firstName, lastName, dateOfBirth, leadAuthorised }, i) => (
          <p key={`${i} ${firstName} ${lastName}`}>
            {t('traveller', {
              title: passenger('titles', { title }),
              name: `${firstName} ${lastName}`,
              birth: makeUkDate(dateOfBirth),
              authorised: String(leadAuthorised),
            })}
          </p>
        ),
      )}
      {hasNamesakes(checkout.passengerDetails) && (
        <Notice tone="amber">
          <p>{t('namesakes')}</p>
        </Notice>
      )}
      <p>{needs ? t('support') : t('no_support')}</p>
    </Row>
  );
}

function Contact({ checkout }: ReviewProps) {
  const t = useTranslations('paying.payment');
  const passenger = useTranslations('booking.passengers');
  const { contactDetails: contact } = checkout;
  if (!contact) return null;
  const { address, city, postalCode, country } = contact.billingAddress;
  return (
    <Row name={t('contact')} change={changeOf(checkout, 'contact_details')}>
      <p>{`${passenger('titles', { title: contact.title })} ${contact.firstName} ${contact.lastName}`}</p>
      <p>{[contact.emailAddress, contact.alternativeEmailAddress].filter(Boolean).join(', ')}</p>
      <p>{contact.phoneNumber}</p>
      <p>{[address, city, postalCode, country].join(', ')}</p>
      <p>{contact.optIntoMarketing ? t('marketing') : t('no_marketing')}</p>
    </Row>
  );
}

function Car({ checkout }: ReviewProps) {
  const t = useTranslations('paying.payment');
  const { carDetails: car } = checkout;
  const change = changeOf(checkout, 'car_parking');
  if (!car || change === undefined) return null;
  return (
    <Row name={t('car')} change={change}>
      <p>{`${car.registration}, ${car.colour} ${car.make} ${car.model}`}</p>
    </Row>
  );
}

function Plan({ checkout }: ReviewProps) {
  const t = useTranslations('paying.payment');
  const plan = chosenPlan(checkout);
  if (!plan) return null;
  return (
    <Row name={t('plan')} change={changeOf(checkout, 'payment_options')}>
      <p>{plan.label}</p>
    </Row>
  );
}

/** Where a part is changed; undefined when this checkout has no such step. */
const changeOf = ({ id, steps }: CheckoutOfPageFragment, step: CheckoutStep): string | undefined =>
  steps.some(({ name }) => name === step)
    ? routes.checkoutStep.href({ checkoutId: id, step })
    : undefined;

function Row({
  name,
  change,
  children,
}: {
  readonly name: string;
  readonly change?: string | undefined;
  readonly children: ReactNode;
}) {
  const t = useTranslations('paying.payment');
  return (
    <div className={own.row}>
      <dt>{name}</dt>
      <dd className={own.what}>{children}</dd>
      {change !== undefined && (
        <dd>
          <Link to={change} className={own.change}>
            {t('change')} <VisuallyHidden>{name}</VisuallyHidden>
          </Link>
        </dd>
      )}
    </div>
  );
}
