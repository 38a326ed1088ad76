import type { ConsumerSettings } from '#server/platform/consumer-settings.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Consumer } from './consumer.ts';
import { makeEventCollector, makeEventFile, makeWebhook } from './consumers/collector.ts';
import { makeExperiments } from './consumers/experiments.ts';
import { makeGa4 } from './consumers/ga4.ts';

/** The consumers that the settings name; those that take events as they are take fingerprints. */
export const openConsumers = (
  { collectorUrl, webhook, file, ga4, experiments }: ConsumerSettings,
  { isNecessary }: Pick<Settings['fingerprint'], 'isNecessary'>,
): readonly Consumer[] => [
  ...[
    ...(collectorUrl === undefined ? [] : [makeEventCollector(collectorUrl)]),
    ...(webhook ? [makeWebhook(webhook.url, webhook.key)] : []),
    ...(file === undefined ? [] : [makeEventFile(file)]),
  ].map((consumer) => ({
    ...consumer,
    fingerprint: isNecessary ? ('necessary' as const) : ('functional' as const),
  })),
  ...(ga4 ? [makeGa4(ga4)] : []),
  ...(experiments ? [makeExperiments(experiments)] : []),
];

/** Whether somebody of them takes fingerprints: else none is collected. */
export const takesFingerprints = ({ collectorUrl, webhook, file }: ConsumerSettings): boolean =>
  [collectorUrl, webhook, file].some((one) => one !== undefined);
