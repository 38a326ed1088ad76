import { findPlace } from '#server/catalogue/reference.ts';
import type { LocationText } from '#server/content/content-api.ts';

/** What is said of a place (CONTENT-04): what it is like, and what there is to do. */
export function locationText(id: string): LocationText | undefined {
  const place = findPlace(id);
  if (!place) return undefined;
  const { name, description, thingsToDo } = place;
  const said = (text: string) => [{ kind: 'text', text }] as const;
  return {
    title: name,
    blocks: [
      ...(description === null ? [] : [{ kind: 'text', of: said(description) } as const]),
      ...(thingsToDo.length === 0
        ? []
        : [{ kind: 'list', isOrdered: false, items: thingsToDo.map(said) } as const]),
    ],
  };
}
