import { expect, test } from 'vitest';
import { readSettings } from '#server/platform/settings.ts';
import { simulatedTrackers } from './trackers.ts';

test('everything that can be told goes to the simulated trackers, but what is set already', () => {
  const given = {
    SIMULATOR_PORT: '4100',
    EVENT_FILE: 'events.ndjson',
    GTM_CONTAINER_ID: 'GTM-OWN1',
  };
  const { consumers, tags } = readSettings(simulatedTrackers(given));
  const origin = 'http://127.0.0.1:4104';
  expect(consumers).toMatchObject({
    collectorUrl: `${origin}/collector`,
    file: 'events.ndjson',
    ga4: { url: `${origin}/ga4` },
    experiments: { url: `${origin}/experiments` },
  });
  expect(tags).toEqual({
    scriptUrl: `${origin}/container?id=GTM-OWN1`,
    origins: [origin],
    adFrames: [`${origin}/ad?cost={cost}&currency={currency}`],
  });
});
