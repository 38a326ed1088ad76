import { useEffect, useEffectEvent, useId, useRef, type SubmitEvent } from 'react';
import { Form } from 'react-router';
import type { Criteria } from '#domain/search/criteria.ts';
import { HiddenCriteria } from '#web/parts/SearchForm/HiddenCriteria.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { discoveryHref } from './discovery-address.ts';
import { earlyEntries } from './early-entries.ts';
import { LEVELS, type Level } from './levels.ts';
import { sliderBounds, fits, type AllBounds, type Limits } from './limits/limits.ts';
import { LimitsSheet } from './limits/LimitsSheet.tsx';
import { NothingFits } from './limits/NothingFits.tsx';
import { useSpoken } from './limits/use-spoken.ts';
import { DiscoveryMap } from './map/DiscoveryMap.tsx';
import type { DiscoveredPlaceFragment } from './query.generated.ts';
import { useDiscovery, type DiscoveryState } from './use-discovery.ts';
import type { ChosenPlaces } from './wall/chosen-places.ts';
import { ChosenBar } from './wall/ChosenBar.tsx';
import { inOrder, ORDERS, type WallOrder } from './wall/order.ts';
import { Wall } from './wall/Wall.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './discovery.module.css';

type PlacesProps = {
  readonly places: readonly DiscoveredPlaceFragment[];
  /** How many the search finds: of resorts there are more than a page shows. */
  readonly total: number;
  readonly criteria: Criteria;
  readonly level: Level;
  readonly limits: Limits;
  readonly order: WallOrder;
  readonly chosen: ChosenPlaces;
  readonly people: number;
};

/**
 * What a place may cost and be like, the places as a map and a wall, and those that are chosen; all
 * of it is one form, which a browser without script sends.
 */
export function Places({ places, total, people, ...begun }: PlacesProps) {
  const t = useTranslations('discovery');
  const isFound = (id: string): boolean => places.some(({ place }) => place.value === id);
  const found = begun.chosen.places.filter(isFound);
  const discovery = useDiscovery({ ...begun, chosen: { ...begun.chosen, places: found } });
  const { limits, order, chosen, move, settle, toggle } = discovery;
  const bounds = sliderBounds(places);
  const form = useEarlyEntries(discovery, bounds);
  const fitting = inOrder(
    places.filter((place) => fits(place, limits)),
    order,
  );
  const picked = chosen.flatMap((id) => places.find(({ place }) => place.value === id) ?? []);
  return (
    <Form
      ref={form}
      method="get"
      action={routes.discovery.href()}
      className={styles.places}
      noValidate
      onSubmit={stayHere}
    >
      <HiddenCriteria criteria={begun.criteria} without={['page']} />
      <input type="hidden" name="level" value={begun.level} />
      <div className={`${layout.wrap} ${styles.top}`}>
        <LimitsSheet limits={limits} bounds={bounds} onMove={move} onSettle={settle} />
        <DiscoveryMap places={places} fitting={fitting} chosen={chosen} onToggle={toggle} />
      </div>
      <div className={`${layout.wrap} ${styles.wall}`}>
        <WallHead {...begun} count={fitting.length} discovery={discovery} />
        {total > places.length && <p>{t('shown_of', { shown: places.length, total })}</p>}
        {fitting.length > 0 ? (
          <Wall places={fitting} chosen={chosen} people={people} onToggle={toggle} />
        ) : (
          <NothingFits places={places} limits={limits} onSettle={settle} />
        )}
      </div>
      {picked
        .filter((place) => !fitting.includes(place))
        .map(({ place: { value } }) => (
          <input key={value} type="hidden" name="chosen" value={value} />
        ))}
      <ChosenBar picked={picked} problem={discovery.problem} onToggle={toggle} />
    </Form>
  );
}

/** The form's ref; what stands in its fields when the page comes alive is taken as it is. */
function useEarlyEntries(discovery: DiscoveryState, bounds: AllBounds) {
  const form = useRef<HTMLFormElement>(null);
  const take = useEffectEvent(() => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const early = earlyEntries(new URLSearchParams(fields), bounds, discovery);
    if (early) discovery.takeEarly(early);
  });
  useEffect(() => take(), []);
  return form;
}

const LEADING = ['search', 'compare'];

/** Enter in a field says its number, which the page shows already; the buttons lead on. */
function stayHere(event: SubmitEvent<HTMLFormElement>): void {
  const button = event.nativeEvent.submitter;
  if (!LEADING.includes(button?.getAttribute('name') ?? '')) event.preventDefault();
}

type WallHeadProps = Pick<PlacesProps, 'criteria' | 'level'> & {
  readonly count: number;
  readonly discovery: DiscoveryState;
};

/** How many places fit, said as well; how finely to look, and in which order. */
function WallHead({ criteria, level, count, discovery }: WallHeadProps) {
  const t = useTranslations('discovery');
  const id = useId();
  const { limits, order, sort } = discovery;
  const words = t('fit', { count, level });
  return (
    <div className={styles.wallHead}>
      <h2 className={typography.formHeading}>{words}</h2>
      <p role="status">
        <VisuallyHidden>{useSpoken(words)}</VisuallyHidden>
      </p>
      <nav aria-label={t('levels')}>
        <ChipRow>
          {LEVELS.map((one) => (
            <ChipLink
              key={one}
              to={discoveryHref({ criteria, level: one, limits, order, chosen: [] })}
              aria-current={one === level ? 'page' : undefined}
            >
              {t(`level_${one}`)}
            </ChipLink>
          ))}
        </ChipRow>
      </nav>
      <label className={styles.order} htmlFor={id}>
        <VisuallyHidden>{t('order')}</VisuallyHidden>
        <select
          id={id}
          name="order"
          value={order}
          onChange={({ currentTarget: { value } }) =>
            sort(ORDERS.find((one) => one === value) ?? 'price')
          }
        >
          {ORDERS.map((one) => (
            <option key={one} value={one}>
              {t(`order_${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
