/**
 * Every place its own poster. The editor's choice wins, then the facts decide; among places of one
 * parent no two have the same scene and printing, and none has its parent's scene.
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
  for (const place of inOrder(places)) {
    const parent = place.parent ?? '';
    const siblings = families.get(parent) ?? [];
    const poster = designOne(place, siblings, posters.get(parent));
    posters.set(place.id, poster);
    families.set(parent, [...siblings, poster]);
  }
  return posters;
}

const LEVELS = ['continent', 'country', 'region', 'town', 'resort'] as const;

const inOrder = (places: readonly MappedPlace[]): MappedPlace[] => {
  const rank = ({ id, kind, popularity }: MappedPlace): number =>
    LEVELS.indexOf(kind) * 1_000 - (id in editorsChoice ? 500 : 0) - (popularity ?? 0);
  return places.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
};

/** A twin of a sibling is worse than anything, the parent's scene worse than a plain one. */
const TWIN = 1_000;
const PARENTS_SCENE = 60;
const SIBLINGS_SCENE = 2.2;
const LATER_PRINTING = 0.5;
/** Places of the same facts differ by chance within these. */
const SPREAD = 2.5;
const PRINTING_SPREAD = 3;

function designOne(
  place: MappedPlace,
  siblings: readonly PlaceDesign[],
  parent: PlaceDesign | undefined,
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
      (parent?.scene === scene ? PARENTS_SCENE : 0);
    return palettesFor(scene, traits).map((palette, rank) => ({
      scene,
      palette,
      worth:
        ofScene -
        rank * LATER_PRINTING +
        random() * PRINTING_SPREAD -
        alike.filter((one) => one.palette === palette).length * TWIN,
    }));
  });
  const [first, ...others] = candidates;
  if (!first) return withSide(place.id, 'city', 'city', siblings);
  const best = others.reduce((one, other) => (other.worth > one.worth ? other : one), first);
  return withSide(place.id, best.scene, best.palette, siblings);
}

/** The seed that turns a scene to the side on which fewer of its siblings look. */
function withSide(
  id: string,
  scene: SceneKind,
  palette: PaletteName,
  siblings: readonly PlaceDesign[],
): PlaceDesign {
  const seed = seedOf(id);
  const alike = siblings.filter((one) => one.scene === scene);
  if (alike.length === 0) return { scene, palette, seed };
  const turned = alike.filter(isMirrored).length;
  const wantsMirror = turned * 2 < alike.length;
  for (let attempt = seed; ; attempt++)
    if (isMirrored({ scene, seed: attempt }) === wantsMirror)
      return { scene, palette, seed: attempt };
}
