import { readSettings } from '#server/platform/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The variables that lead everything that can be told to the simulated trackers; what is set
 * already stays as it is.
 */
export function simulatedTrackers(environment: Environment): Environment {
  const host = `127.0.0.1:${readSettings(environment).simulators.port.trackers}`;
  const origin = `http://${host}`;
  return {
    EVENT_URL: `${origin}/collector`,
    GA4_URL: `${origin}/ga4`,
    GA4_MEASUREMENT_ID: 'G-SIMULATED',
    GA4_API_SECRET: 'simulated',
    EXPERIMENTS_URL: `${origin}/experiments`,
    EXPERIMENTS_CLIENT_ID: 'simulated',
    EVENT_HOSTS: host,
    GTM_CONTAINER_ID: 'GTM-SIMULATED',
    GTM_URL: `${origin}/container`,
    AD_FRAMES: `${origin}/ad?cost={cost}&currency={currency}`,
    ...environment,
  };
}
