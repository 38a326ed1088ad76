/**
 * The outside world as one program: suppliers, card provider, mailbox and trackers, each on its own
 * port with its own books. The shop knows it only by its addresses. Ports, directory, seed and keys
 * come as settings from whoever starts it.
 */
import path from 'node:path';
import * as v from 'valibot';
import { startCardProvider } from './card-provider/start.ts';
import { startMailbox } from './mailbox/start.ts';
import { startSuppliers } from './suppliers/start.ts';
import { startTrackers } from './trackers/start.ts';

const whole = v.pipe(v.string(), v.digits(), v.transform(Number));

const EnvironmentSchema = v.object({
  SIMULATOR_PORT: v.optional(whole, '3100'),
  DATA_DIR: v.optional(v.string(), '.data'),
  WORLD_HOTELS: v.optional(whole, '5000'),
  WORLD_SEED: v.optional(whole, '1'),
  SIMULATOR_CHANGES_PER_SECOND: v.optional(whole, '3'),
  SIMULATOR_CONTROL_KEY: v.optional(v.string()),
  SITE_URL: v.optional(v.string(), 'http://localhost:3000'),
  PORT: v.optional(v.string(), '3000'),
  PAYMENT_API_KEY: v.optional(v.string(), 'simulated-api-key'),
  PAYMENT_MERCHANT: v.optional(v.string(), 'Holidaymaker'),
  SUPPLIER_HMAC_KEY: v.optional(v.string(), '0dd5e15e'.repeat(8)),
  PAYMENT_HMAC_KEY: v.optional(v.string(), '5ca1ab1e'.repeat(8)),
});

const settings = v.parse(EnvironmentSchema, process.env);
const dataDirectory = path.resolve(settings.DATA_DIR, 'simulators');
const site = `http://127.0.0.1:${settings.PORT}`;
const base = settings.SIMULATOR_PORT;
/** An empty variable counts as unset. */
const controlKey = settings.SIMULATOR_CONTROL_KEY || undefined;

const parts = await Promise.all([
  startCardProvider({
    port: base + 1,
    dataDirectory,
    controlKey,
    apiKey: settings.PAYMENT_API_KEY,
    merchantAccount: settings.PAYMENT_MERCHANT,
    payee: 'Holidaymaker',
    shopOrigins: [
      new URL(settings.SITE_URL).origin,
      site,
      `http://localhost:${settings.PORT}`,
      `http://ie.localhost:${settings.PORT}`,
    ],
    notifications: { url: `${site}/webhooks/payments`, hmacKey: settings.PAYMENT_HMAC_KEY },
  }),
  startMailbox({ port: base + 2, smtpPort: base + 3, dataDirectory, controlKey }),
  startTrackers({ port: base + 4 }),
]);
// Last, because whoever waits for the outside world knocks at the suppliers.
const suppliers = await startSuppliers({
  port: base,
  dataDirectory,
  controlKey,
  seed: settings.WORLD_SEED,
  hotels: settings.WORLD_HOTELS,
  changesPerSecond: settings.SIMULATOR_CHANGES_PER_SECOND,
  cardNetworkUrl: `http://127.0.0.1:${base + 1}`,
  notices: { url: `${site}/webhooks/suppliers`, hmacKey: settings.SUPPLIER_HMAC_KEY },
});

console.log(
  `suppliers ${suppliers.url}, card provider ${parts[0].url}, mailbox ${parts[1].url}, trackers ${parts[2].url}`,
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

async function stop(): Promise<void> {
  await Promise.all([...parts, suppliers].map((part) => part.close()));
  process.exit(0);
}
