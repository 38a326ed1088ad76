/**
 * From facts to scenes (posters, section 2): how well a scene mentions of a place, 0 when it would
 * be untrue there.
 */
import type { SceneKind } from '../posters/scene-kinds.ts';
import type { Builds, Traits } from './traits.ts';

/** The scenes that may stand for a place, the most telling first, each with its worth. */
export const scenesFor = (traits: Traits): readonly { scene: SceneKind; worth: number }[] =>
  rules
    .map(([scene, worthOf]) => ({ scene, worth: worthOf(traits) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth);

const builds = (traits: Traits, ...kinds: readonly Builds[]): boolean =>
  kinds.includes(traits.builds);
const isMild = ({ lat }: Traits): boolean => Math.abs(lat) <= 46;
/** `full` when the place is described by one of the words, otherwise `plain`. */
const mentioned = (traits: Traits, words: RegExp, full: number, plain: number): number =>
  traits.mentions(words) ? full : plain;

const rules: readonly (readonly [SceneKind, (traits: Traits) => number])[] = [
  ['bay', (t) => (t.isCoastal && isMild(t) ? mentioned(t, /\bbay|peninsula|headland/, 6, 4) : 0)],
  ['beach', (t) => (t.isCoastal ? mentioned(t, /beach|sand/, 6, 3) : 0)],
  [
    'harbour',
    (t) =>
      t.isCoastal || t.mentions(/harbour|seaport/)
        ? mentioned(
            t,
            /harbour|fishing|\bport\b|marina|ferry|quay|yacht/,
            8,
            builds(t, 'thatch', 'gulf') ? 0 : 3,
          )
        : 0,
  ],
  [
    'island',
    (t) =>
      (builds(t, 'cyclades') || t.country === 'CY') && t.isCoastal
        ? mentioned(t, /white|cyclad/, 9, 5)
        : 0,
  ],
  [
    'caldera',
    (t) =>
      builds(t, 'cyclades') && t.mentions(/caldera|crater|santorini|thira|imerovigli/) ? 12 : 0,
  ],
  [
    'peak',
    (t) =>
      t.isAtlanticIsland || t.mentions(/volcan|etna|teide|vesuv/) || t.country === 'IS'
        ? mentioned(t, /volcan|mount|peak|summit/, 8, 4)
        : 0,
  ],
  // The plain town: the last resort of every place that is not by the sea.
  ['city', (t) => (t.isTown && builds(t, 'latin', 'central') ? 5 : t.isCoastal ? 0 : 0.5)],
  [
    'alpine',
    (t) =>
      t.isMountain && !t.isAtlanticIsland && (t.hasSnow || Math.abs(t.lat) > 42)
        ? t.hasLake
          ? 7
          : 5
        : 0,
  ],
  [
    'karst',
    (t) =>
      t.lat > 5 && t.lat < 25 && t.lon > 90 && t.isCoastal
        ? mentioned(t, /limestone|karst|cliff|rock|krabi|phi phi|railay|ha long|phang/, 10, 4)
        : 0,
  ],
  [
    'dunes',
    (t) =>
      t.mentions(/dune/)
        ? 9
        : t.isCoastal && (builds(t, 'gulf') || t.country === 'CV')
          ? 4
          : builds(t, 'gulf')
            ? 3
            : 0,
  ],
  [
    'headland',
    (t) =>
      builds(t, 'stone') || (t.isCoastal && Math.abs(t.lat) > 48)
        ? t.isTown && !t.isCoastal
          ? 2
          : 6
        : 0,
  ],
  [
    'loch',
    (t) =>
      builds(t, 'stone') && t.lat > 51
        ? mentioned(t, /loch|lake|highland|glen|mountain|castle/, 9, t.lat > 54 ? 4 : 2)
        : 0,
  ],
  [
    'medina',
    (t) =>
      builds(t, 'maghreb')
        ? mentioned(t, /medina|walled|kasbah|old town|city|imperial/, 9, t.isTown ? 5 : 3)
        : 0,
  ],
  [
    'gulf',
    (t) =>
      builds(t, 'gulf') && t.country !== 'JO'
        ? mentioned(t, /tower|skyscraper|city|capital|marina|downtown/, 9, 5)
        : 0,
  ],
  ['canal', (t) => (builds(t, 'brick') ? mentioned(t, /canal/, 10, 5) : 0)],
];
