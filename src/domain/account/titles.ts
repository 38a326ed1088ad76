/** How adults are addressed (PAX-20). */
export const ADULT_TITLES = ['mr', 'mrs', 'ms', 'miss'] as const;
