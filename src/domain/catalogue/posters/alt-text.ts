import type { BedKind, RoomOutlook } from './room-facts.ts';
import type { SceneKind } from './scene-kinds.ts';
import { hasFirs, hasPalms, type SceneFacts, type Setting } from './stage.ts';

/** The words for a picture, from what the scene really shows; `name` is a place's or a hotel's. */
export function altOf(scene: SceneKind, name: string, facts: SceneFacts): string {
  return `${name}, a drawing: ${shown[scene](facts)}`;
}

const beyond: Readonly<Record<Setting, string>> = {
  sea: 'the sea',
  mountains: 'mountains',
  town: 'a river and roofs',
};

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

const outlookWords: Readonly<Record<RoomOutlook, string>> = {
  sea: 'the sea in its window',
  'side-sea': 'a house and half of the sea in its window',
  pool: 'a pool in its window',
  garden: 'a garden in its window',
  town: 'roofs in its window',
  mountain: 'mountains in its window',
};

const bedNames: Readonly<Record<BedKind, string>> = {
  king: 'a king bed',
  double: 'a double bed',
  single: 'a single bed',
  bunk: 'a bunk bed',
  sofa: 'a sofa bed',
};

/** `a double bed, two single beds and a sofa bed`. */
function bedWords(beds: readonly BedKind[]): string {
  const kinds = [...Map.groupBy(beds, (bed) => bed)].map(([kind, { length }]) =>
    length === 1
      ? bedNames[kind]
      : `${numberWords[length] ?? length} ${bedNames[kind].replace('a ', '')}s`,
  );
  return kinds.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

const shown: Readonly<Record<SceneKind, (facts: SceneFacts) => string>> = {
  bay: () => 'a village on a headland, sails on the bay and the sun low over the sea',
  hotelFront: ({ stars, hasPool, setting }) =>
    `a white building of ${numberWords[stars + 1] ?? stars + 1} floors with striped awnings, ${hasPool ? 'a pool in front' : 'a garden in front'} and ${beyond[setting]} beyond`,
  pool: (facts) =>
    `a pool with parasols at its far edge, ${hasPalms(facts) ? 'palms' : hasFirs(facts) ? 'firs' : 'cypresses'} and ${beyond[facts.setting]} beyond`,
  room: () => 'a room with open shutters, a made bed, flowers and the sun in the window',
  bedroom: ({ room }) =>
    room
      ? `a room with ${bedWords(room.beds)}, ${room.outlook ? outlookWords[room.outlook] : 'its shutters half to'}`
      : 'a room with a bed and the sea in its window',
  dining: () => 'a table on a terrace with a jug of flowers and a plate of lemons under an awning',
  beach: () =>
    'a beach from above, parasols and sunbeds on the sand and a rowing boat on the water',
  island: () => 'white houses and domes stepping down a cliff to the sea',
  peak: (facts) =>
    `a mountain with a white summit over the water, ${hasPalms(facts) ? 'palms' : 'firs'} in front`,
  city: () => 'roofs, a dome and two towers above a river, a tram on the bridge',
  liner: () => 'the bow of a ship at sea with the sun behind its funnel',
  harbour: () => 'a harbour with a lighthouse, a row of tall houses and five boats',
  alpine: () => 'mountains mirrored in a lake, a wooden house on the shore and a chair lift above',
  caldera: () => 'white houses and a blue-domed chapel on the rim of a flooded crater',
  dunes: (facts) =>
    `sand dunes with two walkers, ${hasPalms(facts) ? 'palms, ' : ''}a slim lighthouse and the sea behind`,
  karst: () => 'limestone towers with green tops rising from the sea and a long-tailed boat',
  cliffTown: () => 'pastel houses and a tiled dome stacked on a cliff above a beach with parasols',
  cove: () => 'boats on clear water between wooded rocks, a small beach with parasols',
  lagoon: () => 'a boardwalk over clear water to thatched huts on stilts',
  plaza: () => 'an arcaded square with a clock tower, a fountain and café parasols',
  promenade: (facts) =>
    `a seafront walk under ${hasPalms(facts) ? 'palms' : 'pines'}, white houses on one side and the bay on the other`,
  snowVillage: () => 'a village in deep snow around an onion spire, mountains and a skier',
  stacks: () => 'striped cliffs around a beach, a pierced rock in the sea and surf',
  stoneVillage: () => 'stone houses stacked to a church on a hill above terraces of olives',
  vineyard: () => 'rows of vines below a villa on a hill with a road of cypresses',
  windmill: () => 'three windmills on a ridge above white houses, a low sun over the sea',
  river: () => 'a river under three bridges between roofs, a dome and two spires',
  souk: () => 'an alley of a market through an arch, with spices, flags and lanterns',
  strait: () => 'a great dome and four thin towers across the water, a ferry and a glass of tea',
  lagoonTown: () => 'palaces along the water, striped posts and a long black boat',
  bigCity: () => 'tall towers across a river, a hanging bridge and a ferry',
  lava: () => 'red cones over black fields with half-moon walls, a white farm and a dark beach',
  tropic: (facts) =>
    `green peaks over a bay with a sailing boat, a painted hut${hasPalms(facts) ? ' and leaning palms' : ''} on the sand`,
  keys: () => 'a road over the sea towards the sun with an open car on it',
  fjord: () => 'steep cliffs on both sides of deep water, a white ship and painted boathouses',
  felucca: (facts) =>
    `a boat with a tall slanting sail on a wide river${hasPalms(facts) ? ', palms along the bank' : ''}`,
  aurora: () => 'green northern lights over snow, a cabin with lit windows and a dog sled',
  fortress: () => 'a walled town with a dome above the harbour, painted boats under its bastions',
  strand: () => 'a long beach with parasols and a striped hut, white houses and a headland beyond',
  pasture: () => 'a summer meadow under white peaks with a wooden house, a cow and a fence',
  tower: ({ stars, hasPool }) =>
    `a tall white hotel of ${stars + 5} floors with balconies${hasPool ? ' and a pool in front' : ''}`,
  poolAbove: () => 'a winding pool from above with sunbeds, parasols and two swimmers',
  bungalows: () => 'low white houses scattered over a slope, a path winding up between them',
  cabins: () => 'pointed wooden cabins among firs on a shore, a wood and a summit beyond the water',
  chaletHotel: ({ stars }) =>
    `a great wooden house of ${numberWords[Math.min(4, stars)] ?? stars} floors over its ground floor, under one wide gable, peaks behind`,
  finca: ({ hasPool }) =>
    `a country house of stone with a tiled roof and a veranda, ${hasPool ? 'a pool in front, ' : ''}hills behind`,
  palace: () => 'a grand hotel with a dome, turrets at both ends and a round bed of flowers',
  riad: ({ hasPool }) =>
    `a courtyard of arches with a tiled frieze${hasPool ? ' and a pool in the middle' : ''}, orange trees in pots`,
  terraceRow: () => 'a row of town houses, awnings on the one in the middle',
  skiRun: () => 'two skiers on a run between snowy firs, lift cabins above',
  almonds: () => 'almond trees in blossom on walled terraces under a village',
  orangeGrove: () => 'orange trees in rows before a town, snow on the range behind',
  tulips: () => 'fields of tulips in stripes and a windmill',
  poppies: () => 'poppies and olive trees above a bay, a white chapel on its headland',
  balloons: () => 'hot-air balloons over rows of lavender and a farm',
  regatta: () => 'sailing boats with full sails off a lighthouse',
  sunflowers: () => 'a field of sunflowers below a farm under a large sun',
  pergola: () => 'a table for two under a pergola of grapes, the sea beyond',
  autumnLake: () => 'woods in red and gold around a lake with a canoe',
  desertCamp: () => 'lit tents between dunes under a moon and stars',
  christmasMarket: () => 'a market in the snow around a fir with lights',
  headland: () =>
    'a banded lighthouse on a dark cliff, green headlands and sheep between stone walls',
  loch: () => 'hills mirrored in a lake, a ruined tower on an islet and heather in front',
  canal: () => 'narrow gabled houses along a canal, a humped bridge and a barge with flowers',
  gulf: () => 'glass towers at the edge of the desert and four camels on a dune',
  medina: (facts) =>
    `a walled town of flat roofs with a square tower, ${hasPalms(facts) ? 'palms ' : 'a gate '}and a snowy range behind`,
};
