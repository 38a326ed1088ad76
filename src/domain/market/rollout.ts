/** How far a flag is rolled out: to how many of a hundred visitors, 0 to 100. */
export type Rollout = number;

/** `on`, `off` or a share such as `25%`; undefined for anything else. */
export function parseRollout(text: string): Rollout | undefined {
  if (text === 'on') return 100;
  if (text === 'off') return 0;
  const percent = /^(\d{1,3})%$/.exec(text)?.[1];
  return percent !== undefined && Number(percent) <= 100 ? Number(percent) : undefined;
}

/** As `parseRollout` reads it. */
export function formatRollout(rollout: Rollout): string {
  if (rollout === 0) return 'off';
  return rollout === 100 ? 'on' : `${rollout}%`;
}
