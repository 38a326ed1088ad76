import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readSettings } from '#server/platform/settings.ts';
import { describeSilent } from './silent-settings.ts';

test('each setting at whose address nothing listens is named, and no other', async () => {
  const [there, gone] = [createServer(), createServer()];
  for (const server of [there, gone]) await once(server.listen(0, '127.0.0.1'), 'listening');
  const [open, closed] = [there, gone].map((server) => {
    const address = server.address();
    return `127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
  });
  gone.close();
  await once(gone, 'close');
  const settings = readSettings({
    STAYS_URL: `http://${closed}`,
    FLIGHTS_URL: `http://${open}`,
    TRANSFERS_URL: `http://${open}`,
    PARKING_URL: `http://${open}`,
    INSURANCE_URL: `http://${open}`,
    SEATS_URL: `http://${open}`,
    PRIORITY_URL: `http://${open}`,
    PAYMENT_URL: `http://${open}`,
    SMTP_URL: `smtp://${closed}`,
    NATS_URL: `nats://${closed}`,
  });
  expect((await describeSilent(settings)).map((line) => line.split('. ')[0])).toEqual(
    ['STAYS_URL', 'SMTP_URL', 'NATS_URL'].map((name) => `${name}: nothing answers at ${closed}`),
  );
  there.close();
});
