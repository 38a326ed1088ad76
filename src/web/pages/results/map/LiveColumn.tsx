import { useEffect, useState } from 'react';
import { headsOf } from '#domain/party.ts';
import { MapButtons } from '#web/parts/Map/MapButtons.tsx';
import { MapCanvas } from '#web/parts/Map/MapCanvas.tsx';
import type { MovingMap } from '#web/parts/Map/use-map.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { ResultsData } from '../results-data.ts';
import { MapCard } from './MapCard.tsx';
import { ResultPins } from './ResultPins.tsx';
import { startOf } from './start-of.ts';
import { useAreaSearch } from './use-area-search.ts';
import { useMapCards } from './use-map-cards.ts';
import { useResultPins, type ResultPin } from './use-result-pins.ts';
import styles from './LiveColumn.module.css';

type LiveColumnProps = {
  readonly data: ResultsData;
  readonly drawn: React.ReactNode;
  /** The keyboard was in the drawn map. */
  readonly takesFocus: boolean;
  readonly full: { readonly isOn: boolean; readonly set: (isOn: boolean) => void };
};

/** The map beside the list, once somebody has reached for it. */
export function LiveColumn({ data, drawn, takesFocus, full }: LiveColumnProps) {
  const t = useTranslations('results');
  return (
    <MapCanvas start={startOf(data)} label={t('map_moving')} drawn={drawn}>
      {(map) => <OverMap map={map} data={data} takesFocus={takesFocus} full={full} />}
    </MapCanvas>
  );
}

type OverMapProps = Omit<LiveColumnProps, 'drawn'> & { readonly map: MovingMap };

function OverMap({ map, data, takesFocus, full }: OverMapProps) {
  const t = useTranslations('results');
  const { criteria, packageSearchResults: results } = data;
  const [isSearching, setSearching] = useState(false);
  const [pointed, setPointed] = useState<ResultPin>();
  const [chosen, setChosen] = useState<ResultPin>();
  const found = useResultPins(map, criteria);
  const area = useAreaSearch(map, criteria, found.resorts, isSearching);
  const shown = pointed ?? chosen;
  const cards = useMapCards(criteria, results.packages, shown ? [shown.hotelId] : []);
  useEffect(() => {
    if (takesFocus) map.getCanvas().focus();
  }, [map, takesFocus]);
  return (
    <>
      <ResultPins
        map={map}
        data={data}
        pins={found.pins}
        chosen={shown?.id}
        onPoint={setPointed}
        onChoose={setChosen}
      />
      <Checkbox
        className={styles.search}
        label={t('search_as_moved')}
        checked={isSearching}
        onChange={({ currentTarget }) => setSearching(currentTarget.checked)}
      />
      <MapButtons map={map} full={full} />
      <div className={styles.foot}>
        {shown && (
          <section aria-label={t('map_card')}>
            <MapCard
              key={shown.id}
              pin={shown}
              holiday={cards.get(shown.hotelId)}
              criteria={criteria}
              look="foot"
              onZoom={shown.isHotel ? undefined : () => zoomTo(map, shown)}
              onClose={chosen && (() => (setChosen(undefined), setPointed(undefined)))}
            />
          </section>
        )}
        <p className={styles.basis} role="status">
          {area.words ?? <Basis data={data} failed={found.failed} onRetry={found.retry} />}
        </p>
      </div>
    </>
  );
}

/** As close as single hotels are shown. */
const zoomTo = (map: MovingMap, { position: { lat, lon } }: ResultPin): void =>
  void map.easeTo({ center: [lon, lat], zoom: 12.5 });

type BasisProps = {
  readonly data: ResultsData;
  readonly failed: boolean;
  readonly onRetry: () => void;
};

/** What the prices on the map are, or that they did not come. */
function Basis({ data: { criteria }, failed, onRetry }: BasisProps) {
  const t = useTranslations('results');
  const [view] = usePriceView();
  const { adults, children, infants } = headsOf(criteria.party);
  if (failed)
    return (
      <>
        {t('map_failed')}{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('map_retry')}
        </button>
      </>
    );
  return view === 'PER_PERSON_PRICE'
    ? t('map_basis_each')
    : t('map_basis_total', { people: adults + children + infants });
}
