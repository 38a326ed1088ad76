import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PartyAddPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './add.module.css';

type AddViewProps = {
  readonly room: PartyAddPageQuery['partyRooms'][number];
  readonly deals: PartyAddPageQuery['savedDeals'];
  readonly refusals: readonly string[];
};

/** Saved holidays, each with a button that brings it into the room. */
export function AddView({ room, deals, refusals }: AddViewProps) {
  const t = useTranslations('party');
  const problems = refusals.map((message) => ({ fieldId: 'saved', message }));
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('add_title')} hasProblems={problems.length > 0} />
      <meta name="robots" content="noindex" />
      <ErrorSummary problems={problems} />
      <p className={typography.small}>
        <Link to={routes.partyRoom.href({ link: room.link })}>{room.name}</Link>
      </p>
      <h1>{t('add_title')}</h1>
      <p className={typography.lead}>{deals.length > 0 ? t('add_lead') : t('none_saved')}</p>
      <ul id="saved" tabIndex={-1} className={styles.list}>
        {deals.map((deal) => (
          <SavedRow key={deal.id} deal={deal} />
        ))}
      </ul>
      <p>{t('add_deal')}</p>
      <p>
        <ButtonLink kind="quiet" to={routes.home.href()}>
          {t('find')}
        </ButtonLink>
      </p>
    </div>
  );
}

function SavedRow({
  deal: { bookmark, holiday },
}: {
  readonly deal: AddViewProps['deals'][number];
}) {
  const t = useTranslations('party');
  if (holiday.kind !== 'Holiday') return null;
  return (
    <li className={styles.row}>
      <div>
        <h2 className={typography.h3}>{holiday.hotel.name}</h2>
        <p className={typography.small}>
          {t('where', {
            resort: formatDate(bookmark.departureDate, 'short'),
            nights: bookmark.numberOfNights,
          })}
        </p>
        <p className={typography.small} data-price="total">
          {t('price_in_all', { amount: formatMoney(holiday.price.total, 'always') })}
        </p>
      </div>
      <form method="post">
        <input type="hidden" name="hotelQuoteId" value={bookmark.hotelQuoteId} />
        <input type="hidden" name="flightQuoteId" value={bookmark.flightQuoteId} />
        <Button
          kind="quiet"
          size="strip"
          aria-label={t('add_named', { hotel: holiday.hotel.name })}
        >
          {t('add_one')}
        </Button>
      </form>
    </li>
  );
}
