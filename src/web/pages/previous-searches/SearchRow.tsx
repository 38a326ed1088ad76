import { formatDate } from '#domain/dates.ts';
import { formatMoney, money, type Currency } from '#domain/money.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PreviousSearchOfPageFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './previous-searches.module.css';

type RowProps = { readonly search: PreviousSearchOfPageFragment };

/** One search: where, when, for how many, its lowest price then and now. */
export function SearchRow({ search }: RowProps) {
  const t = useTranslations('previous_searches');
  const { id, query, destinationLabel, party } = search;
  const place = destinationLabel === 'anywhere' ? t('anywhere') : destinationLabel;
  const dates = useDates(search);
  const people = party.numberOfAdults + party.numberOfChildren + party.numberOfInfants;
  return (
    <li className={styles.search}>
      <div>
        <h2 className={`${layout.alone} ${typography.h3}`}>
          <Link to={routes.results.href({ query })}>{place}</Link>
        </h2>
        <p className={typography.small}>{dates}</p>
        <p className={typography.small}>{t('party', { people })}</p>
      </div>
      <Prices search={search} />
      <form method="post">
        <input type="hidden" name="act" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Button kind="text" aria-label={t('remove_named', { place, dates })}>
          {t('remove')}
        </Button>
      </form>
    </li>
  );
}

function useDates({ departureDate, departureRangeEndDate, nights }: RowProps['search']): string {
  const t = useTranslations('previous_searches');
  const words = nights.join(', ').replace(/, (\d+)$/, ' or $1');
  return departureDate === departureRangeEndDate
    ? t('on', { date: formatDate(departureDate, 'short'), nights: words })
    : t('between', {
        from: formatDate(departureDate, 'short'),
        until: formatDate(departureRangeEndDate, 'short'),
        nights: words,
      });
}

function Prices({ search: { priceThen, priceNow, searchedAt } }: RowProps) {
  const t = useTranslations('previous_searches');
  const priceWords = (price: typeof priceThen): string =>
    price ? t('from_price', { amount: formatMoney(price) }) : t('nothing_found');
  return (
    <dl className={styles.prices}>
      <dt>{t('then', { date: formatDate(searchedAt.slice(0, 10), 'short') })}</dt>
      <dd>{priceWords(priceThen)}</dd>
      <dt>{t('now')}</dt>
      <dd>
        <strong>{priceWords(priceNow)}</strong>
        {priceThen && priceNow && (
          <Change by={priceNow.amount - priceThen.amount} currency={priceNow.currencyCode} />
        )}
      </dd>
    </dl>
  );
}

type ChangeProps = {
  /** In minor units; negative when it is cheaper now. */
  readonly by: number;
  readonly currency: Currency;
};

function Change({ by, currency }: ChangeProps) {
  const t = useTranslations('previous_searches');
  if (by === 0) return <span className={styles.same}> {t('same')}</span>;
  const amount = formatMoney(money(Math.abs(by), currency));
  return by < 0 ? (
    <span className={styles.less}> {t('less', { amount })}</span>
  ) : (
    <span className={styles.more}> {t('more', { amount })}</span>
  );
}
