import * as v from 'valibot';
import type { DataCall } from '#web/data-call.ts';
import { DataError } from '#web/data-error.ts';

const CLIENT_NAME = 'holidaymaker-web';

/** Posts an operation to the site's own API (contract: section 7). Throws DataError for errors and for no answer. */
export const postOperation: DataCall = async <Data>(
  operation: { readonly name: string; readonly text: string },
  variables: unknown,
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
  const body: unknown = await response.json().catch(() => undefined);
  const answer = v.safeParse(makeAnswerSchema<Data>(), body);
  if (!answer.success) throw new DataError(name, `${response.status} without an answer`);
  const [error] = answer.output.errors ?? [];
  if (error) throw new DataError(name, error.message);
  if (!answer.output.data) throw new DataError(name, 'no data');
  return answer.output.data;
}

/** The envelope of an answer; what is in `data` the API's schema vouches for, which made the operation's type. */
const makeAnswerSchema = <Data>() =>
  v.object({
    data: v.nullish(v.custom<Data>((data) => typeof data === 'object')),
    errors: v.optional(v.array(v.object({ message: v.string() }))),
  });
