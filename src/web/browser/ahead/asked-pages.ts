const asked = import.meta.glob<unknown>('../../pages/**/route.tsx', { query: '?asked' });

/** Fetches what a page asks with (tools/web-build/split-routes.ts), by its folder. */
export const fetchPageAsked = async (page: string): Promise<unknown> =>
  asked[`../../pages/${page}/route.tsx`]?.();
