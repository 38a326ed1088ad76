import type { PosterKind } from './scene-kinds.ts';
import { drawAlpine } from './scenes/alpine.ts';
import { drawBay } from './scenes/bay.ts';
import { drawBeachFromAbove } from './scenes/beach.ts';
import { drawCity } from './scenes/city.ts';
import { drawCaldera } from './scenes/coast/caldera.ts';
import { drawDunes } from './scenes/coast/dunes.ts';
import { drawHeadland } from './scenes/coast/headland.ts';
import { drawKarst } from './scenes/coast/karst.ts';
import { drawLoch } from './scenes/country/loch.ts';
import { drawDining } from './scenes/dining.ts';
import { drawHarbour } from './scenes/harbour.ts';
import { drawHero } from './scenes/hero.ts';
import { drawHotelFront } from './scenes/hotel-front.ts';
import { drawIsland } from './scenes/island.ts';
import { drawLiner } from './scenes/liner.ts';
import { drawPeak } from './scenes/peak.ts';
import { drawPoolside } from './scenes/pool.ts';
import { drawRoom } from './scenes/room.ts';
import { drawCanal } from './scenes/town/canal.ts';
import { drawGulf } from './scenes/town/gulf.ts';
import { drawMedina } from './scenes/town/medina.ts';
import type { Scene } from './stage.ts';

/** Who draws which scene. */
export const scenes: Readonly<Record<PosterKind, Scene>> = {
  bay: drawBay,
  hotelFront: drawHotelFront,
  pool: drawPoolside,
  room: drawRoom,
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
  dunes: drawDunes,
  headland: drawHeadland,
  karst: drawKarst,
  canal: drawCanal,
  gulf: drawGulf,
  medina: drawMedina,
  loch: drawLoch,
};
