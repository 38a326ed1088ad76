import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { walkOf } from '#domain/geography/walk.ts';
import { formatMoney, money } from '#domain/money.ts';
import { CHART_DAYS } from '#domain/saved/limits.ts';
import { Amount } from '#web/parts/Amount.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { RefusedSaved } from './act-on-saved.ts';
import { Instead } from './Instead.tsx';
import { PriceChart } from './PriceChart.tsx';
import type { SavedDealOfPageFragment, SavedHolidayNowFragment } from './query.generated.ts';
import { SavedHead } from './SavedHead.tsx';
import { TargetPrice } from './TargetPrice.tsx';
import typography from '#web/ui/type.module.css';
import styles from './scrapbook.module.css';

type Deal = SavedDealOfPageFragment;
type Now = SavedHolidayNowFragment;

type CompareTableProps = {
  readonly deals: readonly Deal[];
  readonly isCustomer: boolean;
  readonly refused: RefusedSaved | undefined;
};

/**
 * Saved holidays as the columns of one table. On a phone it is a strip that is pushed sideways, and
 * each value says its row's name itself.
 */
export function CompareTable({ deals, isCustomer, refused }: CompareTableProps) {
  const t = useTranslations('scrapbook');
  return (
    <div className={styles.strip}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('facts')}</VisuallyHidden>
            </th>
            {deals.map((deal) => (
              <th key={deal.id} scope="col">
                <SavedHead deal={deal} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t('now')} deals={deals} cell={(deal) => <NowCell deal={deal} />} />
          <Row
            name={t('then')}
            deals={deals}
            cell={({ bookmark }) =>
              t('then_on', {
                amount: formatMoney(bookmark.price, 'always'),
                date: formatDate(bookmark.savedOn, 'short'),
              })
            }
          />
          <DaysRow deals={deals} />
          <TargetRow deals={deals} isCustomer={isCustomer} refused={refused} />
          <FactRows deals={deals} />
          {!isCustomer && (
            <Row
              name={t('kept')}
              deals={deals}
              cell={({ bookmark }) => formatDate(bookmark.keptUntil, 'short')}
            />
          )}
          <SeeRow deals={deals} />
        </tbody>
      </table>
    </div>
  );
}

type DealsProps = Pick<CompareTableProps, 'deals'>;

/** The last days' prices; of one that is gone what can be had instead, down into the next row. */
function DaysRow({ deals }: DealsProps) {
  const name = useTranslations('scrapbook')('days', { days: CHART_DAYS });
  return (
    <tr>
      <th scope="row">{name}</th>
      {deals.map((deal) =>
        deal.holiday.kind === 'Holiday' ? (
          <Cell key={deal.id} name={name}>
            <PriceChart points={deal.pricePoints} />
          </Cell>
        ) : (
          <td key={deal.id} rowSpan={2} className={styles.instead}>
            <Instead holiday={deal.holiday} />
          </td>
        ),
      )}
    </tr>
  );
}

function TargetRow({ deals, isCustomer, refused }: CompareTableProps) {
  const t = useTranslations('scrapbook');
  return (
    <tr>
      <th scope="row">
        {t('target')}
        <span className={styles.hint}>{t('target_hint')}</span>
      </th>
      {deals.map(
        ({ id, bookmark, holiday }) =>
          holiday.kind === 'Holiday' && (
            <Cell key={id} name={t('target')}>
              <TargetPrice
                bookmark={bookmark}
                hotel={holiday.hotel.name}
                isCustomer={isCustomer}
                refused={refused?.typed['bookmarkId'] === id ? refused : undefined}
              />
            </Cell>
          ),
      )}
    </tr>
  );
}

function FactRows({ deals }: DealsProps) {
  const t = useTranslations('scrapbook');
  return useFacts().map(({ name, fact }) => (
    <Row
      key={name}
      name={name}
      deals={deals}
      cell={({ holiday }) => (holiday.kind === 'Holiday' && fact(holiday)) || t('nothing')}
    />
  ));
}

function SeeRow({ deals }: DealsProps) {
  const t = useTranslations('scrapbook');
  return (
    <tr>
      <th scope="row">
        <VisuallyHidden>{t('see')}</VisuallyHidden>
      </th>
      {deals.map((deal) => (
        <td key={deal.id}>
          <See deal={deal} />
        </td>
      ))}
    </tr>
  );
}

type RowProps = {
  readonly name: string;
  readonly deals: readonly Deal[];
  readonly cell: (deal: Deal) => ReactNode;
};

function Row({ name, deals, cell }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {deals.map((deal) => (
        <Cell key={deal.id} name={name}>
          {cell(deal)}
        </Cell>
      ))}
    </tr>
  );
}

