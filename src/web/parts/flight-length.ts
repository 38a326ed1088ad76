/** Hours and two-digit minutes of a flight's length in minutes: 170 is 2 h 50, 125 is 2 h 05. */
export const flightLength = (
  minutes: number,
): { readonly hours: number; readonly minutes: string } => ({
  hours: Math.floor(minutes / 60),
  minutes: String(minutes % 60).padStart(2, '0'),
});
