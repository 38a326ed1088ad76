import { useEffect, type ReactNode } from 'react';
import type { Position } from '#domain/catalogue/map-frame.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { LocatedHotel } from './located-hotel.ts';
import { MapButtons } from './MapButtons.tsx';
import { MapCanvas } from './MapCanvas.tsx';
import { MapTexts } from './MapTexts.tsx';
import { useEachMove } from './use-each-move.ts';
import { leaveNames, type MapView, type MovingMap } from './use-map.ts';
import styles from './LiveLocator.module.css';

type LiveLocatorProps = { readonly hotel: LocatedHotel; readonly drawn: ReactNode };

/** The hotel with the centre of its resort, on a map that moves. */
export const LiveLocator = (props: LiveLocatorProps) => (
  <MapTexts>
    <LocatorMap {...props} />
  </MapTexts>
);

function LocatorMap({ hotel, drawn }: LiveLocatorProps) {
  const t = useTranslations('map');
  const start = (width: number): MapView => closeUp(hotel, width);
  return (
    <MapCanvas start={start} label={t('locator_moving', { hotel: hotel.name })} drawn={drawn}>
      {(map) => (
        <>
          <Marks map={map} hotel={hotel} />
          <MapButtons map={map} />
        </>
      )}
    </MapCanvas>
  );
}

/** Around the earth along the equator, and how wide maps draw that at zoom 0. */
const EARTH_METRES = 40_075_017;
const WORLD_PIXELS = 512;
/** From left to right, unless the middle of the resort lies farther out. */
const LEAST_SHOWN = 5_000;
/** The box is twice as wide as high, and what stands at its edge has a name. */
const ROOM = 2.8;

/** A view of five kilometres around the hotel, or of as much as its resort's middle needs. */
function closeUp({ position, resortPosition }: LocatedHotel, width: number): MapView {
  const { lat, lon } = position;
  const metresPerDegree = EARTH_METRES / 360;
  const parallel = Math.cos((lat * Math.PI) / 180);
  const aside = Math.abs(resortPosition.lon - lon) * metresPerDegree * parallel;
  const ahead = Math.abs(resortPosition.lat - lat) * metresPerDegree;
  const shown = Math.max(LEAST_SHOWN, ROOM * aside, 2 * ROOM * ahead);
  return { lat, lon, zoom: Math.log2((width * EARTH_METRES * parallel) / (WORLD_PIXELS * shown)) };
}

type MarksProps = { readonly map: MovingMap; readonly hotel: LocatedHotel };

function Marks({ map, hotel }: MarksProps) {
  useEachMove(map);
  useEffect(() => leaveNames(map, [hotel.resortName]), [map, hotel.resortName]);
  const at = ({ lat, lon }: Position) => {
    const { x, y } = map.project([lon, lat]);
    return { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` };
  };
  return (
    <>
      <span className={styles.centre} style={at(hotel.resortPosition)}>
        <span>{hotel.resortName}</span>
      </span>
      <span className={styles.hotel} style={at(hotel.position)}>
        <span>{hotel.name}</span>
      </span>
    </>
  );
}
