/**
 * Every place its own poster. The editor's choice wins, then the facts decide; among places of one
 * parent no two have the same scene and printing, nor any the poster of a place around it.
 */
import type { PlaceDesign } from '../picture-facts.ts';
import type { PaletteName } from '../posters/palettes.ts';
import { isMirrored } from '../posters/poster.ts';
import { makeRandom, seedOf } from '../posters/random.ts';
import type { SceneKind } from '../posters/scene-kinds.ts';
import { editorsChoice } from './editors-choice.ts';
import { palettesFor } from './palette-rules.ts';
import { scenesFor } from './scene-rules.ts';
import { traitsOf, type MappedPlace } from './traits.ts';

/**
 * The posters of all places by id. Parents come before children and the best known first, so that a
 * place added later takes nothing from a better known one; the same places give the same posters.
 */
export function designPosters(places: readonly MappedPlace[]): ReadonlyMap<string, PlaceDesign> {
  const posters = new Map<string, PlaceDesign>();
  const families = new Map<string, PlaceDesign[]>();
  const parents = new Map(places.map(({ id, parent }) => [id, parent]));
  for (const place of inOrder(places)) {
    const parent = place.parent ?? '';
    const siblings = families.get(parent) ?? [];
    const around = ancestorsOf(place, parents).flatMap((id) => posters.get(id) ?? []);
    const poster = designOne(place, siblings, around);
    posters.set(place.id, poster);
    families.set(parent, [...siblings, poster]);
  }
  return posters;
}

/** The places around one, from its parent outwards. */
const ancestorsOf = (
  { parent }: MappedPlace,
  parents: ReadonlyMap<string, string | null>,
): string[] => {
  const found: string[] = [];
  for (let id = parent; id; id = parents.get(id) ?? null) found.push(id);
  return found;
};

const LEVELS = ['continent', 'country', 'region', 'town', 'resort'] as const;

const inOrder = (places: readonly MappedPlace[]): MappedPlace[] => {
  const rank = ({ id, kind, popularity }: MappedPlace): number =>
    LEVELS.indexOf(kind) * 1_000 - (id in editorsChoice ? 500 : 0) - (popularity ?? 0);
  return places.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
};

/**
 * A twin of a sibling or of a place around it is worse than anything; the parent's scene is shown
 * again only where nothing else is as true.
 */
const TWIN = 1_000;
const PARENTS_SCENE = 4;
const SIBLINGS_SCENE = 2.2;
const LATER_PRINTING = 0.5;
/** A sibling's scene in inks that look much like its own. */
const CLOSE_PRINTING = 6;
/** Places of the same facts differ by chance within these. */
const SPREAD = 2.5;
const PRINTING_SPREAD = 4;

/** Printings that hardly differ from afar. */
const closePrintings: readonly (readonly PaletteName[])[] = [
  ['noon', 'atlantic', 'emerald'],
  ['city', 'gold', 'brick'],
  ['alpine', 'nordic', 'atlantic'],
  ['heather', 'nordic'],
  ['olive', 'atlantic'],
  ['sorbet', 'jade'],
];

const areClose = (one: PaletteName, other: PaletteName): boolean =>
  closePrintings.some((close) => close.includes(one) && close.includes(other));

function designOne(
  place: MappedPlace,
  siblings: readonly PlaceDesign[],
  around: readonly PlaceDesign[],
): PlaceDesign {
  const choice = editorsChoice[place.id];
  if (choice) return withSide(place.id, choice[0], choice[1], siblings);
  const traits = traitsOf(place);
  const random = makeRandom(seedOf(place.id));
  const candidates = scenesFor(traits).flatMap(({ scene, worth }) => {
    const alike = siblings.filter((one) => one.scene === scene);
    const ofScene =
      worth +
      random() * SPREAD -
      alike.length * SIBLINGS_SCENE -
      (around[0]?.scene === scene ? PARENTS_SCENE : 0);
    return palettesFor(scene, traits).map((palette, rank) => ({
      scene,
      palette,
      worth:
        ofScene -
        rank * LATER_PRINTING +
        random() * PRINTING_SPREAD -
        [...siblings, ...around].filter((one) => one.scene === scene && one.palette === palette)
          .length *
          TWIN -
        alike.filter((one) => areClose(one.palette, palette)).length * CLOSE_PRINTING,
    }));
  });
  const [first, ...others] = candidates;
  if (!first) return withSide(place.id, 'city', 'city', siblings);
  const best = others.reduce((one, other) => (other.worth > one.worth ? other : one), first);
  return withSide(place.id, best.scene, best.palette, siblings);
}

const SEEDS_TRIED = 24;

/** The seed that turns a scene to the side on which fewer of its siblings look. */
function withSide(
  id: string,
  scene: SceneKind,
  palette: PaletteName,
  siblings: readonly PlaceDesign[],
): PlaceDesign {
  const alike = siblings.filter((one) => one.scene === scene);
  const first = seedOf(id);
  const likeness = (seed: number): number =>
    alike.filter((one) => isMirrored(one) === isMirrored({ scene, seed })).length;
  let seed = first;
  for (let tried = first + 1; tried < first + SEEDS_TRIED; tried++)
    if (likeness(tried) < likeness(seed)) seed = tried;
  return { scene, palette, seed };
}
