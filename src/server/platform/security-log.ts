/** Events that concern security (S-26; ASVS 16.3), as lines of the log. */
import type { Logger } from 'pino';

const EVENTS = {
  quota_used_up: 'a limit of baskets or card tries was reached',
  forged_notification: 'a payment notification was refused',
  policy_report: 'a page broke the content policy',
  refused_post: 'a post was refused before it was read',
  stranger: 'somebody asked for the order of another',
} as const;

/** `facts` hold nothing personal and no secret. */
export type SecurityLog = (
  event: keyof typeof EVENTS,
  facts?: Readonly<Record<string, string | number>>,
) => void;

/** Of one event and thread: who attacks us does not fill the log, nor hide another event in it. */
const LINES_A_MINUTE = 20;
const MINUTE_MS = 60_000;
const LONGEST_FACT = 200;

/** Writes an event in one short line, beyond so many in a minute not at all. */
export function makeSecurityLog(log: Logger): SecurityLog {
  const minutes = new Map<string, { readonly end: number; lines: number }>();
  return (event, facts = {}) => {
    const now = performance.now();
    const last = minutes.get(event);
    const minute = last && now < last.end ? last : { end: now + MINUTE_MS, lines: 0 };
    minutes.set(event, minute);
    minute.lines += 1;
    if (minute.lines > LINES_A_MINUTE) return;
    const short = Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? fact.slice(0, LONGEST_FACT) : fact,
    ]);
    log.warn({ event, ...Object.fromEntries(short) }, EVENTS[event]);
  };
}
