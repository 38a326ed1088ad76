/** Tells a thread that is stuck from one that gets no processor: only the first is worth ending. */
import { readFileSync, readlinkSync } from 'node:fs';

/** What is known of a thread at one look. */
export type Look = {
  /** Counted up by the thread's event loop. */
  readonly beat: number;
  /** Milliseconds that the thread has waited for a processor since it began. */
  readonly waitedMs: number;
};

/**
 * Watches for a silence; each look comes `everyMs` after the one before (counted, not measured, so
 * that a pause of our own thread is not taken for one of theirs). Answers whether the event loop
 * has stood still for longer than `silenceMs` in which the thread could have run: time in which it
 * waited for a processor, on a busy machine, is none of its own.
 */
export function watchSilence(silenceMs: number, everyMs: number): (look: Look) => boolean {
  let last: Look | undefined;
  let stillMs = 0;
  return (look) => {
    if (look.beat !== last?.beat) {
      last = look;
      stillMs = 0;
      return false;
    }
    stillMs += everyMs;
    return stillMs - (look.waitedMs - last.waitedMs) > silenceMs;
  };
}

/** The number by which the kernel knows the calling thread; 0 where it does not say (not Linux). */
export function threadNumber(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/**
 * Milliseconds that a thread of this process has waited for a processor since it began: the second
 * number of its schedstat (kernel documentation: sched-stats). 0 where the kernel does not tell.
 */
export function processorWaitMs(thread: number): number {
  try {
    const [, waitedNs] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(waitedNs) / 1e6;
  } catch {
    return 0;
  }
}
