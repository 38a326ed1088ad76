import type { PosterKind } from './scene-kinds.ts';
import { drawAlpine } from './scenes/alpine.ts';
import { drawBay } from './scenes/bay.ts';
import { drawBeachFromAbove } from './scenes/beach.ts';
import { drawBedroom } from './scenes/bedroom/bedroom.ts';
import { drawCity } from './scenes/city.ts';
import { drawCaldera } from './scenes/coast/caldera.ts';
import { drawCove } from './scenes/coast/cove.ts';
import { drawDunes } from './scenes/coast/dunes.ts';
import { drawHeadland } from './scenes/coast/headland.ts';
import { drawKarst } from './scenes/coast/karst.ts';
import { drawKeys } from './scenes/coast/keys.ts';
import { drawLagoon } from './scenes/coast/lagoon.ts';
import { drawLava } from './scenes/coast/lava.ts';
import { drawStacks } from './scenes/coast/stacks.ts';
import { drawStrand } from './scenes/coast/strand.ts';
import { drawTropic } from './scenes/coast/tropic.ts';
import { drawAurora } from './scenes/country/aurora.ts';
import { drawFelucca } from './scenes/country/felucca.ts';
import { drawFjord } from './scenes/country/fjord.ts';
import { drawLoch } from './scenes/country/loch.ts';
import { drawPasture } from './scenes/country/pasture.ts';
import { drawSnowVillage } from './scenes/country/snow-village.ts';
import { drawVineyard } from './scenes/country/vineyard.ts';
import { drawDining } from './scenes/dining.ts';
import { drawHarbour } from './scenes/harbour.ts';
import { drawHero } from './scenes/hero.ts';
import { drawHotelFront } from './scenes/hotel-front.ts';
import { drawBungalows } from './scenes/hotel/bungalows.ts';
import { drawCabins } from './scenes/hotel/cabins.ts';
import { drawChaletHotel } from './scenes/hotel/chalet-hotel.ts';
import { drawFinca } from './scenes/hotel/finca.ts';
import { drawPalace } from './scenes/hotel/palace.ts';
import { drawPoolAbove } from './scenes/hotel/pool-above.ts';
import { drawRiad } from './scenes/hotel/riad.ts';
import { drawTerraceRow } from './scenes/hotel/terrace-row.ts';
import { drawTallHotel } from './scenes/hotel/tower.ts';
import { drawIsland } from './scenes/island.ts';
import { drawLiner } from './scenes/liner.ts';
import { drawAlmonds } from './scenes/month/almonds.ts';
import { drawAutumnLake } from './scenes/month/autumn-lake.ts';
import { drawBalloons } from './scenes/month/balloons.ts';
import { drawChristmasMarket } from './scenes/month/christmas-market.ts';
import { drawDesertCamp } from './scenes/month/desert-camp.ts';
import { drawOrangeGrove } from './scenes/month/orange-grove.ts';
import { drawPergola } from './scenes/month/pergola.ts';
import { drawPoppies } from './scenes/month/poppies.ts';
import { drawRegatta } from './scenes/month/regatta.ts';
import { drawSkiRun } from './scenes/month/ski-run.ts';
import { drawSunflowers } from './scenes/month/sunflowers.ts';
import { drawTulips } from './scenes/month/tulips.ts';
import { drawPeak } from './scenes/peak.ts';
import { drawPoolside } from './scenes/pool.ts';
import { drawRoom } from './scenes/room.ts';
import { drawBigCity } from './scenes/town/big-city.ts';
import { drawCanal } from './scenes/town/canal.ts';
import { drawCliffTown } from './scenes/town/cliff-town.ts';
import { drawFortress } from './scenes/town/fortress.ts';
import { drawGulf } from './scenes/town/gulf.ts';
import { drawLagoonTown } from './scenes/town/lagoon-town.ts';
import { drawMedina } from './scenes/town/medina.ts';
import { drawPlaza } from './scenes/town/plaza.ts';
import { drawPromenade } from './scenes/town/promenade.ts';
import { drawRiver } from './scenes/town/river.ts';
import { drawSouk } from './scenes/town/souk.ts';
import { drawStoneVillage } from './scenes/town/stone-village.ts';
import { drawStrait } from './scenes/town/strait.ts';
import { drawWindmill } from './scenes/town/windmill.ts';
import type { Scene } from './stage.ts';

/** Who draws which scene. */
export const scenes: Readonly<Record<PosterKind, Scene>> = {
  bay: drawBay,
  hotelFront: drawHotelFront,
  pool: drawPoolside,
  room: drawRoom,
  bedroom: drawBedroom,
  dining: drawDining,
  beach: drawBeachFromAbove,
  island: drawIsland,
  peak: drawPeak,
  city: drawCity,
  liner: drawLiner,
  harbour: drawHarbour,
  alpine: drawAlpine,
  hero: drawHero,
  caldera: drawCaldera,
  cove: drawCove,
  dunes: drawDunes,
  headland: drawHeadland,
  karst: drawKarst,
  lagoon: drawLagoon,
  stacks: drawStacks,
  canal: drawCanal,
  cliffTown: drawCliffTown,
  gulf: drawGulf,
  medina: drawMedina,
  plaza: drawPlaza,
  promenade: drawPromenade,
  stoneVillage: drawStoneVillage,
  windmill: drawWindmill,
  loch: drawLoch,
  snowVillage: drawSnowVillage,
  vineyard: drawVineyard,
  river: drawRiver,
  souk: drawSouk,
  strait: drawStrait,
  lagoonTown: drawLagoonTown,
  bigCity: drawBigCity,
  lava: drawLava,
  tropic: drawTropic,
  keys: drawKeys,
  fjord: drawFjord,
  felucca: drawFelucca,
  aurora: drawAurora,
  fortress: drawFortress,
  strand: drawStrand,
  pasture: drawPasture,
  tower: drawTallHotel,
  poolAbove: drawPoolAbove,
  bungalows: drawBungalows,
  cabins: drawCabins,
  chaletHotel: drawChaletHotel,
  finca: drawFinca,
  palace: drawPalace,
  riad: drawRiad,
  terraceRow: drawTerraceRow,
  skiRun: drawSkiRun,
  almonds: drawAlmonds,
  orangeGrove: drawOrangeGrove,
  tulips: drawTulips,
  poppies: drawPoppies,
  balloons: drawBalloons,
  regatta: drawRegatta,
  sunflowers: drawSunflowers,
  pergola: drawPergola,
  autumnLake: drawAutumnLake,
  desertCamp: drawDesertCamp,
  christmasMarket: drawChristmasMarket,
};
