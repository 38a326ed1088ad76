/**
 * Tells the merchant what happened: signed notifications in Adyen's shape, sent from a queue on the
 * disk until they are accepted.
 */
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Faults } from '../faults.ts';
import type { NotificationItem, QueuedNotification } from './book.ts';
import type { Desk } from './desk.ts';

export type NotificationTarget = { readonly url: string; readonly hmacKey: string };

const LOOK_EVERY_MS = 200;
const DEADLINE_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;

/** Starts the sender; the answer stops it, after the delivery that is under way. */
export function startNotifications(
  desk: Desk,
  faults: Faults,
  target: NotificationTarget,
): () => Promise<void> {
  const stop = new AbortController();
  const running = sendUntilStopped(desk, faults, target, stop.signal);
  return () => {
    stop.abort();
    return running;
  };
}

/** The item with its signature: HMAC-SHA256 over the fields that Adyen signs, in its order. */
function signItem(item: NotificationItem, hmacKey: string): NotificationItem {
  const signed = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex'))
    .update(signed, 'utf8')
    .digest('base64');
  return { ...item, additionalData: { ...item.additionalData, hmacSignature } };
}

async function sendUntilStopped(
  desk: Desk,
  faults: Faults,
  target: NotificationTarget,
  signal: AbortSignal,
): Promise<void> {
  const isStopped = () => signal.aborted;
  const deliverDue = async (): Promise<void> => {
    const due = desk.book.queue.all().filter(({ dueAt }) => dueAt <= desk.now().getTime());
    for (const notification of due) {
      if (!isStopped())
        await deliver(desk, notification, target, faults.applyFault('notification'));
    }
  };
  while (!isStopped()) {
    // What a full disk does not take down stays in the queue, and is sent again.
    await deliverDue().catch((error) => console.error('card provider: notifications:', error));
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function deliver(
  desk: Desk,
  notification: QueuedNotification,
  target: NotificationTarget,
  fault: Fault | undefined,
): Promise<void> {
  const attempts = notification.attempts + 1;
  const tried = { ...notification, attempts };
  if (fault?.kind === 'late' || fault?.kind === 'latency') {
    desk.book.queue.save(notification.id, {
      ...tried,
      dueAt: desk.now().getTime() + fault.latencyMs,
    });
    return;
  }
  if (fault?.kind === 'duplicate') await post(notification.item, target);
  const isAccepted = fault?.kind !== 'error-before' && (await post(notification.item, target));
  desk.books.together(() => {
    if (!isAccepted || fault?.kind === 'error-after')
      return desk.book.queue.save(notification.id, {
        ...tried,
        dueAt: desk.now().getTime() + pauseAfter(attempts),
      });
    desk.book.queue.remove(notification.id);
    desk.book.delivered.save(notification.id, tried);
  });
}

async function post(item: NotificationItem, target: NotificationTarget): Promise<boolean> {
  const body = JSON.stringify({
    live: 'false',
    notificationItems: [{ NotificationRequestItem: signItem(item, target.hmacKey) }],
  });
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, 500 * 2 ** Math.min(attempts, 8));
