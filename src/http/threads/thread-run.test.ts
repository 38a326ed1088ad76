import { expect, onTestFinished, test } from 'vitest';
import { runThread } from './thread-run.ts';

const obedient = new URL(`data:text/javascript,
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ kind }) => (kind === 'stop' ? parentPort.close() : parentPort.postMessage(kind === 'open' ? 'open' : 'changedOver')));
`);

test('a thread that changes over every day does not gather listeners', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => void warnings.push(warning);
  process.on('warning', warn);
  onTestFinished(() => void process.off('warning', warn));
  const run = runThread(obedient, { openingMs: 20_000, silenceMs: 20_000, stoppingMs: 20_000 });
  for (let day = 0; day < 15; day += 1) {
    const isDone = run.reports('changedOver');
    run.send({
      kind: 'changeOver',
      index: {
        memory: new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }),
        bytes: 0,
        sections: {},
        facts: {} as never,
      },
    });
    expect(await isDone).toBe(true);
  }
  await run.stop();
  expect(await run.reports('changedOver')).toBe(false);
  expect(warnings.map(({ name }) => name)).not.toContain('MaxListenersExceededWarning');
});
