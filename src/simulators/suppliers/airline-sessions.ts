/**
 * Airline sessions: seats are held for a visitor for some minutes, and longer when they ask in
 * time.
 */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { jsonAnswer, type Answer } from '../answer.ts';
import type { Books } from '../books.ts';

/** `key` is the one under which it was asked for. */
const SessionSchema = v.object({
  sessionId: v.string(),
  expiresAt: v.string(),
  extendedCount: v.number(),
  key: v.string(),
});

export type AirlineSessions = {
  /** The same key is answered with the same session. */
  hold(key: string, hasSeats: () => boolean): Answer;
  extend(sessionId: string): Answer;
  /** Whether a session was held and is over; a booking without one is none of its business. */
  hasRunOut(sessionId: string | undefined): boolean;
};

const SESSION_MINUTES = 15;
const EXTENSION_MINUTES = 14;

export function openSessions(books: Books, now: () => Date): AirlineSessions {
  const sessions = books.shelf('airline_sessions', SessionSchema);
  const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
  const isOver = ({ expiresAt }: { readonly expiresAt: string }) => expiresAt < now().toISOString();
  return {
    hold: (key, hasSeats) =>
      books.together(() => {
        const known = sessions.all().find((session) => session.key === key);
        if (known) return heldAnswer(known);
        if (!hasSeats()) return jsonAnswer(200, { kind: 'unavailable' });
        const session = {
          sessionId: randomUUID(),
          expiresAt: inMinutes(SESSION_MINUTES),
          extendedCount: 0,
          key,
        };
        sessions.save(session.sessionId, session);
        return heldAnswer(session);
      }),
    extend: (sessionId) =>
      books.together(() => {
        const session = sessions.find(sessionId);
        if (!session || isOver(session)) return jsonAnswer(200, { kind: 'expired' });
        const longer = {
          ...session,
          expiresAt: inMinutes(EXTENSION_MINUTES),
          extendedCount: session.extendedCount + 1,
        };
        sessions.save(sessionId, longer);
        return heldAnswer(longer);
      }),
    hasRunOut: (sessionId) => {
      const session = sessionId === undefined ? undefined : sessions.find(sessionId);
      return session !== undefined && isOver(session);
    },
  };
}

const heldAnswer = ({
  sessionId,
  expiresAt,
  extendedCount,
}: v.InferOutput<typeof SessionSchema>): Answer =>
  jsonAnswer(200, { kind: 'held', sessionId, expiresAt, extendedCount });
