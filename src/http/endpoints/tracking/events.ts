/**
 * `POST /event`: what a browser tells of its visitor's way, `{data}` under the kind in the header
 * `name` (EVT-01 to EVT-03). Of our own pages alone.
 */
import * as v from 'valibot';
import { isBrowserEventKind } from '#domain/tracking/events.ts';
import { isOfOwnPage } from '#http/request-source.ts';
import { readSession } from '#http/sessions.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { Settings } from '#server/platform/settings.ts';
import { receiveEvent, type ReceivedEvent } from '#server/tracking/receive-event.ts';
import { openCaller } from '../caller.ts';
import { trackingOf } from './tracking-of.ts';

const EventBodySchema = v.pipe(v.string(), v.parseJson(), v.strictObject({ data: v.unknown() }));

type EventContext = Omit<Parameters<typeof receiveEvent>[0], 'caller'> &
  Pick<WebContext, 'flags' | 'log'> & { readonly settings: Pick<Settings, 'fingerprint'> };

/**
 * 204 when it was taken, and when there was no consent to it: then nothing is kept. 429 when the
 * visitor or the network has sent too many.
 */
export async function answerEvent(
  shop: EventContext,
  request: Request,
  { isSecure, network }: { readonly isSecure: boolean; readonly network: string },
): Promise<Response> {
  if (!isOfOwnPage(request)) return new Response('This is for our own pages.', { status: 403 });
  const kind = request.headers.get('name') ?? '';
  // EVT-08
  if (!isBrowserEventKind(kind)) return new Response('Unknown eventName', { status: 400 });
  const body = v.safeParse(EventBodySchema, await request.text());
  if (!body.success) return answers.wrong();
  const tracking = trackingOf(request, shop);
  const { session } = await readSession(request, shop.database, { isSecure, network, tracking });
  const source = { client: session.client, customer: customerOf(session.visitor) ?? null };
  const { data } = body.output;
  const { caller, answer } = openCaller(network);
  const received = await receiveEvent({ ...shop, caller }, source, {
    kind,
    data,
    isFingerprintNecessary: shop.settings.fingerprint.isNecessary,
  });
  if (received === 'unknown visitor' && kind === 'Search') shop.log.warn(NO_REMEMBER_TOKEN);
  return answer(answers[received]());
}

/** EVT-07 */
const NO_REMEMBER_TOKEN = 'Error sending search_v4 event: rememberToken not set';

const answers: Readonly<Record<ReceivedEvent, () => Response>> = {
  kept: () => new Response(null, { status: 204 }),
  forgotten: () => new Response(null, { status: 204 }),
  wrong: () => new Response('These are not the fields of the event.', { status: 422 }),
  'unknown visitor': () => new Response('rememberToken not set', { status: 422 }),
  'too many': () =>
    new Response('Too many events.', { status: 429, headers: { 'retry-after': '60' } }),
};
