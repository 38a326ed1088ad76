import { describeTaken, findOpenPort } from '#server/platform/open-port.ts';
import type { Settings } from '#server/platform/settings.ts';

/**
 * The settings with a real port for the site when any would do. Throws when another program has a
 * port that is wanted.
 */
export async function settlePorts(settings: Settings): Promise<Settings> {
  const { host, port } = settings.site;
  const site = await findOpenPort(port, host);
  if (site === undefined) throw new Error(describeTaken('PORT', port));
  for (const wanted of isSimulated(settings) ? Object.values(settings.simulators.port) : []) {
    if ((await findOpenPort(wanted, '127.0.0.1')) === undefined)
      throw new Error(describeTaken('SIMULATOR_PORT', wanted));
  }
  const url = settings.site.url.replace(/:0$/, `:${site}`);
  return { ...settings, site: { ...settings.site, port: site, url } };
}

/** Whether any part of the outside world is simulated. */
export const isSimulated = ({ simulators }: Settings): boolean =>
  simulators.suppliers || simulators.cardProvider || simulators.mailbox;
