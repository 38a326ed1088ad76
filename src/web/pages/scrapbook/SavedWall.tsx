import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { SavedDealOfPageFragment } from './query.generated.ts';
import { hotelOf, SavedPoster } from './SavedHead.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './scrapbook.module.css';

type SavedWallProps = {
  readonly deals: readonly SavedDealOfPageFragment[];
  /** Leaves out what is gone. */
  readonly onlyBookable: boolean;
};

const FORM = 'choose-compared';

/** All that is saved as posters; those that are ticked come beside each other. */
export function SavedWall({ deals, onlyBookable }: SavedWallProps) {
  const t = useTranslations('scrapbook');
  const shown = deals.filter(({ holiday }) => !onlyBookable || holiday.kind === 'Holiday');
  if (shown.length === 0) return <p className={typography.lead}>{t('none_bookable')}</p>;
  return (
    <div id="wall" tabIndex={-1}>
      <ul className={styles.wall}>
        {shown.map((deal) => (
          <li key={deal.id}>
            <SavedPoster deal={deal} />
            <WallWords deal={deal} />
          </li>
        ))}
      </ul>
      {/* A form of its own: each poster's heart is one already. */}
      <form id={FORM} action={routes.scrapbook.href()}>
        <Button kind="quiet">{t('compare_chosen')}</Button>
      </form>
    </div>
  );
}

function WallWords({ deal }: { readonly deal: SavedDealOfPageFragment }) {
  const t = useTranslations('scrapbook');
  const { bookmark, holiday } = deal;
  const name = hotelOf(deal)?.name ?? '';
  const { hotelQuoteId, flightQuoteId } = bookmark;
  return (
    <>
      <h2 className={`${layout.alone} ${typography.h3}`}>
        <Link to={routes.deal.href({ hotelQuoteId, flightQuoteId })}>{name}</Link>
      </h2>
      <p className={typography.small}>
        {t('nights', {
          date: formatDate(bookmark.departureDate, 'short'),
          nights: bookmark.numberOfNights,
        })}
      </p>
      <p data-price="total">
        {holiday.kind === 'Holiday'
          ? t('wall_price', { amount: formatMoney(holiday.price.total, 'always') })
          : t(holiday.kind === 'NoAvailability' ? 'sold_out' : 'not_sold')}
      </p>
      <Checkbox
        id={`compare-${deal.id}`}
        form={FORM}
        name="compare"
        value={deal.id}
        label={t('choose', { hotel: name })}
      />
    </>
  );
}
