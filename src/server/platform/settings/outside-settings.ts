/** Where the outside world is reached: simulated wherever the settings name nothing real. */

/** The variables that name its parts, as they were read. */
export type OutsideVariables = Readonly<
  Partial<
    Record<
      | 'STAYS_URL'
      | 'FLIGHTS_URL'
      | 'SEATS_URL'
      | 'PRIORITY_URL'
      | 'TRANSFERS_URL'
      | 'PARKING_URL'
      | 'INSURANCE_URL'
      | 'SUPPLIER_HMAC_KEY'
      | 'PAYMENT_URL'
      | 'PAYMENT_FIELDS_URL'
      | 'SMTP_URL'
      | 'MAILBOX_URL',
      string | undefined
    >
  > &
    Record<
      | 'PAYMENT_API_KEY'
      | 'PAYMENT_CLIENT_KEY'
      | 'PAYMENT_MERCHANT'
      | 'PAYMENT_HMAC_KEY'
      | 'MAIL_FROM',
      string
    >
> & {
  readonly PAYMENT_ENVIRONMENT: 'TEST' | 'LIVE';
  readonly SIMULATOR_PORT: number;
};

/** Ports of the simulated world, counted from SIMULATOR_PORT. */
export const SIMULATED = {
  suppliers: 0,
  cardProvider: 1,
  mailbox: 2,
  smtp: 3,
  trackers: 4,
} as const;
/** Ports of the simulated world, and which parts of it are wanted because no real one is set. */
export const simulatorsOf = (e: OutsideVariables) => ({
  port: {
    suppliers: e.SIMULATOR_PORT,
    cardProvider: e.SIMULATOR_PORT + SIMULATED.cardProvider,
    mailbox: e.SIMULATOR_PORT + SIMULATED.mailbox,
    smtp: e.SIMULATOR_PORT + SIMULATED.smtp,
    trackers: e.SIMULATOR_PORT + SIMULATED.trackers,
  },
  suppliers: [
    e.STAYS_URL,
    e.FLIGHTS_URL,
    e.SEATS_URL,
    e.PRIORITY_URL,
    e.TRANSFERS_URL,
    e.PARKING_URL,
    e.INSURANCE_URL,
  ].includes(undefined),
  cardProvider: e.PAYMENT_URL === undefined,
  mailbox: e.SMTP_URL === undefined,
});

export function suppliersOf(e: OutsideVariables) {
  const simulated = (name: string) => `http://${simulatedHost(e, 'suppliers')}/${name}`;
  return {
    stays: e.STAYS_URL ?? simulated('stays'),
    flights: e.FLIGHTS_URL ?? simulated('flights'),
    seats: e.SEATS_URL ?? simulated('seats'),
    priority: e.PRIORITY_URL ?? simulated('priority'),
    transfers: e.TRANSFERS_URL ?? simulated('transfers'),
    parking: e.PARKING_URL ?? simulated('parking'),
    insurance: e.INSURANCE_URL ?? simulated('insurance'),
  };
}

/**
 * Where visitors book flights themselves; undefined: with the airline, whose own site we do not
 * know.
 */
export const airlineSiteOf = (e: OutsideVariables): string | undefined =>
  e.FLIGHTS_URL === undefined ? `http://${simulatedHost(e, 'suppliers')}/airline` : undefined;

/**
 * Signs what suppliers tell of sold holidays; the one that everybody can read here only while both
 * who tell are simulated. Undefined: no notice is taken, and their lists are read.
 */
export const noticeKeyOf = (e: OutsideVariables): string | undefined =>
  e.SUPPLIER_HMAC_KEY ??
  (e.FLIGHTS_URL === undefined && e.STAYS_URL === undefined ? SIMULATED_NOTICE_KEY : undefined);

const SIMULATED_NOTICE_KEY = '0dd5e15e'.repeat(8);

export function paymentSettingsOf(e: OutsideVariables) {
  const url = e.PAYMENT_URL ?? `http://${simulatedHost(e, 'cardProvider')}`;
  return {
    url,
    fieldsUrl: e.PAYMENT_FIELDS_URL ?? `${url}/fields`,
    environment: e.PAYMENT_ENVIRONMENT,
    apiKey: e.PAYMENT_API_KEY,
    clientKey: e.PAYMENT_CLIENT_KEY,
    merchant: e.PAYMENT_MERCHANT,
    hmacKey: e.PAYMENT_HMAC_KEY,
  };
}

export const mailOf = (e: OutsideVariables) => ({
  smtpUrl: e.SMTP_URL ?? `smtp://${simulatedHost(e, 'smtp')}`,
  mailboxUrl: e.MAILBOX_URL ?? (e.SMTP_URL ? undefined : `http://${simulatedHost(e, 'mailbox')}`),
  from: e.MAIL_FROM,
});

const simulatedHost = (e: OutsideVariables, part: keyof typeof SIMULATED): string =>
  `127.0.0.1:${e.SIMULATOR_PORT + SIMULATED[part]}`;
