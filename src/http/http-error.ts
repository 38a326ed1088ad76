/** A refusal by status that the listener's last resort tells in its own words. */
export const httpError = (statusCode: number, reason: string): Error =>
  Object.assign(new Error(reason), { statusCode });

/** A request for a host that this server does not answer for (RFC 9110, section 15.5.20). */
export const MISDIRECTED = 421;
