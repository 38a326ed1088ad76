/**
 * Rooms by name, each once with how many there are: `2 × Double room, garden view`, or `Double room
 * and 2 × Family room`.
 */
export function roomNames(rooms: readonly { readonly displayName: string }[]): string {
  const groups = [...Map.groupBy(rooms, ({ displayName }) => displayName)];
  return groups
    .map(([name, { length }]) => (length > 1 ? `${length} × ${name}` : name))
    .join(' and ');
}
