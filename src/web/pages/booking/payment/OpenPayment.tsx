import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** What was left without an answer: the provider's page, or the question of the shopper's bank. */
export type LeftOpen = { readonly kind: 'page' | 'challenge'; readonly url: string };

type OpenPaymentProps = {
  readonly left: LeftOpen;
  /** Where this page is paid on. */
  readonly payId: string;
};

/**
 * Whoever left a payment without an answer goes on there or here; who may have paid on the
 * provider's page is kept from paying again.
 */
export function OpenPayment({ left: { kind, url }, payId }: OpenPaymentProps) {
  const t = useTranslations('paying.payment');
  return (
    <Notice tone="amber" heading={t(`open_${kind}_heading`)}>
      <p>
        {t.rich(`open_${kind}`, {
          there: (words) => <a href={url}>{words}</a>,
          here: (words) => <a href={`#${payId}`}>{words}</a>,
        })}
      </p>
    </Notice>
  );
}
