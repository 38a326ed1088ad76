/** Who outside is given events, by the settings; nobody unless they name somebody. */

/** The variables that name consumers, as they were read. */
export type ConsumerVariables = Readonly<
  Partial<
    Record<
      | 'EVENT_URL'
      | 'EVENT_WEBHOOK_URL'
      | 'EVENT_WEBHOOK_KEY'
      | 'EVENT_FILE'
      | 'GA4_MEASUREMENT_ID'
      | 'GA4_API_SECRET'
      | 'EXPERIMENTS_URL'
      | 'EXPERIMENTS_CLIENT_ID',
      string | undefined
    >
  >
> & { readonly GA4_URL: string; readonly EVENT_HOSTS: readonly string[] };

/** What each consumer is reached by; undefined for those that nobody wants. */
export const consumersOf = (e: ConsumerVariables) => ({
  collectorUrl: e.EVENT_URL,
  webhook:
    e.EVENT_WEBHOOK_URL === undefined || e.EVENT_WEBHOOK_KEY === undefined
      ? undefined
      : { url: e.EVENT_WEBHOOK_URL, key: e.EVENT_WEBHOOK_KEY },
  file: e.EVENT_FILE,
  ga4:
    e.GA4_MEASUREMENT_ID === undefined || e.GA4_API_SECRET === undefined
      ? undefined
      : { url: e.GA4_URL, measurementId: e.GA4_MEASUREMENT_ID, apiSecret: e.GA4_API_SECRET },
  experiments:
    e.EXPERIMENTS_URL === undefined || e.EXPERIMENTS_CLIENT_ID === undefined
      ? undefined
      : { url: e.EXPERIMENTS_URL, clientId: e.EXPERIMENTS_CLIENT_ID },
});
export type ConsumerSettings = ReturnType<typeof consumersOf>;

/**
 * Whether a secret can sign: one that starts as those of Standard Webhooks do is 24 to 64 bytes in
 * base64, any other at least 32 characters.
 */
export function isWebhookSecret(secret: string): boolean {
  if (!secret.startsWith('whsec_')) return secret.length >= 32;
  const encoded = secret.slice('whsec_'.length);
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.toString('base64') === encoded && bytes.length >= 24 && bytes.length <= 64;
}

/** Variables that are of use together only. */
const TOGETHER = [
  ['EVENT_WEBHOOK_URL', 'EVENT_WEBHOOK_KEY'],
  ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'],
  ['EXPERIMENTS_URL', 'EXPERIMENTS_CLIENT_ID'],
] as const;

/**
 * What is wrong of them, a sentence each: one without its other half, and an address at a host that
 * EVENT_HOSTS does not name, so that nobody who can set one address makes this server ask another
 * machine of its network. Without TLS only this machine itself is asked.
 */
export function wrongConsumers(e: ConsumerVariables): string[] {
  const addresses = {
    EVENT_URL: e.EVENT_URL,
    EVENT_WEBHOOK_URL: e.EVENT_WEBHOOK_URL,
    EXPERIMENTS_URL: e.EXPERIMENTS_URL,
    GA4_URL: e.GA4_MEASUREMENT_ID === undefined ? undefined : e.GA4_URL,
  };
  return [
    ...TOGETHER.filter((names) => names.filter((name) => e[name] !== undefined).length === 1).map(
      (names) => `${names.join(' and ')} are of use together only.`,
    ),
    ...Object.entries(addresses).flatMap(([name, address]) =>
      address === undefined ? [] : wrongAddress(name, new URL(address), e.EVENT_HOSTS),
    ),
  ];
}

function wrongAddress(name: string, { protocol, host, hostname }: URL, hosts: readonly string[]) {
  if (!hosts.includes(host)) return [`${name} leads to ${host}, which EVENT_HOSTS does not name.`];
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || isHere ? [] : [`${name} has to start with https://.`];
}
