/**
 * The closed list of scenes (look, section 5; posters, section 2), and the wide bay that only the
 * home page shows.
 */

export const sceneKinds = [
  'bay',
  'hotelFront',
  'pool',
  'room',
  'dining',
  'beach',
  'island',
  'peak',
  'city',
  'liner',
  'harbour',
  'alpine',
  'caldera',
  'cove',
  'dunes',
  'headland',
  'karst',
  'lagoon',
  'stacks',
  'canal',
  'cliffTown',
  'gulf',
  'medina',
  'plaza',
  'promenade',
  'stoneVillage',
  'windmill',
  'loch',
  'snowVillage',
  'vineyard',
  'bungalows',
  'cabins',
  'chaletHotel',
  'finca',
  'palace',
  'riad',
  'terraceRow',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

export const posterKinds = [...sceneKinds, 'hero'] as const;
export type PosterKind = (typeof posterKinds)[number];
