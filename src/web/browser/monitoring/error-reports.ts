import { isWorthReporting, LONGEST, type ClientError } from '#domain/tracking/client-error.ts';

const ADDRESS = '/client-errors';
/** A page that fails again and again says the same. */
const MOST_REPORTS = 5;

/** Reports errors of scripts and of promises that nobody waits for, from now on. */
export function watchErrors(): void {
  let sent = 0;
  const report = (error: unknown): void => {
    const found = readError(error);
    if (sent >= MOST_REPORTS || !isWorthReporting(found, navigator.userAgent)) return;
    sent += 1;
    void send(found);
  };
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** A report that gets lost is no error of its own. */
async function send(error: ClientError): Promise<void> {
  try {
    await fetch(ADDRESS, {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(error),
    });
  } catch {
    // There is no connection.
  }
}

function readError(error: unknown): ClientError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    name: name.slice(0, LONGEST.name),
    message: message.slice(0, LONGEST.message),
    page: window.location.pathname.slice(0, LONGEST.page),
    stack: (stack ?? '').slice(0, LONGEST.stack),
  };
}
