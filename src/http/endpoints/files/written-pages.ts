import { contentFacts } from '#server/composition/content-facts.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { readPages } from '#server/content/read-content.ts';

/** All pages that somebody has written for the site of a market, each with when it changed. */
export const writtenPages = ({ content, market }: Pick<WebContext, 'content' | 'market'>) =>
  readPages({ client: content.client, facts: contentFacts(market) });
