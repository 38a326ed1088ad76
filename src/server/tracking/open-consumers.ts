import type { ConsumerSettings } from '#server/platform/consumer-settings.ts';
import type { Consumer } from './consumer.ts';
import { makeEventCollector, makeEventFile, makeWebhook } from './consumers/collector.ts';
import { makeExperiments } from './consumers/experiments.ts';
import { makeGa4 } from './consumers/ga4.ts';

/** The consumers that the settings name. */
export const openConsumers = ({
  collectorUrl,
  webhook,
  file,
  ga4,
  experiments,
}: ConsumerSettings): readonly Consumer[] => [
  ...(collectorUrl === undefined ? [] : [makeEventCollector(collectorUrl)]),
  ...(webhook ? [makeWebhook(webhook.url, webhook.key)] : []),
  ...(file === undefined ? [] : [makeEventFile(file)]),
  ...(ga4 ? [makeGa4(ga4)] : []),
  ...(experiments ? [makeExperiments(experiments)] : []),
];
