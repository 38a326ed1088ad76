/** What a data call must be before anything reads it (GQL-01 to GQL-03, S-11, S-12). */
import * as v from 'valibot';
import { areTextsReadable } from '#domain/input/readable-text.ts';
import { isOfOwnPage } from '#http/request-source.ts';

const DataCallSchema = v.pipe(
  v.strictObject({
    query: v.string(),
    operationName: v.nullish(v.string()),
    variables: v.nullish(v.record(v.string(), v.unknown())),
    extensions: v.nullish(v.record(v.string(), v.unknown())),
  }),
  v.check((call) => areTextsReadable(call)),
);
const BodySchema = v.pipe(v.string(), v.parseJson(), DataCallSchema);

/**
 * The answer to a request that is no data call of ours: 415 for another body than JSON, 403 from
 * another site, 400 for a body that cannot be read or an address that does not name its operation.
 * Nothing of what was sent is repeated. Undefined when the engine may have it. A program that is no
 * browser sends no `Origin`; no page of another site can send this content type unasked.
 */
export async function refuseDataCall(request: Request): Promise<Response | undefined> {
  if (!/^application\/(graphql\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
    return problem(415, 'Send application/json.');
  if (!isOfOwnPage(request, { orNoBrowser: true }))
    return problem(403, 'Only this site may call this address.');
  const body = v.safeParse(BodySchema, await request.clone().text());
  if (!body.success) return problem(400, 'The body is not a data call.');
  const named = new URL(request.url).searchParams.get('operation_name');
  const { operationName } = body.output;
  if (!named || (operationName && operationName !== named))
    return problem(400, 'The address must name the operation: ?operation_name=…');
  return undefined;
}

const problem = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });
