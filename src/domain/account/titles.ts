/** How adults are addressed (PAX-20). */
export const ADULT_TITLES = ['mr', 'mrs', 'ms', 'miss'] as const;

/** Of grown-ups and of children. */
export const ALL_TITLES: readonly string[] = [...ADULT_TITLES, 'master'];
