import type { GraphqlHandler } from '#http/endpoints/graphql.ts';
import { isPlain } from '#http/exchange/plain-request.ts';

/** The door of data calls for who asks, and wants to be answered, in the words of the web. */
export const overWeb =
  (handler: GraphqlHandler) =>
  async (request: Request, context: Parameters<GraphqlHandler>[1]): Promise<Response> => {
    const bytes = await request.arrayBuffer();
    const { method, url, headers } = request;
    const answer = await handler(
      {
        method,
        url,
        address: new URL(url),
        headers,
        body: Buffer.from(bytes),
        toWeb: () => new Request(url, { method, headers, body: bytes }),
      },
      context,
    );
    return isPlain(answer)
      ? new Response(answer.body, { status: answer.status, headers: answer.headers })
      : answer;
  };
