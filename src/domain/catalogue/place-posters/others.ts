/** A place's second and third choice of a poster, for lists in which a neighbour has its first. */
import type { PlaceDesign } from '../picture-facts.ts';
import { seedOf } from '../posters/random.ts';
import type { SceneKind } from '../posters/scene-kinds.ts';
import { palettesFor } from './palette-rules.ts';
import { scenesFor } from './scene-rules.ts';
import { traitsOf, type MappedPlace, type Traits } from './traits.ts';

const MOST = 2;

/** What else may stand for a place, the most telling first, in other inks than its own poster. */
export function otherPosters(place: MappedPlace, own: PlaceDesign): PlaceDesign[] {
  const traits = traitsOf(place);
  return scenesFor(traits)
    .filter(({ scene }) => scene !== own.scene && !isOfAnotherTown(scene, traits))
    .slice(0, MOST)
    .map(({ scene }) => {
      const palettes = palettesFor(scene, traits);
      return {
        scene,
        palette: palettes.find((palette) => palette !== own.palette) ?? own.palette,
        seed: seedOf(`${place.id} ${scene}`),
      };
    });
}

/** A dome, a bridge or a square that people know from a town elsewhere. */
const isOfAnotherTown = (scene: SceneKind, { builds }: Traits): boolean =>
  scene === 'city' || scene === 'bigCity' || (scene === 'plaza' && builds !== 'latin');
