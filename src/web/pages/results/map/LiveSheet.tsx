import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MapButtons } from '#web/parts/Map/MapButtons.tsx';
import { MapCanvas } from '#web/parts/Map/MapCanvas.tsx';
import type { MovingMap } from '#web/parts/Map/use-map.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ResultsData } from '../results-data.ts';
import { chosenPin } from './chosen-pin.ts';
import { MAP_HASH } from './map-hash.ts';
import { ResultPins } from './ResultPins.tsx';
import { startOf } from './start-of.ts';
import { SwipedCards } from './SwipedCards.tsx';
import { useAreaSearch } from './use-area-search.ts';
import { useResultPins, type ResultPin } from './use-result-pins.ts';
import styles from './LiveSheet.module.css';

type LiveSheetProps = { readonly data: ResultsData; readonly drawn: ReactNode };

/** The map of a small screen with its cards. */
export function LiveSheet({ data, drawn }: LiveSheetProps) {
  const t = useTranslations('map');
  return (
    <MapCanvas start={startOf(data)} label={t('moving')} drawn={drawn}>
      {(map) => <OverMap map={map} data={data} />}
    </MapCanvas>
  );
}

function OverMap({ map, data }: { readonly map: MovingMap; readonly data: ResultsData }) {
  const t = useTranslations('map');
  const { hash } = useLocation();
  const [chosenHash, setHash] = useState(hash);
  const [before, setBefore] = useState<ResultPin>();
  const choose = (pin: ResultPin) => {
    setHash(hashOfPin(pin.id));
    setBefore(pin);
  };
  const found = useResultPins(map, data.criteria);
  const area = useAreaSearch(map, data.criteria, found.resorts, false);
  const named = found.pins.find(({ id }) => hashOfPin(id) === chosenHash);
  const chosen = chosenPin(found.pins, named?.id, before);
  // Kept with the visit, so that Back from a holiday comes to the same card.
  useEffect(() => {
    if (chosenHash) history.replaceState(history.state, '', chosenHash);
  }, [chosenHash]);
  return (
    <>
      <ResultPins
        map={map}
        data={data}
        pins={found.pins}
        chosen={chosen?.id}
        onPoint={() => undefined}
        onChoose={([pin]) => choose(pin)}
      />
      {area.isMoved && (
        <div className={styles.search}>
          <Button type="button" kind="quiet" size="strip" onClick={area.search}>
            {t('search_area')}
          </Button>
        </div>
      )}
      <MapButtons map={map} around={chosen?.position} />
      <div className={styles.foot}>
        <p className={styles.words} role="status">
          {area.words ?? (found.failed && t('failed'))}
        </p>
        {chosen && (
          <SwipedCards
            pins={found.pins}
            chosen={chosen}
            data={data}
            onChoose={(pin) => {
              choose(pin);
              map.panTo([pin.position.lon, pin.position.lat], { offset: [0, -60] });
            }}
          />
        )}
      </div>
    </>
  );
}

const hashOfPin = (id: string): string => `${MAP_HASH}${encodeURIComponent(id)}`;
