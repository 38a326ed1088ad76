/** What resolvers are given: the shop, the visitor, and the address the request came to. */
import type { WebContext } from '#server/composition/web-context.ts';

export type Visitor = {
  /** Owner of what the visitor makes: the session's id; undefined before anything was made. */
  readonly owner: string | undefined;
  /** The owner, with a session opened when there is none yet. */
  readonly openSession: () => Promise<string>;
};

export type GraphContext = {
  readonly shop: WebContext;
  readonly visitor: Visitor;
  /** `https://host` of this request, for return addresses. */
  readonly origin: string;
};
