/** What browsers report of errors in our pages: lines of the log (LOG-01, LOG-02). */
import type { Logger } from 'pino';
import * as v from 'valibot';
import {
  isWorthReporting,
  LONGEST,
  MAP_ERROR,
  type ClientError,
  withoutPersonal,
} from '#domain/tracking/client-error.ts';
import { isOfOwnPage } from '#http/request-source.ts';
import { loggedPath } from '../endpoints/logged-path.ts';

/** Of one thread: a page that fails for everybody fills no log. */
const LINES_A_MINUTE = 20;
const MINUTE_MS = 60_000;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const ReportSchema: v.GenericSchema<unknown, ClientError> = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    name: text(LONGEST.name),
    message: text(LONGEST.message),
    page: text(LONGEST.page),
    stack: text(LONGEST.stack),
  }),
);

/**
 * Logs one error of a page of ours, without what a visitor may have typed. 204, also for what is
 * not worth a line or is one too many; 403 from elsewhere, 415 and 400 for what is no report.
 */
export function makeClientErrorHandler(log: Logger): (request: Request) => Promise<Response> {
  let minute = { end: 0, lines: 0 };
  const isRoom = (): boolean => {
    const now = performance.now();
    if (now >= minute.end) minute = { end: now + MINUTE_MS, lines: 0 };
    minute.lines += 1;
    return minute.lines <= LINES_A_MINUTE;
  };
  return async (request) => {
    if (!isOfOwnPage(request)) return new Response('Not from our own page.', { status: 403 });
    if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
      return new Response('Send a report.', { status: 415 });
    const report = v.safeParse(ReportSchema, await request.text());
    if (!report.success) return new Response('The report could not be read.', { status: 400 });
    const { name, message, page, stack } = report.output;
    if (isWorthReporting(report.output, request.headers.get('user-agent') ?? '') && isRoom())
      log.warn(
        {
          event: 'client_error',
          name: withoutPersonal(name),
          message: withoutPersonal(message),
          page: loggedPath(withoutPersonal(page)),
          stack: withoutPersonal(stack),
        },
        name === MAP_ERROR ? MAP_ERROR : 'a page failed in a browser',
      );
    return new Response(null, { status: 204 });
  };
}
