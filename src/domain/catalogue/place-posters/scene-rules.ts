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
const isTropical = ({ lat }: Traits): boolean => Math.abs(lat) < 24;
/** Pines down to clear water. */
const isPineCoast = (t: Traits): boolean =>
  t.isCoastal &&
  t.lat > 34 &&
  t.lat < 45.5 &&
  !t.isTown &&
  builds(t, 'latin', 'ottoman', 'cyclades');
/** Tiled roofs about a church tower, by the sea. */
const isTiledCoast = (t: Traits): boolean =>
  t.isCoastal && isMild(t) && builds(t, 'latin', 'ottoman', 'cyclades');
/** White cubes and blue doors. */
const isWhite = (t: Traits): boolean =>
  (builds(t, 'cyclades') || t.country === 'CY') && t.isCoastal;
/** Mountains with snow in winter. */
const isHigh = (t: Traits): boolean =>
  t.isMountain && !t.isAtlanticIsland && (t.hasSnow || Math.abs(t.lat) > 42);
const isMild = ({ lat }: Traits): boolean => Math.abs(lat) <= 46;
/** `full` when the place is described by one of the words, otherwise `plain`. */
const mentioned = (traits: Traits, words: RegExp, full: number, plain: number): number =>
  traits.mentions(words) ? full : plain;

const rules: readonly (readonly [SceneKind, (traits: Traits) => number])[] = [
  ['bay', (t) => (isTiledCoast(t) ? mentioned(t, /\bbay|peninsula/, 6, 3) : 0)],
  ['beach', (t) => (t.isCoastal ? mentioned(t, /beach|sand/, 4.6, 2.6) : 0)],
  ['harbour', harbour],
  ['cove', (t) => (isPineCoast(t) ? mentioned(t, /\bcove|\bcala\b|inlet|pine|snorkel/, 8, 4) : 0)],
  ['promenade', promenade],
  ['stacks', stacks],
  ['cliffTown', cliffTown],
  [
    'lagoon',
    (t) =>
      isTropical(t) && t.isCoastal
        ? mentioned(t, /atoll|overwater|lagoon/, 9, t.country === 'MV' ? 9 : 0)
        : 0,
  ],
  ['island', (t) => (isWhite(t) ? mentioned(t, /white|cyclad/, 8, 4.5) : 0)],
  [
    'windmill',
    (t) => (builds(t, 'cyclades') ? mentioned(t, /windmill|\bmill|windy|windsurf/, 10, 3) : 0),
  ],
  [
    'caldera',
    (t) => (builds(t, 'cyclades') ? mentioned(t, /caldera|crater|santorini|imerovigli/, 12, 0) : 0),
  ],
  ['peak', peak],
  ['alpine', (t) => (isHigh(t) ? (t.hasLake ? 7 : 5) : 0)],
  [
    'pasture',
    (t) =>
      isHigh(t) && builds(t, 'timber', 'latin', 'central')
        ? mentioned(t, /meadow|summer|village|walk|hik/, 6, 4.5)
        : 0,
  ],
  ['snowVillage', (t) => (isHigh(t) ? mentioned(t, /ski|snow|piste|glacier|slope/, 7, 3) : 0)],
  ['karst', karst],
  ['dunes', dunes],
  ['headland', headland],
  ['loch', loch],
  ['stoneVillage', stoneVillage],
  ['vineyard', vineyard],
  ['plaza', plaza],
  ['city', city],
  [
    'medina',
    (t) =>
      builds(t, 'maghreb')
        ? mentioned(t, /medina|walled|kasbah|old town|city|imperial/, 9, t.isTown ? 5 : 2.5)
        : 0,
  ],
  ['gulf', gulf],
  ['fortress', fortress],
  [
    'strand',
    (t) => (t.isCoastal && isMild(t) ? mentioned(t, /long (sandy )?beach|sand|miles/, 5.5, 3) : 0),
  ],
  ['river', river],
  ['souk', souk],
  ['strait', strait],
  [
    'lagoonTown',
    (t) =>
      t.country === 'IT' && t.lat > 45 && t.isTown
        ? mentioned(t, /venice|venetian|chioggia/, 12, 0)
        : 0,
  ],
  ['bigCity', bigCity],
  ['lava', lava],
  ['tropic', tropic],
  ['keys', keys],
  ['fjord', fjord],
  [
    'felucca',
    (t) => (builds(t, 'nile') && !t.isCoastal ? mentioned(t, /nile|river|felucca/, 10, 4) : 0),
  ],
  [
    'aurora',
    (t) => (t.lat > 62 ? mentioned(t, /northern lights|aurora|lapland|arctic|husk/, 9, 5) : 0),
  ],
  ['canal', (t) => (builds(t, 'brick') && !t.isMountain ? mentioned(t, /canal/, 10, 5) : 0)],
];

