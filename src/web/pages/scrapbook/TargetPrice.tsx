import { useLocation } from 'react-router';
import { currencySymbol, formatMoney } from '#domain/money.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { RefusedSaved } from './act-on-saved.ts';
import type { SavedDealOfPageFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './scrapbook.module.css';

type TargetPriceProps = {
  readonly bookmark: SavedDealOfPageFragment['bookmark'];
  /** Its name. */
  readonly hotel: string;
  readonly isCustomer: boolean;
  readonly refused: RefusedSaved | undefined;
};

/** The price under which a customer is told once: to be set, to be changed, or to log in for. */
export function TargetPrice({ bookmark, hotel, isCustomer, refused }: TargetPriceProps) {
  const t = useTranslations('scrapbook');
  if (!isCustomer)
    return (
      <Link to={routes.login.href({ query: 'redirect_to=scrapbook' })}>{t('target_log_in')}</Link>
    );
  const form = <TargetForm bookmark={bookmark} hotel={hotel} refused={refused} />;
  if (bookmark.targetPrice === null) return form;
  return (
    <details className={styles.target} open={refused !== undefined}>
      <summary>
        <strong>{formatMoney(bookmark.targetPrice)}</strong>{' '}
        <span className={styles.change}>{t('target_change')}</span>
      </summary>
      {form}
      <form method="post">
        <Hidden bookmark={bookmark} act="unwatch" />
        <Button kind="text">{t('target_stop')}</Button>
      </form>
      {bookmark.isTargetReached && <p className={typography.small}>{t('target_reached')}</p>}
    </details>
  );
}

function TargetForm({ bookmark, hotel, refused }: Omit<TargetPriceProps, 'isCustomer'>) {
  const t = useTranslations('scrapbook');
  const currency = currencySymbol(bookmark.price.currencyCode);
  return (
    <form method="post" className={styles.targetForm} noValidate>
      <Hidden bookmark={bookmark} act="watch" />
      <TextField
        id={`target-${bookmark.id}`}
        name="targetPrice"
        label={<VisuallyHidden>{t('target_field', { hotel, currency })}</VisuallyHidden>}
        inputMode="decimal"
        placeholder={currency}
        autoComplete="off"
        defaultValue={refused?.typed['targetPrice'] ?? ''}
        errors={refused ? [refused.message] : []}
      />
      <Button kind="quiet">{t('target_set')}</Button>
    </form>
  );
}

type HiddenProps = Pick<TargetPriceProps, 'bookmark'> & { readonly act: 'watch' | 'unwatch' };

/** What is asked for, of which holiday, and where to go on. */
function Hidden({ bookmark, act }: HiddenProps) {
  const { pathname, search } = useLocation();
  const fields = {
    act,
    bookmarkId: bookmark.id,
    back: `${pathname}${search}#saved-${bookmark.id}`,
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