/** A value; where the names of the rows are out of sight it brings its own. */
function Cell({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <td>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      {children}
    </td>
  );
}

/** What it costs in all today, and what that is against the day it was saved. */
function NowCell({ deal: { bookmark, holiday, lastSeenOn } }: { readonly deal: Deal }) {
  const t = useTranslations('scrapbook');
  if (holiday.kind !== 'Holiday')
    return (
      <>
        <p className={typography.h3}>
          {t(holiday.kind === 'NoAvailability' ? 'sold_out' : 'not_sold')}
        </p>
        {lastSeenOn !== null && (
          <p className={typography.small}>
            {t('last_seen', { date: formatDate(lastSeenOn, 'short') })}
          </p>
        )}
      </>
    );
  const { total } = holiday.price;
  const change = total.amount - bookmark.price.amount;
  const amount = formatMoney(money(Math.abs(change), total.currencyCode), 'always');
  return (
    <>
      <p className={styles.price} data-price="total">
        <Amount of={total} pence="always" />
      </p>
      {change === 0 && <p className={styles.same}>{t('same')}</p>}
      {change < 0 && <p className={styles.less}>{t('less', { amount })}</p>}
      {change > 0 && <p className={styles.more}>{t('more', { amount })}</p>}
    </>
  );
}

/** The facts that decide, in the order of the rows; null where there is none to tell. */
function useFacts(): readonly { name: string; fact: (holiday: Now) => string | null }[] {
  const t = useTranslations('scrapbook');
  return [
    { name: t('board'), fact: ({ board }) => board.name },
    {
      name: t('room'),
      fact: ({ rooms }) => rooms.map(({ displayName }) => displayName).join(', '),
    },
    {
      name: t('beach'),
      fact: ({ hotel: { metresToBeach } }) =>
        metresToBeach === null ? null : t('beach_walk', walkOf(metresToBeach)),
    },
    {
      name: t('guests'),
      fact: ({
        hotel: {
          tripAdvisorInformation: { rating, reviewCount },
        },
      }) => (reviewCount === 0 ? null : t('guests_score', { score: rating.toFixed(1) })),
    },
    {
      name: t('cancel'),
      fact: ({ cancellation: [span] }) => {
        if (!span) return null;
        const amount = formatMoney(span.lost, 'always');
        return span.until === null
          ? t('cancel_from_now', { amount })
          : t('cancel_until', { amount, date: formatDate(span.until, 'short') });
      },
    },
    {
      name: t('at_hotel'),
      fact: ({ lines, price: { total } }) =>
        formatMoney(
          money(
            lines.reduce((sum, line) => sum + (line.paidAtHotel ? line.amount.amount : 0), 0),
            total.currencyCode,
          ),
          'always',
        ),
    },
  ];
}

/** The way to the holiday at the price that is shown; none where it is gone. */
function See({ deal: { bookmark, holiday } }: { readonly deal: Deal }) {
  const t = useTranslations('scrapbook');
  if (holiday.kind !== 'Holiday') return null;
  const { hotelQuoteId, flightQuoteId } = bookmark;
  return (
    <ButtonLink
      wide
      aria-label={t('see_named', { hotel: holiday.hotel.name })}
      to={routes.deal.href({
        hotelQuoteId,
        flightQuoteId,
        query: `seen=${holiday.price.total.amount}`,
      })}
    >
      {t('see')}
    </ButtonLink>
  );
}
