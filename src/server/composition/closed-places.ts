/** What official advice closes, in the words and blocks of a page (`/travel-updates`). */
import type { ContentBlock, Inline } from '#domain/content/blocks.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { TRAVEL_ADVICE } from '#domain/market/law.ts';
import { listAdvice, type AdviceBlock } from '#server/advice/advice-blocks.ts';
import { findPlace } from '#server/catalogue/reference.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { todayIn, todayOf } from '#server/market/market.ts';
import { placeLink } from './content-tables.ts';
import type { WebContext } from './web-context.ts';

type Shop = Pick<WebContext, 'clock' | 'database' | 'market'>;

export type ClosedPlace = {
  readonly id: string;
  readonly placeId: string;
  readonly place: string;
  /** First and last night that is not sold. */
  readonly nights: string;
  readonly reason: string;
  readonly source: { readonly name: string; readonly href: string };
  readonly closedOn: IsoDate;
  readonly madeAt: string;
};

/**
 * Places that are closed today or later, the newest first. Where the operator gave no words or
 * source, those of the office whose advice counts in the market stand for them.
 */
export async function readClosedPlaces(shop: Shop): Promise<readonly ClosedPlace[]> {
  const closed = await listAdvice(shop.database, todayOf(shop));
  return closed.flatMap((one) => {
    const place = findPlace(one.placeId);
    return place ? closedPlace(shop, one, place.name) : [];
  });
}

function closedPlace(
  { market }: Shop,
  { id, placeId, firstDay, lastDay, madeAt, reason, source }: AdviceBlock,
  place: string,
): ClosedPlace {
  const office = TRAVEL_ADVICE[market.market];
  return {
    id,
    placeId,
    place,
    nights:
      firstDay === lastDay
        ? formatDate(firstDay)
        : `${formatDate(firstDay)} to ${formatDate(lastDay)}`,
    reason: reason ?? 'Official travel advice',
    source:
      source === null
        ? office
        : { name: new URL(source).hostname.replace(/^www\./, ''), href: source },
    closedOn: todayIn(market.timeZone, new Date(madeAt)),
    madeAt,
  };
}

/**
 * Blocks of a page, with what is closed now wherever a source asks for it; while PostgreSQL is away
 * with the way to the advice itself.
 */
export async function fillAdvice(
  shop: Shop,
  blocks: readonly ContentBlock[],
): Promise<readonly ContentBlock[]> {
  if (!blocks.some(({ kind }) => kind === 'advice')) return blocks;
  const list = await readClosedPlaces(shop).then(
    (closed) => listClosedPlaces(shop, closed),
    (error: unknown) => {
      if (isDatabaseUnavailable(error)) return listUnread(shop);
      throw error;
    },
  );
  return blocks.flatMap((block) => (block.kind === 'advice' ? list : block));
}

function listUnread({ market }: Shop): readonly ContentBlock[] {
  const { name, href } = TRAVEL_ADVICE[market.market];
  return [
    {
      kind: 'text',
      of: [
        ...plain('We can’t show our list at the moment. Please read the '),
        { kind: 'link', href, of: plain(`travel advice from the ${name}`) },
        ...plain('.'),
      ],
    },
  ];
}

const plain = (text: string): readonly Inline[] => [{ kind: 'text', text }];

function listClosedPlaces(shop: Shop, closed: readonly ClosedPlace[]): readonly ContentBlock[] {
  const asOf = `Our list on ${formatDate(todayOf(shop))}.`;
  if (closed.length === 0)
    return [
      {
        kind: 'notice',
        tone: 'good',
        of: [
          { kind: 'strong', of: plain('No place is closed by official advice.') },
          ...plain(` ${asOf}`),
        ],
      },
    ];
  return [
    {
      kind: 'notice',
      of: [
        { kind: 'strong', of: plain(`Closed on some dates: ${closedNames(shop, closed)}.`) },
        ...plain(
          ` We don’t sell holidays that spend a night there on these days. Other places aren’t affected. ${asOf}`,
        ),
      ],
    },
    {
      kind: 'table',
      head: ['Place', 'Nights', 'Why'].map(plain),
      rows: closed.map(({ placeId, nights, reason, source, closedOn }) => [
        placeLink(placeId),
        plain(nights),
        [
          ...plain(`${reason.replace(/\.$/, '')}. Source: `),
          { kind: 'link', href: source.href, of: plain(source.name) },
          ...plain(`, since ${formatDate(closedOn)}`),
        ],
      ]),
      isFigures: false,
    },
  ];
}

const closedNames = ({ market }: Shop, closed: readonly ClosedPlace[]): string =>
  new Intl.ListFormat(market.locale).format(new Set(closed.map(({ place }) => place)));
