import * as v from 'valibot';
import type { DataCall } from '#web/data-call.ts';
import { DataError } from '#web/data-error.ts';

const CLIENT_NAME = 'holidaymaker-web';

const answerSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
});

/** Posts an operation to the site's own API (contract: section 7). Throws DataError for errors and for no answer. */
export const postOperation: DataCall = async <Data, Variables>(
  operation: { readonly name: string; readonly text: string },
  variables: Variables,
): Promise<Data> => {
  const response = await fetch(`/graphql?operation_name=${encodeURIComponent(operation.name)}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-operation-name': operation.name,
      'x-client-name': CLIENT_NAME,
    },
    body: JSON.stringify({ operationName: operation.name, variables, query: operation.text }),
  });
  return readAnswer(operation.name, response);
};

async function readAnswer<Data>(name: string, response: Response): Promise<Data> {
  const answer = v.safeParse(answerSchema, await response.json().catch(() => undefined));
  if (!answer.success) throw new DataError(name, `${response.status} without an answer`);
  const [error] = answer.output.errors ?? [];
  if (error) throw new DataError(name, error.message);
  if (!answer.output.data) throw new DataError(name, 'no data');
  // The API's schema made the operation's type: the shape is the server's word.
  return answer.output.data as Data;
}
