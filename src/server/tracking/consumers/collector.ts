/** Consumers that take events as they are: a collector, a signed webhook, a file. */
import { createHmac } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { ALL_FIELDS } from '#domain/tracking/event-excerpt.ts';
import { EVENT_KINDS } from '#domain/tracking/events.ts';
import type { Consumer, Delivery } from '../consumer.ts';
import { makePost } from './post.ts';

const EVERYTHING = { category: 'analytical', kinds: EVENT_KINDS, fields: ALL_FIELDS } as const;

/** In the contract's shape: the kind in the header `name`, `{data}` in the body (EVT-01 to 03). */
export function makeEventCollector(address: string): Consumer {
  const post = makePost(address);
  return {
    ...EVERYTHING,
    name: 'collector',
    deliver: ({ id, event }) =>
      post({ data: event.data }, { name: event.kind, 'idempotency-key': id }),
  };
}

/** Signed as the Standard Webhooks specification 1.0 has it, by the shared secret. */
export function makeWebhook(address: string, secret: string): Consumer {
  const post = makePost(address);
  return {
    ...EVERYTHING,
    name: 'webhook',
    deliver: (delivery) => {
      const body = JSON.stringify({ type: delivery.event.kind, ...messageOf(delivery) });
      const seconds = String(Math.floor(Date.now() / 1_000));
      return post(body, {
        'webhook-id': delivery.id,
        'webhook-timestamp': seconds,
        'webhook-signature': signWebhook(secret, `${delivery.id}.${seconds}.${body}`),
      });
    },
  };
}

/**
 * The signature of what is sent. The specification's secrets are `whsec_` and the key in base64;
 * any other text is the key as it stands.
 */
export function signWebhook(secret: string, signed: string): string {
  const encoded = SECRET.exec(secret)?.[1];
  const key = encoded === undefined ? secret : Buffer.from(encoded, 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

const SECRET = /^whsec_(.+)$/;

/** One line of JSON an event, at the end of the file. */
export const makeEventFile = (file: string): Consumer => ({
  ...EVERYTHING,
  name: 'file',
  deliver: (delivery) =>
    appendFile(
      file,
      `${JSON.stringify({ id: delivery.id, name: delivery.event.kind, ...messageOf(delivery) })}\n`,
      { mode: 0o600 },
    ),
});

const messageOf = ({ at, event }: Delivery) => ({ timestamp: at.toISOString(), data: event.data });
