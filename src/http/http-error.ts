/** A refusal by status that the listener's last resort tells in its own words. */
export const httpError = (statusCode: number, reason: string): Error =>
  Object.assign(new Error(reason), { statusCode });
