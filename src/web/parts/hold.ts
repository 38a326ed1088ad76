const MINUTE_MS = 60_000;
const NEAR_MINUTES = 2;
const ANNOUNCED_MINUTES = [5, 2];

/** Minutes that are begun or whole until a hold ends, 0 when it is over. */
export const minutesLeft = (ms: number): number => Math.max(0, Math.ceil(ms / MINUTE_MS));

export const isNearEnd = (minutes: number): boolean => minutes <= NEAR_MINUTES;

/** Said aloud once at 5 and once at 2 minutes (look: Hold). */
export const isAnnounced = (minutes: number): boolean => ANNOUNCED_MINUTES.includes(minutes);
