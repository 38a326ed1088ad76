import * as v from 'valibot';
import type { Settings } from '#server/platform/settings.ts';
import type { WelcomeSection } from './welcome.ts';

const SectionsSchema = v.array(
  v.object({ title: v.string(), rows: v.array(v.tuple([v.string(), v.string()])) }),
);

/** Who and what to try the site with, as the simulated world tells it; nothing when it does not. */
export async function readCast({ simulators }: Settings): Promise<readonly WelcomeSection[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${simulators.port.suppliers}/_cast`, {
      signal: AbortSignal.timeout(2_000),
    });
    return v.parse(SectionsSchema, await response.json());
  } catch {
    return [];
  }
}
