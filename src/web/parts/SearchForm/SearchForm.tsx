import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { AirportsPanel } from './airports/AirportsPanel.tsx';
import { Cell } from './Cell.tsx';
import { DatesPanel } from './dates/DatesPanel.tsx';
import { NightsPanel } from './dates/NightsPanel.tsx';
import { firstOpening, movedDeparture } from './dates/openings.ts';
import type { SearchFormData } from './form-data.ts';
import { KeptFields } from './KeptFields.tsx';
import { KitLine } from './KitLine.tsx';
import { PartyFields } from './PartyFields.tsx';
import type { PlaceChoice } from './places/places.ts';
import { PlacesPanel } from './places/PlacesPanel.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { useSearchForm, type SearchFormState } from './use-search-form.ts';
import { airportWords, dateWords, nightsWords, partyWords, placeWords } from './words.ts';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  readonly data: SearchFormData;
  /**
   * Title of the page whose matter it is; it says first that something is wrong (visitors: R13).
   */
  readonly title?: string;
  readonly tabs?: boolean;
};

/**
 * The search as a ticket: tabs, five cells, a stub with Search. A plain form to the results that
 * works without script.
 */
export function SearchForm({ data, title, tabs = true }: SearchFormProps) {
  const t = useTranslations('search_form');
  const errors = useTranslations('errors');
  const state = useSearchForm(data);
  const { search, problems, form, refresh, onSubmit } = state;
  return (
    <search className={styles.ticket}>
      {title !== undefined && (
        <title>{problems.length > 0 ? errors('title_prefix', { title }) : title}</title>
      )}
      <ErrorSummary
        problems={problems.map(({ field, message }) => ({ fieldId: cellOf(field), message }))}
      />
      {tabs && <ProductTabs current={data.searchType} />}
      <Form
        ref={form}
        method="get"
        action={routes.results.href()}
        aria-label={t('name')}
        noValidate
        onChange={refresh}
        onSubmit={onSubmit}
      >
        <KeptFields criteria={search.criteria} searchType={data.searchType} />
        <div className={styles.row}>
          <Cells data={data} state={state} />
          <div className={styles.stub}>
            <SearchButton />
          </div>
        </div>
        <KitLine bags={search.criteria.bags} />
      </Form>
    </search>
  );
}

type CellsProps = { readonly data: SearchFormData; readonly state: SearchFormState };

function Cells({ data, state: { search, problems, refresh, fill } }: CellsProps) {
  const t = useTranslations('search_form');
  const earliest = usePageProperties().domainConfig.checkoutRules.earliestDepartureDate;
  const { criteria, asked } = search;
  const [chosen, choose] = useChosenPlaces(data.chosen, refresh);
  const names = chosen.map(({ label }) => label);
  useMovedDates(criteria, earliest, chosen, fill);
  const error = (cell: string) => problems.find(({ field }) => cellOf(field) === cell)?.message;
  return (
    <>
      {data.searchType !== 'UNKNOWN' && (
        <Cell
          id="cell-from"
          name={t('from')}
          words={airportWords(t, airportNames(data, criteria.departureAirports))}
          error={error('cell-from')}
        >
          <AirportsPanel
            groups={data.airports}
            chosen={criteria.departureAirports}
            onChange={refresh}
          />
        </Cell>
      )}
      <Cell
        id="cell-to"
        name={t('to')}
        words={placeWords(t, names, search.typedPlace)}
        error={error('cell-to')}
      >
        <PlacesPanel {...data} chosen={chosen} typed={search.typedPlace} onChoose={choose} />
      </Cell>
      <WhenCell
        name={data.searchType === 'UNKNOWN' ? t('check_in') : t('when')}
        criteria={criteria}
        earliest={earliest}
        chosen={chosen}
        error={error('cell-when')}
        fill={fill}
      />
      <Cell
        id="cell-nights"
        name={t('nights')}
        words={nightsWords(t, criteria, BOARD_NAMES)}
        error={error('cell-nights')}
      >
        <NightsPanel criteria={criteria} onChange={refresh} />
      </Cell>
      <Cell
        id="cell-who"
        name={t('who')}
        words={partyWords(t, criteria.party)}
        error={error('cell-who')}
        side="right"
      >
        <PartyFields party={criteria.party} childCount={asked.children} onChange={refresh} />
      </Cell>
    </>
  );
}

type WhenCellProps = {
  readonly name: string;
  readonly criteria: Criteria;
  readonly earliest: IsoDate;
  readonly chosen: readonly PlaceChoice[];
  readonly error: string | undefined;
  readonly fill: SearchFormState['fill'];
};

/** A day and its nights may be taken from the calendar together; then the day is an exact one. */
function WhenCell({ name, criteria, earliest, chosen, error, fill }: WhenCellProps) {
  const t = useTranslations('search_form');
  const use = (departureDate: IsoDate, nights: number): void =>
    fill({
      departureDate,
      departureRangeEndDate: '',
      flexibility: '0',
      nights: String(nights),
    });
  return (
    <Cell id="cell-when" name={name} words={dateWords(t, criteria)} error={error}>
      <DatesPanel
        criteria={criteria}
        earliest={earliest}
        opening={firstOpening(earliest, chosen)}
        onUse={use}
      />
    </Cell>
  );
}

/** The form is read again with every place that is ticked or taken away. */
function useChosenPlaces(first: readonly PlaceChoice[], refresh: () => void) {
  const [chosen, setChosen] = useState(first);
  const choose = (places: readonly PlaceChoice[]): void => {
    setChosen(places);
    refresh();
  };
  return [chosen, choose] as const;
}

/** Dates that nobody has chosen follow the places (DATE-04, DATE-05). */
function useMovedDates(
  criteria: Criteria,
  earliest: IsoDate,
  chosen: readonly PlaceChoice[],
  fill: SearchFormState['fill'],
): void {
  const places = chosen.map(({ value }) => value).join(' ');
  const move = useEffectEvent((ids: string) => {
    const departureDate = ids === '' ? undefined : movedDeparture(criteria, earliest, chosen);
    if (departureDate !== undefined) fill({ departureDate });
  });
  useEffect(() => move(places), [places]);
}

function SearchButton() {
  const t = useTranslations('search_form');
  const { location } = useNavigation();
  return (
    <Button
      size="stub"
      wide
      busy={location?.pathname === routes.results.href() ? t('searching') : undefined}
    >
      <Icon of={Search} />
      {t('search')}
    </Button>
  );
}

const CELL_OF_FIELD: Readonly<Record<string, string>> = {
  departureAirports: 'cell-from',
  departureDate: 'cell-when',
  departureRangeEndDate: 'cell-when',
  flexibility: 'cell-when',
  nights: 'cell-nights',
  rooming: 'cell-who',
};

/** The cell that a field's error belongs to; an age belongs to its room: `rooming[1].childAges`. */
const cellOf = (field: string): string => CELL_OF_FIELD[field.replace(/[.[].*$/, '')] ?? 'cell-to';

function airportNames({ airports }: SearchFormData, codes: readonly string[]): string[] {
  const all = airports.flatMap((group) => group.airports);
  return codes.map((code) => all.find(({ iata }) => iata === code)?.name ?? code);
}
