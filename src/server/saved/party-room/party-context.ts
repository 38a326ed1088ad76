/** What the functions of party rooms work with; handed in. */
import type { CallerContext } from '#server/purchase-context.ts';
import type { SavedContext } from '../saved-context.ts';

export type PartyContext = SavedContext & CallerContext;
