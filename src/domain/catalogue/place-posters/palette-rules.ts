import type { PaletteName } from '../posters/palettes.ts';
import type { SceneKind } from '../posters/scene-kinds.ts';
import type { Traits } from './traits.ts';

/** The printings in which a scene may stand for a place, the best first (posters, section 3). */
export const palettesFor = (scene: SceneKind, traits: Traits): readonly PaletteName[] =>
  ofScene[scene] ?? ofClimate(traits);

/** Scenes with inks of their own. */
const ofScene: Partial<Record<SceneKind, readonly PaletteName[]>> = {
  caldera: ['aegean', 'dusk'],
  medina: ['kasbah', 'gold', 'dusk', 'sands', 'canary'],
  gulf: ['sands', 'dusk', 'canary'],
  karst: ['jade', 'lagoon', 'dusk', 'gold'],
  canal: ['brick', 'city', 'dusk', 'nordic', 'gold', 'noon', 'emerald'],
  loch: ['heather', 'nordic', 'emerald', 'dusk'],
  headland: ['emerald', 'atlantic', 'heather', 'nordic', 'dusk'],
  dunes: ['sands', 'canary', 'dusk', 'gold', 'kasbah'],
  lagoon: ['lagoon', 'dusk', 'jade', 'sorbet'],
  windmill: ['aegean', 'dusk', 'noon', 'gold'],
  vineyard: ['olive', 'gold', 'noon', 'dusk'],
  stoneVillage: ['olive', 'gold', 'noon', 'dusk', 'atlantic'],
  plaza: ['gold', 'city', 'noon', 'brick', 'dusk'],
  pasture: ['noon', 'gold', 'emerald', 'atlantic', 'dusk', 'olive'],
  snowVillage: ['alpine', 'dusk', 'polar', 'nordic'],
  cliffTown: ['noon', 'gold', 'sorbet', 'atlantic', 'dusk'],
  river: ['gold', 'city', 'dusk', 'noon', 'brick'],
  souk: ['kasbah', 'gold', 'dusk'],
  strait: ['dusk', 'gold', 'city'],
  lagoonTown: ['brick', 'dusk', 'gold', 'noon'],
  bigCity: ['city', 'dusk', 'brick', 'nordic', 'gold', 'sorbet', 'noon', 'atlantic', 'aegean'],
  lava: ['basalt', 'dusk'],
  keys: ['sorbet', 'lagoon', 'dusk', 'noon'],
  fortress: ['gold', 'aegean', 'noon', 'atlantic', 'dusk'],
  fjord: ['nordic', 'atlantic', 'emerald', 'dusk'],
  felucca: ['nile', 'gold', 'dusk', 'sands', 'canary'],
  aurora: ['polar'],
  city: ['city', 'gold', 'noon', 'brick', 'dusk', 'olive', 'atlantic'],
};

function ofClimate(traits: Traits): readonly PaletteName[] {
  const { lat, builds, isMountain, hasSnow, isAtlanticIsland } = traits;
  const away = Math.abs(lat);
  if (isMountain)
    return hasSnow
      ? ['alpine', 'noon', 'nordic', 'dusk', 'gold', 'atlantic', 'emerald']
      : ['noon', 'olive', 'gold', 'nordic', 'dusk'];
  if (builds === 'gulf' || builds === 'nile')
    return ['sands', 'canary', 'noon', 'lagoon', 'gold', 'dusk'];
  if (away < 24) return ['lagoon', 'jade', 'noon', 'sorbet', 'canary', 'dusk'];
  if (isAtlanticIsland) return ['canary', 'noon', 'atlantic', 'gold', 'sands', 'dusk'];
  if (away < 31) return ['sorbet', 'noon', 'canary', 'lagoon', 'gold', 'dusk'];
  if (builds === 'cyclades' || traits.country === 'CY' || traits.country === 'MT')
    return ['aegean', 'noon', 'gold', 'atlantic', 'dusk'];
  if (away > 46) return ['atlantic', 'nordic', 'emerald', 'brick', 'heather', 'dusk'];
  return ['noon', 'gold', 'atlantic', 'aegean', 'sorbet', 'dusk'];
}