/**
 * The plain town, the last resort inland: the old town of Italy and its like; a dome where none
 * would stand is worse than a plain scene.
 */
function city(t: Traits): number {
  if (t.isMountain || builds(t, 'glass', 'gulf', 'nile', 'maghreb')) return 0;
  if (t.isTown && builds(t, 'latin', 'central')) return 5;
  return t.isCoastal ? 0 : 0.5;
}

function harbour(t: Traits): number {
  if (!t.isCoastal && !t.mentions(/harbour|seaport/)) return 0;
  return mentioned(
    t,
    /harbour|fishing|\bport\b|marina|ferry|quay|yacht/,
    8,
    builds(t, 'thatch', 'gulf', 'nile') ? 0 : 3,
  );
}

function promenade(t: Traits): number {
  if (!t.isCoastal || !isMild(t) || builds(t, 'thatch', 'cyclades')) return 0;
  return mentioned(
    t,
    /promenade|seafront|boulevard|esplanade|strip\b|high-rise|lively|nightlife/,
    7,
    1.6,
  );
}

function stacks(t: Traits): number {
  if (!t.isCoastal || builds(t, 'gulf', 'thatch', 'nile', 'painted')) return 0;
  return mentioned(t, /cliff|stack|surf|rock arch|sea cave/, 9, t.country === 'PT' ? 3 : 0);
}

function cliffTown(t: Traits): number {
  if (!t.isCoastal || !isMild(t) || !builds(t, 'latin', 'ottoman') || t.isAtlanticIsland) return 0;
  return mentioned(t, /cliff|stacked|steep|terrace|pastel|old town/, 8, t.country === 'IT' ? 3 : 0);
}

function peak(t: Traits): number {
  if (!t.isAtlanticIsland && t.country !== 'IS' && !t.mentions(/volcan|etna|teide|vesuv/))
    return t.isMountain && !isHigh(t) ? 1 : 0;
  return mentioned(t, /volcan|mount|peak|summit/, 8, 4);
}

function karst(t: Traits): number {
  if (t.lat < 5 || t.lat > 25 || t.lon < 90 || !t.isCoastal) return 0;
  return mentioned(t, /limestone|karst|cliff|rock|krabi|phi phi|railay|ha long|phang/, 10, 4);
}

function dunes(t: Traits): number {
  if (t.mentions(/\bdune/)) return 9;
  if (builds(t, 'gulf')) return t.isCoastal ? 4 : 3;
  return t.isCoastal && t.country === 'CV' ? 4 : 0;
}

function headland(t: Traits): number {
  if (!builds(t, 'stone') && !(t.isCoastal && Math.abs(t.lat) > 48)) return 0;
  return t.isTown && !t.isCoastal ? 2 : 6;
}

function loch(t: Traits): number {
  if (!builds(t, 'stone') || t.lat < 51) return 0;
  return mentioned(t, /loch|lake|highland|glen|mountain|castle/, 9, t.lat > 54 ? 4 : 2);
}

