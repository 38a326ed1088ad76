/**
 * Who outside is given events, and whose scripts and frames pages have, by the settings; nobody and
 * nothing unless they name it.
 */

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
> & { readonly GA4_URL: string; readonly EVENT_HOSTS: string };

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
  const hosts = e.EVENT_HOSTS.split(',').map((host) => host.trim());
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
      address === undefined ? [] : wrongAddress(name, new URL(address), hosts),
    ),
  ];
}

function wrongAddress(name: string, url: URL, hosts: readonly string[]): string[] {
  const { protocol, host } = url;
  if (!hosts.includes(host)) return [`${name} leads to ${host}, which EVENT_HOSTS does not name.`];
  return protocol === 'https:' || isHere(url) ? [] : [`${name} has to start with https://.`];
}

/** The variables that name scripts and frames of others, as they were read. */
export type TagVariables = {
  readonly GTM_CONTAINER_ID?: string | undefined;
  readonly GTM_URL: string;
  readonly TAG_ORIGINS: string;
  readonly AD_FRAMES: string;
};

/** What stands between blanks: no address has one. */
const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** `scriptUrl`: of the container; `origins`: whom a page with tags may ask, its own tags' first. */
export function tagsOf({ GTM_CONTAINER_ID, GTM_URL, TAG_ORIGINS, AD_FRAMES }: TagVariables) {
  const scriptUrl =
    GTM_CONTAINER_ID === undefined ? null : `${GTM_URL}?id=${encodeURIComponent(GTM_CONTAINER_ID)}`;
  return {
    scriptUrl,
    origins:
      scriptUrl === null ? [] : [...new Set([new URL(scriptUrl).origin, ...wordsOf(TAG_ORIGINS)])],
    adFrames: wordsOf(AD_FRAMES),
  };
}

/**
 * What is wrong of them, a sentence each: a frame's address without TLS anywhere but on this
 * machine, or with a word in braces that nothing is put in for; an origin that is none.
 */
export function wrongTags({ TAG_ORIGINS, AD_FRAMES }: TagVariables): string[] {
  const frames = wordsOf(AD_FRAMES);
  return [
    ...frames
      .filter((template) => !isSafe(template))
      .map(
        (template) => `AD_FRAMES names ${template}: expected an address that starts with https://.`,
      ),
    ...frames
      .filter((template) => /[{}]/.test(template.replace(/\{(?:cost|currency)\}/g, '')))
      .map((template) => `AD_FRAMES names ${template}: only {cost} and {currency} are filled in.`),
    ...wordsOf(TAG_ORIGINS)
      .filter((origin) => !isSafe(origin) || new URL(origin).origin !== origin)
      .map((origin) => `TAG_ORIGINS names ${origin}: expected an origin as https://tags.example.`),
  ];
}

function isSafe(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere(url));
}

/** Whether an address is of this machine itself. */
const isHere = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
