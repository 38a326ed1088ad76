/** More hold bags and priority boarding for booked flights. */
import { allBags } from '#domain/holiday/hold-bags.ts';
import { parseFlightQuoteId } from '#domain/holiday/quote-id.ts';
import { bagsOnSale, type BagsOnSale } from '#domain/order/changes/adding-extras.ts';
import { partySold } from '#domain/order/changes/joined-flights.ts';
import { CHANGING_REFUSALS, type ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { headsOf } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { priorityFor } from '#server/basket/basket-offers.ts';
import type { Offers } from '#server/basket/basket-record.ts';
import { answerWithin } from '#server/holiday/answer-within.ts';
import { flightRequest } from '#server/holiday/live-price.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { Wanted } from '../wanted/wanted.ts';
import { flightReferencesOf, type BookedVersion } from './flights-held.ts';

/** What is wanted more: so many bags, and priority boarding for everybody. */
export type AskedExtras = {
  readonly bags: number;
  readonly priority: boolean;
  /** By the operator: priority boarding is on sale. */
  readonly isSold: boolean;
};

/** What can be had more; null: not on sale, or everybody has it. */
type ExtrasOnSale = {
  readonly kind: 'offers';
  readonly bags: BagsOnSale | null;
  readonly priority: Offers['priority'][number] | null;
  /** Whose supplier did not answer. */
  readonly unanswered: readonly ('bags' | 'priority')[];
};

export type ExtraOffers =
  | ExtrasOnSale
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal };

const TIMEOUT_MS = 3_000;

/** Asks the airline and who sells its boarding, both at once. */
export async function offerExtras(
  { suppliers, log }: VisitorContext,
  { accepted: { holiday, choices, joined = [] } }: Pick<BookedVersion, 'accepted'>,
  { isSold }: Pick<AskedExtras, 'isSold'>,
): Promise<ExtrasOnSale> {
  const flight = parseFlightQuoteId(holiday.flightQuoteId);
  if (!flight) return { kind: 'offers', bags: null, priority: null, unanswered: [] };
  // Bags are loaded with the booking of those who were sold their flights together.
  const sold = partySold(holiday.party, joined);
  const wantsBoarding = isSold && !choices.priority;
  const [bags, boarding] = await Promise.all([
    answerWithin(
      TIMEOUT_MS,
      () => suppliers.flights.quoteBags(flightRequest({ party: sold }, flight)),
      (reason) => reportError(log, 'HolidayRequoteUnavailableError', { reason }),
    ),
    wantsBoarding
      ? answerWithin(
          TIMEOUT_MS,
          () => suppliers.priority.quote(flightRequest(holiday, flight)),
          (reason) => reportError(log, 'PriorityBoardingError', { reason }),
        )
      : [],
  ]);
  const held = allBags(choices)?.quantity ?? 0;
  const onSale = bags?.kind === 'quoted' ? bags.holdBag : null;
  const priority = (boarding ?? []).map((offer) => ({
    ...offer,
    flightReferences: [...offer.flightReferences],
  }));
  return {
    kind: 'offers',
    bags: bagsOnSale(onSale, held, headsOf(sold).paying) ?? null,
    priority: priorityFor({ holiday, offers: { ...NO_OFFERS, priority } }) ?? null,
    unanswered: [...(bags ? [] : ['bags' as const]), ...(boarding ? [] : ['priority' as const])],
  };
}

const NO_OFFERS = { transfers: [], carParks: [], insurance: [], unanswered: [] };

/** The order with what is wanted more, at the suppliers' prices of now. */
export async function wantFlightExtras(
  context: VisitorContext,
  booking: BookedVersion,
  asked: AskedExtras,
): Promise<Wanted> {
  const { accepted, document } = booking;
  if (asked.bags === 0 && !asked.priority) return { kind: 'refused', refusal: 'nothing_changes' };
  const { bags, priority, unanswered } = await offerExtras(context, booking, asked);
  const wrong = [
    ...(asked.bags === 0 || bags?.choices.includes(asked.bags)
      ? []
      : [wrongAt('bags', unanswered.includes('bags') ? 'supplier_silent' : 'bags_gone')]),
    ...(!asked.priority || priority
      ? []
      : [
          wrongAt(
            'priority',
            unanswered.includes('priority') ? 'supplier_silent' : 'boarding_gone',
          ),
        ]),
  ];
  if (wrong.length > 0) return { kind: 'wrong', errors: wrong };
  const { choices } = accepted;
  const { addedBags = [] } = choices;
  return {
    kind: 'wanted',
    accepted: {
      ...accepted,
      flightReferences: flightReferencesOf(document),
      choices: {
        ...choices,
        ...(bags &&
          asked.bags > 0 && {
            addedBags: [...addedBags, { quantity: asked.bags, bag: bags.bag }],
          }),
        priority: asked.priority ? priority : choices.priority,
      },
    },
  };
}

const wrongAt = (
  field: 'bags' | 'priority',
  code: 'supplier_silent' | 'bags_gone' | 'boarding_gone',
) => refuse(CHANGING_REFUSALS, code, field);
