import { useParams } from 'react-router';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { dateIn } from '#web/parts/Basket/server-now.ts';
import { PriceDropForm } from '#web/parts/PriceDropForm.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { PriceDropOfOrderFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './confirmation.module.css';

/** A guest logs in first: what is given back needs a wallet. */
export type ShownPriceDrop =
  | { readonly kind: 'protected'; readonly protection: PriceDropOfOrderFragment }
  | { readonly kind: 'guest'; readonly until: IsoDate };

type PriceDropProps = {
  readonly shown: ShownPriceDrop;
};

/** What the customer gets back when the same holiday costs less, and what they have got. */
export function PriceDrop({ shown }: PriceDropProps) {
  const { checkoutId = '' } = useParams();
  const t = useTranslations('price_drop');
  return (
    <section id="price-drop" className={styles.next} aria-labelledby="price-drop-heading">
      <h2 id="price-drop-heading" className={typography.formHeading}>
        {t('heading')}
      </h2>
      <div className={styles.priceDrop}>
        {shown.kind === 'guest' ? (
          <>
            <Until until={shown.until} />
            <Link to={loginHref(checkoutId)}>{t('log_in')}</Link>
          </>
        ) : (
          <>
            {shown.protection.isOpen && <Until until={shown.protection.until} />}
            <Claims claims={shown.protection.claims} />
            {shown.protection.isOpen && (
              <PriceDropForm checkoutId={checkoutId} orderCode={shown.protection.orderReference} />
            )}
          </>
        )}
      </div>
    </section>
  );
}

const loginHref = (checkoutId: string): string =>
  routes.login.href({
    query: new URLSearchParams({ redirect_to: routes.confirmation.href({ checkoutId }) }),
  });

function Until({ until }: { readonly until: IsoDate }) {
  const t = useTranslations('price_drop');
  return <p>{t('until', { date: formatDate(until) })}</p>;
}

/** The answer to the newest in full; of those before it, what came of them. */
function Claims({ claims: [newest, ...older] }: Pick<PriceDropOfOrderFragment, 'claims'>) {
  const t = useTranslations('price_drop');
  const given = older.flatMap(({ credit }) => (credit ? [credit.amount] : []));
  const [first] = given;
  if (!newest) return null;
  return (
    <>
      <Answer claim={newest} />
      {first && (
        <p>
          {t('before', {
            amount: formatMoney(
              money(
                given.reduce((sum, { amount }) => sum + amount, 0),
                first.currencyCode,
              ),
              'always',
            ),
          })}
        </p>
      )}
    </>
  );
}

type Claim = PriceDropOfOrderFragment['claims'][number];

function Answer({ claim: { status, refusal, priceChange, credit } }: { readonly claim: Claim }) {
  const t = useTranslations('price_drop');
  const { timeZone } = usePageProperties().domainConfig;
  if (status === 'ASKED')
    return (
      <Notice role="status">
        <p>{t('asked')}</p>
      </Notice>
    );
  if (!credit || !priceChange)
    return (
      <Notice role="status">
        <p>{refusal}</p>
      </Notice>
    );
  return (
    <Notice
      tone="good"
      role="status"
      heading={t('granted_heading', { amount: formatMoney(credit.amount, 'always') })}
    >
      <p>
        {t('granted', {
          was: formatMoney(priceChange.was, 'always'),
          now: formatMoney(priceChange.now, 'always'),
          until: formatDate(dateIn(timeZone, justBefore(credit.expiresAt))),
        })}
      </p>
    </Notice>
  );
}

/** The end of a day, as an instant of that day. */
const justBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();
