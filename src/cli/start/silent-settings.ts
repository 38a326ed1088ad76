import { connect } from 'node:net';
import type { Settings } from '#server/platform/settings.ts';

/**
 * A sentence for each setting at whose address nothing listens now. What is behind it may be away
 * for a while: the site is open without it.
 */
export async function describeSilent(settings: Settings): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(addressesOf(settings)).map(async ([name, address]) => {
      const { hostname, protocol, port } = new URL(address);
      const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || PORTS[protocol]! };
      return (await listens(at))
        ? []
        : [
            `${name}: nothing answers at ${hostname}:${at.port}. What needs it waits until it does.`,
          ];
    }),
  );
  return answers.flat();
}

/** By the names of their settings; what is simulated listens by itself. */
const addressesOf = ({ suppliers, payment, mail, natsUrl }: Settings) => ({
  STAYS_URL: suppliers.stays,
  FLIGHTS_URL: suppliers.flights,
  SEATS_URL: suppliers.seats,
  PRIORITY_URL: suppliers.priority,
  TRANSFERS_URL: suppliers.transfers,
  PARKING_URL: suppliers.parking,
  INSURANCE_URL: suppliers.insurance,
  PAYMENT_URL: payment.url,
  SMTP_URL: mail.smtpUrl,
  ...(natsUrl !== undefined && { NATS_URL: natsUrl }),
});

/** Where each protocol listens when an address does not say. */
const PORTS: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
  'nats:': 4222,
  'tls:': 4222,
};

const TIMEOUT_MS = 3_000;

const listens = (at: { readonly host: string; readonly port: number }): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ ...at, timeout: TIMEOUT_MS });
    const answer = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
