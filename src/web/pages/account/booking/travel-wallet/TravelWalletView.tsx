import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { BookedFlight } from '#web/parts/Booking/BookedFlight.tsx';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { KeepOnDevice } from './KeepOnDevice.tsx';
import type { WalletBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type TravelWalletViewProps = {
  readonly booking: WalletBookingFragment;
  /** Path of all of it as one file. */
  readonly file: string;
};

/** Each part of the holiday with what to show where, and every paper; all of it as one file too. */
export function TravelWalletView({ booking, file }: TravelWalletViewProps) {
  const t = useTranslations('booking_travel.wallet');
  const { phone } = usePageProperties().domainConfig.brand;
  const { reference: orderCode, flights, extras, documents, status } = booking;
  const isCancelled = status === 'CANCELLED';
  const shown = extras.filter(({ kind }) => !isCancelled || kind !== 'PERK');
  return (
    <BookingFrame orderCode={orderCode} booking={booking} receipt={null}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {isCancelled ? (
        <p className={typography.lead}>{t('cancelled')}</p>
      ) : (
        <>
          <p className={typography.lead}>{t('lead')}</p>
          <p className={layout.alone}>
            <a href={file} download="travel-wallet.html">
              {t('download')}
            </a>
          </p>
          <p className={typography.small}>{t('download_text')}</p>
        </>
      )}
      <KeepOnDevice booking={booking} file={file} />
      {flights.map((flight) => (
        <Flight key={flight.from.localTime} flight={flight} />
      ))}
      <Stay stay={booking.stay} />
      {shown.map(({ name, detail, reference, kind }, i) => (
        <Paper key={name} id={`extra-${i + 1}`} heading={name}>
          {reference !== null && (
            <p className={typography.fact}>{t('show', { kind, reference })}</p>
          )}
          <p>{detail}</p>
        </Paper>
      ))}
      {documents.length > 0 && (
        <Paper id="papers" heading={t('papers')}>
          <ul>
            {documents.map(({ title, url }) => (
              <li key={url} className={layout.alone}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ul>
        </Paper>
      )}
      <Notice>{t('help', { phone })}</Notice>
    </BookingFrame>
  );
}

function Flight({ flight }: { readonly flight: WalletBookingFragment['flights'][number] }) {
  const t = useTranslations('booking_travel.wallet');
  const { from, to, bags, airlineReference } = flight;
  return (
    <BookedFlight flight={flight}>
      {airlineReference === null ? (
        <p>{t('no_reference')}</p>
      ) : (
        <p className={typography.fact}>
          {t('show', { kind: 'FLIGHT', reference: airlineReference })}
        </p>
      )}
      <p>
        {t('times', {
          leaves: from.localTime.slice(11, 16),
          lands: to.localTime.slice(11, 16),
          date: formatDate(to.localTime.slice(0, 10), 'short'),
        })}
      </p>
      <p>{bags}</p>
    </BookedFlight>
  );
}

function Stay({ stay }: Pick<WalletBookingFragment, 'stay'>) {
  const t = useTranslations('booking_travel.wallet');
  const { hotel, address, checkInDate, checkOutDate, checkInFrom, rooms, board } = stay;
  return (
    <Paper id="hotel" heading={hotel}>
      {stay.reference !== null && (
        <p className={typography.fact}>{t('show', { kind: 'HOTEL', reference: stay.reference })}</p>
      )}
      <p>{address}</p>
      <p>
        {t('stay', {
          from: formatDate(checkInDate, 'short'),
          to: formatDate(checkOutDate),
          rooms: rooms.join(', '),
          board,
        })}
      </p>
      {checkInFrom !== null && <p>{t('check_in_from', { time: checkInFrom })}</p>}
    </Paper>
  );
}

type PaperProps = {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
};

function Paper({ id, heading, children }: PaperProps) {
  return (
    <section className={`${layout.ruled} ${layout.part}`} aria-labelledby={id}>
      <h2 id={id} className={typography.formHeading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
