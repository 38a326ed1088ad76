/**
 * The endpoint for mail: SMTP without encryption or login, on the loopback interface only. Faults
 * strike the call `mail`.
 */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Fault, Faults } from '../faults.ts';
import { type Post, keepMail } from './post.ts';

export function makeSmtpServer(post: Post, faults: Faults, now: () => Date): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: 10_000_000,
    // Idle connections of a sender's pool would hold the program open.
    closeTimeout: 200,
    onData(stream, session, accept) {
      receive(post, faults.applyFault('mail'), stream, session, now()).then(
        () => accept(),
        (error: unknown) => accept(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A sender that is killed in the middle of a mail is no failure of the mailbox.
  server.on('error', () => undefined);
  return server;
}

async function receive(
  post: Post,
  fault: Fault | undefined,
  stream: Readable,
  session: SMTPServerSession,
  at: Date,
): Promise<void> {
  const raw = await buffer(stream);
  if (fault?.kind === 'error-before') throw temporaryFailure();
  if (fault?.kind === 'latency' || fault?.kind === 'late') await wait(fault.latencyMs);
  await keepMail(
    post,
    raw,
    session.envelope.rcptTo.map(({ address }) => address),
    at.toISOString(),
  );
  if (fault?.kind === 'error-after' || fault?.kind === 'drop-after' || fault?.kind === 'malformed')
    throw temporaryFailure();
}

/** 451: the sender keeps the mail and tries again. */
const temporaryFailure = (): Error =>
  Object.assign(new Error('Try again later'), { responseCode: 451 });
