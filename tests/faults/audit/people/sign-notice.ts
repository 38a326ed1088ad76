import { createHmac } from 'node:crypto';

const KEY = 'ab'.repeat(32);

/** A notice of the airline, as it is sent to us. */
export function signNotice(notice: object) {
  const rawBody = JSON.stringify({ supplier: 'flights', notice });
  const signature = createHmac('sha256', Buffer.from(KEY, 'hex')).update(rawBody).digest('hex');
  return { rawBody, signature: `sha256=${signature}`, key: KEY };
}
