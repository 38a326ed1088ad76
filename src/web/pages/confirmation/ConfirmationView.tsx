import { CalendarPlus } from 'lucide-react';
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate } from '#domain/dates.ts';
import { transaction } from '#domain/tracking/app-messages.ts';
import { makeReceiptLines, travellersOf } from '#web/parts/Basket/basket-facts.ts';
import { CancelledTooLate } from '#web/parts/CancelledTooLate.tsx';
import { LabelField, LuggageLabel } from '#web/parts/LuggageLabel.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { Receipt } from '#web/parts/Receipt.tsx';
import { useAppMessage } from '#web/parts/use-app-message.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import { Cancelling } from './Cancelling.tsx';
import { joinNames } from './join-names.ts';
import { PlacePoster, type PosterPlace } from './PlacePoster.tsx';
import { PriceDrop, type ShownPriceDrop } from './PriceDrop.tsx';
import type { ConfirmedOrderFragment } from './query.generated.ts';
import { StillPaying } from './StillPaying.tsx';
import { WhatNext } from './WhatNext.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './confirmation.module.css';

type ConfirmationViewProps = {
  readonly order: ConfirmedOrderFragment;
  readonly place: PosterPlace | null;
  /** Why no account was begun, once one was asked for. */
  readonly accountRefusal: string | undefined;
  /** Undefined where nothing is protected. */
  readonly priceDrop: ShownPriceDrop | undefined;
};

/** Of an order that stands. */
const BOUGHT = ['PLACED', 'PROCESSING', 'CONFIRMED'];

/**
 * Where they are going, the order on a luggage label, what comes when, and the receipt (ORD-07).
 */
export function ConfirmationView({
  order,
  place,
  accountRefusal,
  priceDrop,
}: ConfirmationViewProps) {
  const t = useTranslations('confirmation');
  const { hotel, holiday, price } = order;
  useAppMessage(order.reference, () =>
    BOUGHT.includes(order.status) && !order.isShared
      ? transaction(order.reference, price.total)
      : undefined,
  );
  const isPaying = order.status === 'PROCESSING' || order.status === 'PLACED';
  return (
    <>
      <PageTitle title={t('title', { place: hotel.resortName })} />
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.main}>
          <h1 className={typography.poster}>{t('heading', { place: hotel.resortName })}</h1>
          <p role="status" className={typography.lead}>
            <Booked order={order} isPaying={isPaying} />
          </p>
          <CancelledTooLate />
          {order.isShared && (
            <Notice>
              <p>{t('shared')}</p>
            </Notice>
          )}
          <LuggageLabel>
            <LabelField name={t('order')}>{formatOrderCode(order.reference)}</LabelField>
            <LabelField name={t('leaves', { isPackage: String(holiday.isPackage) })}>
              {formatDate(holiday.departureDate, 'short')}
            </LabelField>
          </LuggageLabel>
          <Documents documents={order.documents} />
          <WhatNext order={order} isPaying={isPaying} />
          <Parts parts={order.parts} />
          <Cancelling
            spans={order.cancelling}
            ownFlights={order.ownFlights}
            orderCode={order.reference}
          />
          {priceDrop && <PriceDrop shown={priceDrop} />}
          {!order.isShared && <AccountOffer refusal={accountRefusal} />}
        </div>
        <div className={styles.aside}>
          <PlacePoster order={order} place={place} />
          <Receipt
            lines={makeReceiptLines(order.lines)}
            total={price.total}
            each={price.perPerson}
            {...travellersOf(holiday)}
          />
        </div>
      </div>
    </>
  );
}

type BookedProps = Pick<ConfirmationViewProps, 'order'> & { readonly isPaying: boolean };

/** For whom it is booked, or that the payment still has to come through. */
function Booked({ order, isPaying }: BookedProps) {
  const t = useTranslations('confirmation');
  const names = joinNames(order.passengerNames, t('and'));
  if (isPaying) return <StillPaying names={names} />;
  return t('booked', {
    names,
    email: order.emailAddress ?? '',
    isShared: String(order.isShared),
    isPackage: String(order.holiday.isPackage),
  });
}

/** Where each part is, and the reference to say at its desk; on paper those that have one. */
function Parts({ parts }: Pick<ConfirmedOrderFragment, 'parts'>) {
  const t = useTranslations('confirmation');
  return (
    <section className={classes(styles.next, styles.references)} aria-labelledby="parts">
      <h2 id="parts" className={typography.formHeading}>
        {t('parts')}
      </h2>
      <dl>
        {parts.map(({ name, detail, reference }) => (
          <div key={name} className={classes(styles.entry, reference === null && styles.online)}>
            <dt>{name}</dt>
            <dd>
              {reference === null
                ? detail
                : t.rich('reference', {
                    reference,
                    detail,
                    b: (words) => <strong>{words}</strong>,
                  })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const CALENDAR = 'text/calendar';

/** The papers of the order, the confirmation first, and the dates for a calendar. */
function Documents({ documents }: Pick<ConfirmedOrderFragment, 'documents'>) {
  const t = useTranslations('confirmation');
  const [first, ...others] = documents.filter(({ mediaType }) => mediaType !== CALENDAR);
  const calendar = documents.find(({ mediaType }) => mediaType === CALENDAR);
  if (documents.length === 0) return null;
  return (
    <div className={styles.documents}>
      {first && (
        <a href={first.url} className={look('sun')}>
          {first.title}
        </a>
      )}
      {calendar && (
        <a href={calendar.url} className={look('quiet')}>
          <Icon of={CalendarPlus} />
          {t('calendar')}
        </a>
      )}
      {others.map(({ title, url }) => (
        <a key={url} href={url} className={look('text')}>
          {title}
        </a>
      ))}
    </div>
  );
}

const look = (kind: 'sun' | 'quiet' | 'text'): string =>
  buttonClass({ kind, size: 'usual', wide: false, busy: false, extra: undefined });
