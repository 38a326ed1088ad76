// Positions on the earth, as the check of the reference data compares them.

const rad = (deg) => (deg * Math.PI) / 180;

/** The kilometres between two positions; an unknown one gives NaN, which fails every comparison. */
export const km = (a, b) => {
  if (!a || !b) return NaN;
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
};

/** Whether a position lies on the earth, and not at the zero of a value left out. */
export const inRange = (p) =>
  Math.abs(p.lat) <= 90 && Math.abs(p.lon) <= 180 && !(p.lat === 0 && p.lon === 0);
