/**
 * What the link of an invitation to a booking carries. It is derived when the letter is made, so
 * that neither the outbox nor the table of invitations holds anything that opens one.
 */
import { createHmac } from 'node:crypto';

/** 256 bits, in letters that fit an address. */
export const makeInvitationToken = (secret: string, inviteId: string): string =>
  createHmac('sha256', secret).update(`invitation ${inviteId}`).digest('base64url');