function stoneVillage(t: Traits): number {
  if (!builds(t, 'latin', 'cyclades', 'ottoman') || !isMild(t) || t.isAtlanticIsland) return 0;
  const inland = t.isCoastal || t.isTown ? 0 : 5;
  return mentioned(
    t,
    /hill (town|village)|hilltop|stone|mountain village|inland|medieval/,
    8,
    inland,
  );
}

function vineyard(t: Traits): number {
  if (Math.abs(t.lat) < 30 || Math.abs(t.lat) > 50 || t.isCoastal || t.hasSnow) return 0;
  return mentioned(t, /wine|vineyard|vine\b/, 10, builds(t, 'latin') && !t.isTown ? 3 : 0);
}

function plaza(t: Traits): number {
  if (!t.isTown || !builds(t, 'latin', 'central', 'brick', 'timber')) return 0;
  return mentioned(t, /square|plaza|piazza|baroque|renaissance|old town|historic|market/, 7, 4.5);
}

function gulf(t: Traits): number {
  if (!builds(t, 'gulf') || t.country === 'JO') return 0;
  return mentioned(t, /tower|skyscraper|city|capital|marina|downtown/, 9, 5);
}

/** Only where the water is spoken of: a city without a wide river has no bridges to show. */
function river(t: Traits): number {
  if (t.lat < 37 || t.isIsland || builds(t, 'gulf', 'maghreb', 'glass')) return 0;
  return t.isTown
    ? mentioned(t, /river|danube|seine|vltava|arno\b|douro|guadalquivir|rhine/, 8, 0)
    : 0;
}

function souk(t: Traits): number {
  const isIndia = t.country === 'IN';
  if (!builds(t, 'maghreb', 'gulf', 'nile') && !isIndia) return 0;
  if (t.isCoastal && !t.isTown) return 0;
  const isPlain = t.isTown && (builds(t, 'maghreb') || isIndia);
  return mentioned(t, /souk|market|bazaar|medina/, 8, isPlain ? 4 : 0);
}

/** The big water of a city, never a beach resort. */
function strait(t: Traits): number {
  if (t.country !== 'TR' || !t.isTown) return 0;
  return mentioned(t, /bosphorus|golden horn|mosque|ferry|istanbul/, 10, 0);
}

function bigCity(t: Traits): number {
  if (!builds(t, 'glass') || t.isMountain) return 0;
  if (!t.isTown) return t.isCoastal ? 0 : 1;
  return mentioned(t, /skyscraper|skyline|manhattan|downtown|tower|financial/, 10, 5);
}

/** Dry volcanoes only: Madeira and the Azores are green. */
function lava(t: Traits): number {
  if (!t.isAtlanticIsland || t.country !== 'ES') return 0;
  return mentioned(t, /lanzarote|lava|volcan|timanfaya|black sand/, 8, 2);
}

/** Green hills: not the flat or dry islands. */
function tropic(t: Traits): number {
  if (!isTropical(t) || !t.isCoastal || !builds(t, 'painted', 'thatch')) return 0;
  if ('MV CV AW BS KY TC'.includes(t.country)) return 0;
  return mentioned(t, /mountain|hill|rainforest|jungle|peak|green|palm|lush/, 8, 4);
}

function keys(t: Traits): number {
  if (t.country !== 'US' || !t.isCoastal || t.lat > 31) return 0;
  return mentioned(t, /\bkeys?\b|barrier island|gulf/, 8, 4);
}

function fjord(t: Traits): number {
  if (t.country !== 'NO' || t.lat < 58) return 0;
  return mentioned(t, /fjord|waterfall|valley/, 10, 5);
}

function fortress(t: Traits): number {
  if (!t.isCoastal || !isMild(t) || !builds(t, 'latin', 'ottoman', 'cyclades')) return 0;
  return mentioned(
    t,
    /castle|fort|walled|citadel|medieval|bastion|ramparts|knights/,
    9,
    t.country === 'MT' ? 3 : 0,
  );
}
