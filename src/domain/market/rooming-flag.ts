import type { Flags } from './flags.ts';

/**
 * The flags as they are at an address: `useRoomingPh1` stays on only where the address says who
 * sleeps in which room, on the pages of holidays and results; elsewhere it is as it was (FLAG-09).
 */
export function flagsAt(flags: Flags, { pathname, searchParams }: URL): Flags {
  const isAsked = pathname.startsWith('/holiday') || pathname === '/results';
  return isAsked && !searchParams.has('rooming') ? { ...flags, useRoomingPh1: false } : flags;
}
