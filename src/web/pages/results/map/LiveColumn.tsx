import { useEffect, useState } from 'react';
import { headsOf } from '#domain/party.ts';
import { MapButtons } from '#web/parts/Map/MapButtons.tsx';
import { MapCanvas } from '#web/parts/Map/MapCanvas.tsx';
import { MapTexts } from '#web/parts/Map/MapTexts.tsx';
import type { MovingMap } from '#web/parts/Map/use-map.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { ResultsData } from '../results-data.ts';
import { MapCard } from './MapCard.tsx';
import { ResultPins, type Together } from './ResultPins.tsx';
import { startOf } from './start-of.ts';
import { useAreaSearch } from './use-area-search.ts';
import { useMapCards } from './use-map-cards.ts';
import { boundsOf, useResultPins } from './use-result-pins.ts';
import styles from './LiveColumn.module.css';

type LiveColumnProps = {
  readonly data: ResultsData;
  readonly drawn: React.ReactNode;
  /** The keyboard was in the drawn map. */
  readonly takesFocus: boolean;
};

/** The map beside the list, once somebody has reached for it. */
export const LiveColumn = (props: LiveColumnProps) => (
  <MapTexts>
    <ColumnMap {...props} />
  </MapTexts>
);

function ColumnMap({ data, drawn, takesFocus }: LiveColumnProps) {
  const t = useTranslations('map');
  return (
    <MapCanvas start={startOf(data)} label={t('moving')} drawn={drawn}>
      {(map) => <OverMap map={map} data={data} takesFocus={takesFocus} />}
    </MapCanvas>
  );
}

type OverMapProps = Omit<LiveColumnProps, 'drawn'> & { readonly map: MovingMap };

function OverMap({ map, data, takesFocus }: OverMapProps) {
  const t = useTranslations('map');
  const { criteria, packageSearchResults: results } = data;
  const [isFull, setFull] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [pointed, setPointed] = useState<Together>();
  const [chosen, setChosen] = useState<Together>();
  const found = useResultPins(map, criteria);
  const area = useAreaSearch(map, criteria, found.resorts, isSearching);
  const together = pointed ?? chosen;
  const shown = together?.[0];
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
      <MapButtons map={map} around={chosen?.[0].position} full={{ isOn: isFull, set: setFull }} />
      <div className={styles.foot}>
        {together && shown && (
          <section aria-label={t('card')}>
            <MapCard
              key={shown.id}
              pin={shown}
              holiday={cards.get(shown.hotelId)}
              criteria={criteria}
              look="foot"
              hotels={together.reduce((sum, { hotels }) => sum + hotels, 0)}
              onZoom={() => zoomTo(map, together)}
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

/** As close as single hotels are shown, or as all of these fit. */
const zoomTo = (map: MovingMap, together: Together): void =>
  void map.fitBounds(boundsOf(together), {
    padding: { top: 110, right: 80, bottom: 230, left: 70 },
    maxZoom: 12.5,
  });

type BasisProps = {
  readonly data: ResultsData;
  readonly failed: boolean;
  readonly onRetry: () => void;
};

/** What the prices on the map are, or that they did not come. */
function Basis({ data: { criteria }, failed, onRetry }: BasisProps) {
  const t = useTranslations('map');
  const [view] = usePriceView();
  const { adults, children, infants } = headsOf(criteria.party);
  if (failed)
    return (
      <>
        {t('failed')}{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      </>
    );
  return view === 'PER_PERSON_PRICE'
    ? t('basis_each')
    : t('basis_total', { people: adults + children + infants });
}
