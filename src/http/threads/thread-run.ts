/**
 * One life of a web thread as the main thread sees it: from its start until it ends, by itself or
 * because it fell silent.
 */
import { Worker } from 'node:worker_threads';
import { processorWaitMs, watchSilence } from './silence.ts';
import {
  BEAT_MS,
  BEAT_WORDS,
  COUNT_WORD,
  THREAD_WORD,
  type ThreadOrder,
  type ThreadReport,
} from './thread-protocol.ts';

export type ThreadLimits = {
  /** Longest time from the order to open until it listens. */
  readonly openingMs: number;
  /** Longest time that the event loop of an open thread may stand still while it could run. */
  readonly silenceMs: number;
  /** Longest time for answering what has begun when it is told to stop. */
  readonly stoppingMs: number;
};

export type ThreadRun = {
  readonly send: (order: ThreadOrder) => void;
  /**
   * Resolves at the next such report, or when the thread ends without one: true when it was
   * reported.
   */
  readonly reports: (report: ThreadReport) => Promise<boolean>;
  /** Resolves with the reason when the thread has ended. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
};

/** Starts a thread, which does nothing until it is told to open; `onVisit` hears of visitors. */
export function runThread(
  script: URL,
  limits: ThreadLimits,
  onVisit: () => void = () => undefined,
): ThreadRun {
  const beat = new Int32Array(new SharedArrayBuffer(BEAT_WORDS * Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(script, { workerData: beat });
  let reason: string | undefined;
  worker.on(
    'error',
    (error) => (reason ??= (error instanceof Error && error.stack) || String(error)),
  );
  worker.on('message', (said: ThreadReport) => said === 'visited' && onVisit());
  const ended = new Promise<string>((resolve) =>
    worker.once('exit', (code) => resolve(reason ?? `exit ${code}`)),
  );
  const end = (why: string): void => {
    reason ??= why;
    void worker.terminate();
  };
  const reports = (report: ThreadReport): Promise<boolean> =>
    new Promise((resolve) => {
      const listen = (said: ThreadReport): void => {
        if (said === report) answer(true);
      };
      const answer = (isReported: boolean): void => {
        worker.off('message', listen);
        resolve(isReported);
      };
      worker.on('message', listen);
      void ended.then(() => answer(false));
    });
  const run: ThreadRun = {
    reports,
    ended,
    send: (order) => {
      worker.postMessage(order);
      if (order.kind === 'open') void watch(run, beat, limits, end);
    },
    stop: async () => {
      run.send({ kind: 'stop' });
      const tooLate = setTimeout(() => end('it did not stop in time'), limits.stoppingMs);
      await ended;
      clearTimeout(tooLate);
    },
  };
  return run;
}

/** Ends a thread that does not open, or stands still afterwards. */
async function watch(
  { reports, ended }: ThreadRun,
  beat: Int32Array,
  { openingMs, silenceMs }: ThreadLimits,
  end: (why: string) => void,
): Promise<void> {
  const tooLate = setTimeout(
    () => end(`it did not open within ${openingMs / 1_000} seconds`),
    openingMs,
  );
  const isOpen = await reports('open');
  clearTimeout(tooLate);
  if (!isOpen) return;
  const isStuck = watchSilence(silenceMs, BEAT_MS);
  const watching = setInterval(() => {
    const waitedMs = processorWaitMs(Atomics.load(beat, THREAD_WORD));
    if (isStuck({ beat: Atomics.load(beat, COUNT_WORD), waitedMs }))
      end(`its event loop stood still for ${silenceMs / 1_000} seconds`);
  }, BEAT_MS);
  await ended;
  clearInterval(watching);
}
