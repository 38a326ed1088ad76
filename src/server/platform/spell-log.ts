/** What happens to many requests in a row is logged when it begins and when it is over. */
import type { Logger } from 'pino';

/** Without a further request for so long, it is over. */
const OVER_MS = 10_000;

/**
 * Counts a request that it happened to. The log hears `begins` of the first as a warning, with its
 * facts, and `over`, with their number as `requests`, ten seconds after the last.
 */
export function logSpell(
  log: Logger,
  { begins, over }: { readonly begins: string; readonly over: string },
): (facts?: object) => void {
  let requests = 0;
  let end: NodeJS.Timeout | undefined;
  return (facts = {}) => {
    requests += 1;
    if (requests === 1) log.warn(facts, begins);
    end ??= setTimeout(() => {
      log.info({ requests }, over);
      requests = 0;
      end = undefined;
    }, OVER_MS).unref();
    end.refresh();
  };
}

const outages = new WeakMap<Logger, (facts: object) => void>();

/** Counts a request, or an operation of one, that met PostgreSQL away; `facts` tell of it. */
export function noteOutage(log: Logger, facts: object): void {
  const note =
    outages.get(log) ??
    logSpell(log, {
      begins: 'requests meet PostgreSQL away and are answered 503',
      over: 'no request meets PostgreSQL away any more',
    });
  outages.set(log, note);
  note(facts);
}
