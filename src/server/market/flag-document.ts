/**
 * Flags as flagd writes them down, which is how they are told from whoever knows them to the web
 * threads (flagd: Flag Definitions).
 */
import type { FlagKey } from '#domain/market/flags.ts';
import type { Rollout } from '#domain/market/rollout.ts';

/** A document of flagd, as JSON. */
export type FlagDocument = string;

/** Each flag on for its share of visitors; those without one are not in the document. */
export const writeRollouts = (rollouts: ReadonlyMap<FlagKey, Rollout>): FlagDocument =>
  JSON.stringify({
    flags: Object.fromEntries([...rollouts].map(([key, rollout]) => [key, define(rollout)])),
  });

/** Each flag on or off for everybody. */
export const writeValues = (values: ReadonlyMap<string, boolean>): FlagDocument =>
  JSON.stringify({
    flags: Object.fromEntries([...values].map(([key, isOn]) => [key, define(isOn ? 100 : 0)])),
  });

const VARIANTS = { on: true, off: false };

function define(rollout: Rollout) {
  const flag = {
    state: 'ENABLED',
    variants: VARIANTS,
    defaultVariant: rollout === 100 ? 'on' : 'off',
  };
  const isShare = rollout > 0 && rollout < 100;
  const shares = [
    ['on', rollout],
    ['off', 100 - rollout],
  ];
  return isShare ? { ...flag, targeting: { fractional: shares } } : flag;
}
