/** How large a group that is quoted for may be; apart from the rules, for the form. */
import { MAX_PARTY } from '#domain/search/limits.ts';

/** Adults and children together (SRCH-20), and how long each text may be. */
export const GROUP_QUOTE_LIMITS = {
  leastPeople: MAX_PARTY + 1,
  mostPeople: 99,
  place: 200,
  name: 100,
  message: 2_000,
} as const;
