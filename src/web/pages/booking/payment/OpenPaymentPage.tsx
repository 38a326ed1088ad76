import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type OpenPaymentPageProps = {
  /** At the provider. */
  readonly url: string;
  /** Where this page is paid on. */
  readonly payId: string;
};

/**
 * A page of the provider's was left without an answer: whoever paid there is kept from paying
 * again, whoever did not goes on there or here.
 */
export function OpenPaymentPage({ url, payId }: OpenPaymentPageProps) {
  const t = useTranslations('booking.payment');
  return (
    <Notice tone="amber" heading={t('open_page_heading')}>
      <p>
        {t.rich('open_page', {
          there: (words) => <a href={url}>{words}</a>,
          here: (words) => <a href={`#${payId}`}>{words}</a>,
        })}
      </p>
    </Notice>
  );
}
