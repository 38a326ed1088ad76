import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { Amount } from '#web/parts/Amount.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import type { CreditOfWalletFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './wallet.module.css';

type Credits = readonly CreditOfWalletFragment[];

/** Every credit of a customer with its status: what can be spent, what is held, what is gone. */
export function WalletView({ credits }: { readonly credits: Credits }) {
  const t = useTranslations('account.wallet');
  const ready = credits.filter(({ status }) => status === 'AVAILABLE');
  const held = credits.filter(({ status }) => status === 'LOCKED');
  const gone = credits.filter(({ status }) => status !== 'AVAILABLE' && status !== 'LOCKED');
  return (
    <AccountFrame>
      <PageTitle title={t('title')} />
      <h1>{ready.length > 0 ? <ToSpend credits={ready} /> : t('title')}</h1>
      {credits.length > 0 ? (
        <p className={`${typography.lead} ${styles.lead}`}>{t('lead')}</p>
      ) : (
        <Nothing />
      )}
      <Group name={t('ready')} credits={ready} />
      {ready.length > 0 && (
        <p className={styles.find}>
          <ButtonLink to={routes.home.href()}>{t('find')}</ButtonLink>
        </p>
      )}
      <Group name={t('in_use')} credits={held} />
      <Group name={t('gone')} credits={gone} />
    </AccountFrame>
  );
}

function ToSpend({ credits }: { readonly credits: Credits }) {
  const t = useTranslations('account.wallet');
  const sum = credits.reduce((all, { amount }) => all + amount.amount, 0);
  const amount = formatMoney(money(sum, credits[0]!.amount.currencyCode), 'always');
  return t.rich('to_spend', { amount, sum: (text) => <span className={styles.sum}>{text}</span> });
}

function Nothing() {
  const t = useTranslations('account.wallet');
  return (
    <>
      <p className={typography.card}>{t('none')}</p>
      <p>{t('none_text')}</p>
      <p className={styles.find}>
        <ButtonLink to={routes.home.href()}>{t('find')}</ButtonLink>
      </p>
    </>
  );
}

function Group({ name, credits }: { readonly name: string; readonly credits: Credits }) {
  if (credits.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={typography.formHeading}>{name}</h2>
      <ul className={styles.tickets}>
        {credits.map((credit) => (
          <Ticket key={credit.id} credit={credit} />
        ))}
      </ul>
    </section>
  );
}

function Ticket({ credit }: { readonly credit: CreditOfWalletFragment }) {
  const t = useTranslations('account.wallet');
  const { name, amount, status, use } = credit;
  return (
    <li className={classes(styles.ticket, EDGES[status])}>
      <div className={styles.body}>
        <p className={classes(typography.caps, styles.status)}>{t('status', { status })}</p>
        <h3>{name}</h3>
        <p className={styles.reason}>{useReason()(credit)}</p>
        {status === 'LOCKED' && use && (
          <p className={layout.alone}>
            <Link to={routes.payment.href({ checkoutId: use.checkoutId })}>{t('to_checkout')}</Link>
          </p>
        )}
      </div>
      <p className={styles.stub}>
        <Amount of={amount} pence="always" />
      </p>
    </li>
  );
}

const EDGES: Readonly<Record<CreditOfWalletFragment['status'], string | undefined>> = {
  AVAILABLE: styles.available,
  LOCKED: styles.locked,
  REDEEMED: styles.gone,
  EXPIRED: styles.gone,
  CANCELLED: styles.gone,
};

/** What may be done with a credit, or has become of it, with the day. */
function useReason(): (credit: CreditOfWalletFragment) => string {
  const t = useTranslations('account.wallet');
  return (credit) => {
    const { status, endsOn, cancelledOn, use } = credit;
    if (status === 'EXPIRED') return t('ended', { date: formatDate(endsOn) });
    if (status === 'CANCELLED') return t('cancelled', { date: formatDate(cancelledOn ?? endsOn) });
    if (use && status === 'LOCKED') return t('held', { place: use.place });
    if (use)
      return t('used', {
        place: use.place,
        order: formatOrderCode(use.orderReference ?? ''),
        date: formatDate(use.usedOn),
      });
    const about =
      credit.__typename === 'PriceDropProtectionCredit'
        ? t('dropped', { order: formatOrderCode(credit.orderReference) })
        : credit.campaign.redemptionConditionsDescription;
    return `${about} ${t('use_by', { date: formatDate(endsOn) })}`.trim();
  };
}
