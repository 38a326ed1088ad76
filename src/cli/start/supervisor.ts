/**
 * Keeps the running parts of the program together: one that ends is started again, all are stopped
 * in order, and when one cannot be kept up all end.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_RESTARTS, pauseBeforeRestart } from './restarts.ts';

/** One life of a part. */
export type Life = {
  /** Resolves with how it ended; never rejects. */
  readonly ended: Promise<PartEnd>;
  /** Resolves when the part can be used; rejects when that takes too long. */
  readonly ready: Promise<void>;
  /** Asks the part to end and resolves when it has. */
  readonly stop: () => Promise<void>;
};

export type PartEnd = {
  readonly how: string;
  /** What it said last, for the operator. */
  readonly lastWords?: string;
  /** It was told by somebody to end, and that is meant for all. */
  readonly isAsked: boolean;
};

export type SupervisedPart = {
  readonly name: string;
  readonly start: () => Promise<Life>;
};

/** Why everything ends: somebody asked, or a part failed. */
export type Ending =
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed'; readonly reason: string };

export type Supervisor = {
  /**
   * Starts a part and takes charge of it; resolves when it can be used. When it ends before, that
   * is the end of all, and this never resolves; when it ends later, it is started again.
   */
  readonly run: (part: SupervisedPart) => Promise<void>;
  readonly end: (ending: Ending) => void;
  /** Resolves at the first reason to end. */
  readonly ending: Promise<Ending>;
  /** Stops all parts, the last started first. */
  readonly stopAll: () => Promise<void>;
};

export type SupervisorOptions = {
  /** What has to be there before anything is started again. */
  readonly beforeRestart: (signal: AbortSignal) => Promise<void>;
  readonly report: (line: string) => void;
};

/** A part in charge, whichever of its lives it is in. */
type Kept = { readonly part: SupervisedPart; life: Promise<Life> };

export function makeSupervisor({ beforeRestart, report }: SupervisorOptions): Supervisor {
  const parts: Kept[] = [];
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  const { promise: ending, resolve } = Promise.withResolvers<Ending>();
  const end = (why: Ending): void => {
    stopping.abort();
    resolve(why);
  };

  /** Follows a part from life to life, until all end. */
  async function keep(kept: Kept): Promise<void> {
    const { name } = kept.part;
    const restarts: number[] = [];
    for (let last = await endOfLife(kept); !isStopping();) {
      if (last.isAsked) return end({ kind: 'asked' });
      const pauseMs = pauseBeforeRestart(restarts, performance.now());
      if (pauseMs === undefined) return end(failure(name, last, restarts.length));
      report(`${name} ended unexpectedly (${last.how}): starting again …`);
      const endedAt = performance.now();
      await sleep(pauseMs, undefined, stopping).catch(() => undefined);
      await beforeRestart(stopping.signal);
      if (isStopping()) return;
      restarts.push(performance.now());
      kept.life = kept.part.start();
      void sayWhenReady(kept.life, name, endedAt);
      last = await endOfLife(kept);
    }
  }

  async function sayWhenReady(life: Promise<Life>, name: string, since: number): Promise<void> {
    const isReady = await life.then(async ({ ready }) => ready).then(isTrue, () => false);
    if (isReady && !isStopping())
      report(`${name}: back after ${((performance.now() - since) / 1_000).toFixed(1)} s.`);
  }

  return {
    ending,
    end,
    run: async (part) => {
      const kept: Kept = { part, life: part.start() };
      parts.push(kept);
      const life = await kept.life;
      const isReady = await Promise.race([life.ready.then(isTrue), life.ended]);
      if (isReady === true) return void keep(kept);
      end(isReady.isAsked ? { kind: 'asked' } : failure(part.name, isReady, 0));
      await new Promise(() => undefined);
    },
    stopAll: async () => {
      stopping.abort();
      for (const { life } of parts.toReversed()) await life.then(({ stop }) => stop(), ignore);
    },
  };
}

/**
 * How a life of a part ended: a start that failed is an end, and one that is not ready in time is
 * ended.
 */
async function endOfLife({ life }: Kept): Promise<PartEnd> {
  try {
    const { ended, ready, stop } = await life;
    const late = await Promise.race([ended, ready.then(() => undefined, String)]);
    if (typeof late !== 'string') return ended;
    await stop();
    return { how: late, isAsked: false };
  } catch (error) {
    return { how: error instanceof Error ? error.message : String(error), isAsked: false };
  }
}

function failure(name: string, { how, lastWords }: PartEnd, restarts: number): Ending {
  const again =
    restarts >= MOST_RESTARTS
      ? `\n${name} was started again ${MOST_RESTARTS} times within a minute: what breaks it lasts.`
      : '';
  const words = lastWords === undefined ? '' : `; ${lastWords}`;
  return { kind: 'failed', reason: `${name} ended unexpectedly: ${how}${words}${again}` };
}

const isTrue = (): true => true;
const ignore = (): void => undefined;
