import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import { suggestedSeason } from '#domain/market/travel-seasons.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { departuresOf } from './airports/airport-look-up.ts';
import { AirportsPanel } from './airports/AirportsPanel.tsx';
import { Cell } from './Cell.tsx';
import { NightsPanel } from './dates/NightsPanel.tsx';
import { firstOpening, movedDeparture } from './dates/openings.ts';
import { SeasonChips } from './dates/SeasonChips.tsx';
import { WhenCell } from './dates/WhenCell.tsx';
import type { SearchFormData } from './form-data.ts';
import { KeptFields } from './KeptFields.tsx';
import { KitLine } from './KitLine.tsx';
import { PartyFields } from './PartyFields.tsx';
import type { PlaceChoice } from './places/place-choice.ts';
import { PlacesPanel } from './places/PlacesPanel.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { useSearchForm, type SearchFormState } from './use-search-form.ts';
import { airportWords, nightsWords, partyWords, placeWords } from './words.ts';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  readonly data: SearchFormData;
  /**
   * Title of the page whose matter it is; it says first that something is wrong (visitors: R13).
   */
  readonly title?: string;
  readonly tabs?: boolean;
  /** Whether it asks when in seasons, too. */
  readonly hasSeasons?: boolean;
};

/**
 * The search as a ticket: tabs, five cells, a stub with Search. A plain form to the results that
 * works without script.
 */
export function SearchForm({ data, title, tabs = true, hasSeasons = false }: SearchFormProps) {
  const t = useTranslations('search_form');
  const errors = useTranslations('errors');
  const state = useSearchForm(data);
  const { search, problems, form, refresh, onSubmit, fill } = state;
  const [isCalendarOpen, showCalendar] = useState(false);
  return (
    <search className={styles.ticket}>
      {title !== undefined && (
        <title>{problems.length > 0 ? errors('title_prefix', { title }) : title}</title>
      )}
      <ErrorSummary
        problems={problems.map(({ field, message }) => ({ fieldId: cellOf(field), message }))}
        answer={problems}
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
        <KeptFields criteria={search.criteria} />
        <div className={styles.row}>
          <Cells
            data={data}
            state={state}
            calendar={{ isOpen: isCalendarOpen, show: showCalendar }}
            hasSeasons={hasSeasons}
          />
          <div className={styles.stub}>
            <SearchButton />
          </div>
        </div>
        {hasSeasons && (
          <SeasonChips
            criteria={search.criteria}
            onChoose={(departureDate, departureRangeEndDate) =>
              fill({ departureDate, departureRangeEndDate })
            }
            onOwnDays={() => showCalendar(true)}
          />
        )}
        <KitLine bags={search.criteria.bags} />
      </Form>
    </search>
  );
}

type CellsProps = {
  readonly data: SearchFormData;
  readonly state: SearchFormState;
  readonly calendar: ComponentProps<typeof WhenCell>['calendar'];
  readonly hasSeasons: boolean;
};

function Cells({
  data,
  state: { search, problems, refresh, fill },
  calendar,
  hasSeasons,
}: CellsProps) {
  const t = useTranslations('search_form');
  const earliest = usePageProperties().domainConfig.checkoutRules.earliestDepartureDate;
  const { criteria } = search;
  const [chosen, choose] = useChosenPlaces(data.chosen, refresh);
  const names = chosen.map(({ label }) => label);
  useMovedDates(criteria, chosen, fill);
  const places = { chosen, typed: search.typedPlace, onChoose: choose };
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
        <PlacesPanel {...data} {...places} searchType={criteria.searchType} />
      </Cell>
      <WhenCell
        name={data.searchType === 'UNKNOWN' ? t('check_in') : t('when')}
        criteria={criteria}
        earliest={earliest}
        opening={firstOpening(earliest, chosen)}
        error={error('cell-when')}
        fill={fill}
        calendar={calendar}
        hasSeasons={hasSeasons}
      />
      <Cell
        id="cell-nights"
        name={t('nights')}
        words={nightsWords(t, criteria, BOARD_NAMES)}
        error={error('cell-nights')}
      >
        <NightsPanel criteria={criteria} onChange={refresh} />
      </Cell>
      <WhoCell search={search} error={error('cell-who')} refresh={refresh} />
    </>
  );
}

type WhoCellProps = Pick<SearchFormState, 'search' | 'refresh'> & {
  readonly error: string | undefined;
};

function WhoCell({ search: { criteria, asked }, error, refresh }: WhoCellProps) {
  const t = useTranslations('search_form');
  return (
    <Cell
      id="cell-who"
      name={t('who')}
      words={partyWords(t, criteria.party)}
      error={error}
      side="right"
    >
      <PartyFields party={criteria.party} childCount={asked.children} onChange={refresh} />
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

/**
 * Dates that nobody has chosen follow the places, those of the season that the home page suggests
 * too (DATE-04, DATE-05).
 */
function useMovedDates(
  criteria: Criteria,
  chosen: readonly PlaceChoice[],
  fill: SearchFormState['fill'],
): void {
  const { checkoutRules, travelSeasons } = usePageProperties().domainConfig;
  const earliest = checkoutRules.earliestDepartureDate;
  const places = chosen.map(({ value }) => value).join(' ');
  const move = useEffectEvent((ids: string) => {
    const season = suggestedSeason(travelSeasons, earliest);
    const departureDate =
      ids === '' ? undefined : movedDeparture(criteria, { earliest, season }, chosen);
    if (departureDate !== undefined) fill({ departureDate, departureRangeEndDate: '' });
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
  const all = departuresOf(airports);
  return codes.map((code) => all.find(({ iata }) => iata === code)?.name ?? code);
}
