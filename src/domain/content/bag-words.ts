/** A bag that an airline takes, in the words of a table. */

type Bag = {
  readonly type: string;
  readonly label: string;
  readonly weightKg: number | null;
  readonly sizeCm: {
    readonly height: number;
    readonly width: number;
    readonly depth: number;
  } | null;
};

/** What it is called, its weight where that does not say it, and its size. */
export function bagWords({ type, label, weightKg, sizeCm }: Bag): string {
  const isNamed = /\b(?:bag|item|carry-on)\b/.test(label);
  const name = isNamed || type !== 'HOLD_LUGGAGE' ? label : `hold bag, ${label}`;
  const words = [
    name,
    ...(weightKg === null || name.includes(`${weightKg} kg`) ? [] : [`${weightKg} kg`]),
    ...(sizeCm === null ? [] : [`${sizeCm.height} × ${sizeCm.width} × ${sizeCm.depth} cm`]),
  ].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
