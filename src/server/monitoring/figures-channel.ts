/**
 * From the web threads to the main thread, which tells them: what each has counted since it spoke
 * last, so that a thread that is replaced takes a second's figures with it and no more.
 */
import { BroadcastChannel } from 'node:worker_threads';
import { makeFigures, type Figure, type Figures } from './figures.ts';

const CHANNEL = 'figures';
const EVERY_MS = 1_000;

/** In a web thread: what is counted goes to the main thread, once a second. */
export function sendFigures(): Figures & { readonly stop: () => void } {
  const channel = new BroadcastChannel(CHANNEL);
  const figures = makeFigures();
  const send = (): void => {
    const taken = figures.take();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
    if (taken.length > 0) channel.postMessage(taken);
  };
  const sending = setInterval(send, EVERY_MS).unref();
  return {
    ...figures,
    stop: () => {
      clearInterval(sending);
      send();
      channel.close();
    },
  };
}

/** In the main thread: what all threads have counted since it began. */
export function receiveFigures(): Figures & { readonly stop: () => void } {
  const channel = new BroadcastChannel(CHANNEL);
  const figures = makeFigures();
  // Nobody but `sendFigures` speaks here.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- with one, it cannot be let go
  channel.onmessage = ({ data }: { readonly data: unknown }) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    figures.add(data as readonly Figure[]);
  channel.unref();
  return { ...figures, stop: () => channel.close() };
}
