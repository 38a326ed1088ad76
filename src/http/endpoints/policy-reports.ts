/** What browsers report of pages that broke our content policy (S-10, ASVS 3.4.7). */
import * as v from 'valibot';
import type { SecurityLog } from '#server/platform/security-log.ts';

const text = v.fallback(v.pipe(v.string(), v.toLowerCase()), '');
/** A report as `report-uri` sends it, and the reports that the Reporting API sends. */
const ReportsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      v.object({
        'csp-report': v.object({
          'effective-directive': text,
          'blocked-uri': text,
          'document-uri': text,
        }),
      }),
      v.transform(({ 'csp-report': report }) => [
        {
          directive: report['effective-directive'],
          blocked: report['blocked-uri'],
          page: report['document-uri'],
        },
      ]),
    ),
    v.array(
      v.pipe(
        v.object({
          body: v.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
        }),
        v.transform(({ body }) => ({
          directive: body.effectiveDirective,
          blocked: body.blockedURL,
          page: body.documentURL,
        })),
      ),
    ),
  ]),
);

/**
 * Logs the first report of a message in one short line, without the query of any address: it may
 * hold the key of an order. 204, also when there have been too many; 415 and 400 for what is none.
 */
export function makePolicyReportHandler(
  note: SecurityLog,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (
      !/^application\/(?:csp-report|reports\+json)\b/i.test(
        request.headers.get('content-type') ?? '',
      )
    )
      return new Response('Send a report.', { status: 415 });
    const reports = v.safeParse(ReportsSchema, await request.text());
    if (!reports.success) return new Response('The report could not be read.', { status: 400 });
    const [first] = reports.output;
    if (first)
      note('policy_report', {
        directive: first.directive,
        blocked: withoutQuery(first.blocked),
        page: withoutQuery(first.page),
      });
    return new Response(null, { status: 204 });
  };
}

/** `inline` and `eval` are no addresses, and told as they are. */
const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
