/** What a data call must be before anything runs it (GQL-01 to GQL-03, S-11, S-12). */
import * as v from 'valibot';
import { areTextsReadable } from '#domain/input/readable-text.ts';
import { readAddress, type PlainRequest } from '#http/exchange/plain-request.ts';
import { isOfOwnPage } from '#http/request-source.ts';

const ObjectSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);
const DataCallSchema = v.pipe(
  v.strictObject({
    query: v.string(),
    operationName: v.nullish(v.string()),
    variables: v.nullish(ObjectSchema),
    extensions: v.nullish(ObjectSchema),
  }),
  v.check((call) => areTextsReadable(call)),
);
const BodySchema = v.pipe(v.string(), v.parseJson(), DataCallSchema);

export type PostedCall = v.InferOutput<typeof DataCallSchema>;

const calls = new WeakMap<Buffer, { readonly call: PostedCall | undefined }>();

/**
 * The call that a body holds, undefined for another: found out once for each body, by whoever is
 * the first to ask.
 */
export function readDataCall(body: Buffer): PostedCall | undefined {
  const known = calls.get(body);
  if (known) return known.call;
  const read = v.safeParse(BodySchema, body.toString());
  const call = read.success ? read.output : undefined;
  calls.set(body, { call });
  return call;
}

export type ReadCall =
  | { readonly kind: 'call'; readonly call: PostedCall }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string };

/**
 * The data call of a request, or why it is none of ours: 415 for another body than JSON, 403 from
 * another site, 400 for a body that cannot be read or an address that does not name its operation.
 * Nothing of what was sent is repeated. A program that is no browser sends no `Origin`; no page of
 * another site can send this content type unasked.
 */
export function checkDataCall(request: PlainRequest): ReadCall {
  if (!/^application\/(graphql\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
    return refused(415, 'Send application/json.');
  if (!isOfOwnPage(request, { orNoBrowser: true }))
    return refused(403, 'Only this site may call this address.');
  const call = readDataCall(request.body);
  // Nobody asks again; else the collector holds on to it until it looks at everything.
  calls.delete(request.body);
  if (!call) return refused(400, 'The body is not a data call.');
  const named = readAddress(request).searchParams.get('operation_name');
  if (!named || (call.operationName && call.operationName !== named))
    return refused(400, 'The address must name the operation: ?operation_name=…');
  return { kind: 'call', call };
}

const refused = (status: number, message: string): ReadCall => ({
  kind: 'refused',
  status,
  message,
});
