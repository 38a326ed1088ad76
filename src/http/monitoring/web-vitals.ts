/** What browsers measured of our pages, of who consents to it: histograms by page. */
import * as v from 'valibot';
import {
  LARGEST_SHIFT,
  LONGEST_VITAL_MS,
  LONGEST_PAGE,
  type WebVitals,
} from '#domain/tracking/web-vitals.ts';
import { isOfOwnPage } from '#http/request-source.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { Figures } from '#server/monitoring/figures.ts';
import { consentOf } from '../endpoints/tracking/consent-of.ts';
import { routeOfPage } from './request-route.ts';

const upTo = (most: number) =>
  v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(most)));
const time = upTo(LONGEST_VITAL_MS);

const VitalsSchema: v.GenericSchema<unknown, WebVitals> = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    page: v.pipe(v.string(), v.maxLength(LONGEST_PAGE)),
    ttfb: time,
    lcp: time,
    inp: time,
    cls: upTo(LARGEST_SHIFT),
  }),
);

/**
 * Counts what one document measured, by the pattern of its address. 204, also without consent to
 * Analytical or where nothing is counted; 403 from elsewhere, 415 and 400 for what is no report.
 */
export async function answerWebVitals(
  context: Pick<WebContext, 'clock' | 'market'>,
  request: Request,
  figures: Pick<Figures, 'count'> | undefined,
): Promise<Response> {
  if (!isOfOwnPage(request)) return new Response('Not from our own page.', { status: 403 });
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return new Response('Send a report.', { status: 415 });
  const vitals = v.safeParse(VitalsSchema, await request.text());
  if (!vitals.success) return new Response('The report could not be read.', { status: 400 });
  if (figures && consentOf(request, context).analytical) countVitals(vitals.output, figures);
  return new Response(null, { status: 204 });
}

function countVitals(
  { page, ttfb, lcp, inp, cls }: WebVitals,
  { count }: Pick<Figures, 'count'>,
): void {
  const labels = { http_route: routeOfPage(page) };
  for (const [measure, ms] of [
    ['web_vitals_ttfb_seconds', ttfb],
    ['web_vitals_lcp_seconds', lcp],
    ['web_vitals_inp_seconds', inp],
  ] as const)
    if (ms !== undefined) count(measure, labels, ms / 1_000);
  if (cls !== undefined) count('web_vitals_cls', labels, cls);
}
