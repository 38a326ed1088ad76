/**
 * What each flag is for a visitor. What is the same for everybody is found out once, when flags
 * change; a page asks the rules of the others alone, in this thread and without waiting.
 */
import { FlagdCore, MemoryStorage } from '@openfeature/flagd-core';
import type { Logger } from 'pino';
import {
  FLAG_KEYS,
  mapFlags,
  STANDARD_FLAGS,
  type FlagKey,
  type Flags,
} from '#domain/market/flags.ts';
import type { FlagDocument } from './flag-document.ts';

/** Whom a rule may ask for (FLAG-01). */
export type FlagVisitor = {
  /** Shares stick to it; who has none gets what holds without a rule. */
  readonly rememberToken: string | undefined;
  /** The bucket of the token, 0 to 9,999. */
  readonly allocation: number | undefined;
  /** The market of the site, `gb` or `ie`. */
  readonly brand: string;
};

export type SiteFlags = {
  /** Every flag, for one visitor. */
  readonly of: (visitor: FlagVisitor) => Flags;
  /** Those that may differ from visitor to visitor. */
  readonly differing: () => readonly FlagKey[];
  /** Whether anybody has said how flags stand; until then they stand as the program has them. */
  readonly isKnown: () => boolean;
  /** From now on flags are these; a document that cannot be read changes nothing. */
  readonly change: (document: FlagDocument) => void;
};

type Snapshot = {
  readonly core: FlagdCore;
  /** What each flag is for who is nobody in particular. */
  readonly settled: Flags;
  readonly differing: readonly FlagKey[];
};

/** Flags as the program has them, until they change. */
export function makeSiteFlags(log: Logger): SiteFlags {
  let now: Snapshot | undefined;
  return {
    of: (visitor) => (now ? evaluate(now, visitor) : STANDARD_FLAGS),
    differing: () => now?.differing ?? [],
    isKnown: () => now !== undefined,
    change: (document) => {
      try {
        now = takeSnapshot(document, log);
      } catch (err) {
        log.error({ err }, 'flags could not be read: they stay as they are');
      }
    },
  };
}

function takeSnapshot(document: FlagDocument, log: Logger): Snapshot {
  const warn = (problem: unknown): void => log.warn({ problem }, 'a rule of a flag is wrong');
  const logger = { error: warn, warn, info: () => undefined, debug: () => undefined };
  // Rules come from outside the program: they are interpreted, not made into code.
  const storage = new MemoryStorage(logger, { disableDynamicCodeGeneration: true });
  storage.setConfigurations(document, true);
  const core = new FlagdCore(storage, logger);
  const answers = new Map(
    FLAG_KEYS.map((key) => [key, core.resolveBooleanEvaluation(key, STANDARD_FLAGS[key], {})]),
  );
  const isListed = (key: FlagKey) => core.getFlag(key)?.state === 'ENABLED';
  return {
    core,
    settled: mapFlags((key) => answers.get(key)?.value ?? STANDARD_FLAGS[key]),
    differing: FLAG_KEYS.filter((key) => isListed(key) && answers.get(key)?.reason !== 'STATIC'),
  };
}

function evaluate({ core, settled, differing }: Snapshot, visitor: FlagVisitor): Flags {
  const { rememberToken, allocation, brand } = visitor;
  if (differing.length === 0) return settled;
  const context = {
    ...(rememberToken !== undefined && { targetingKey: rememberToken }),
    ...(allocation !== undefined && { allocation }),
    brand,
  };
  const flags: Record<FlagKey, boolean> = { ...settled };
  for (const key of differing)
    flags[key] = core.resolveBooleanEvaluation(key, settled[key], context).value;
  return flags;
}
