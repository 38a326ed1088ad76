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
  'dunes',
  'headland',
  'karst',
  'canal',
  'gulf',
  'medina',
  'loch',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

export const posterKinds = [...sceneKinds, 'hero'] as const;
export type PosterKind = (typeof posterKinds)[number];
