import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MAX_DISCOVERED_PLACES } from '#domain/search/limits.ts';
import { discoveryHref, type DiscoveryAsked } from './discovery-address.ts';
import type { EarlyEntries } from './early-entries.ts';
import type { Limits } from './limits/limits.ts';
import type { ChosenPlaces } from './wall/chosen-places.ts';
import type { WallOrder } from './wall/order.ts';

type Begun = Omit<DiscoveryAsked, 'chosen'> & { readonly chosen: ChosenPlaces };

export type DiscoveryState = {
  readonly limits: Limits;
  readonly order: WallOrder;
  readonly chosen: readonly string[];
  readonly problem: ChosenPlaces['problem'];
  /** The page shows it at once; the address stays. */
  readonly move: (limits: Limits) => void;
  /** The address says it too, so that the page comes back as it is. */
  readonly settle: (limits: Limits) => void;
  readonly sort: (order: WallOrder) => void;
  /** Adds a place or takes it out; a fourth is refused (DISC-01). */
  readonly toggle: (place: string) => void;
  /** Takes what was filled in before the page came alive. */
  readonly takeEarly: (early: EarlyEntries) => void;
};

/** What is asked of the places of the page, from what its address begins with. */
export function useDiscovery(begun: Begun): DiscoveryState {
  const navigate = useNavigate();
  const [limits, setLimits] = useState(begun.limits);
  const [order, setOrder] = useState(begun.order);
  const [chosen, setChosen] = useState(begun.chosen.places);
  const [problem, setProblem] = useState(begun.chosen.problem);
  const { criteria, level } = begun;
  const write = (change: Partial<DiscoveryAsked>): void =>
    void navigate(discoveryHref({ criteria, level, limits, order, chosen, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    limits,
    order,
    chosen,
    problem,
    move: setLimits,
    settle: (next) => {
      setLimits(next);
      write({ limits: next });
    },
    sort: (next) => {
      setOrder(next);
      write({ order: next });
    },
    toggle: (place) => {
      const next = chosen.includes(place)
        ? chosen.filter((one) => one !== place)
        : [...chosen, place];
      const isTooMany = next.length > MAX_DISCOVERED_PLACES;
      setProblem(isTooMany ? 'too_many' : undefined);
      if (isTooMany) return;
      setChosen(next);
      write({ chosen: next });
    },
    takeEarly: ({ problem: refused, ...asked }) => {
      setLimits(asked.limits);
      setOrder(asked.order);
      setChosen(asked.chosen);
      setProblem(refused);
      write(asked);
    },
  };
}
