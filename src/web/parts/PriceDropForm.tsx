import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';

type PriceDropFormProps = {
  readonly checkoutId: string;
  readonly orderCode: string;
  /** Among others of its kind. */
  readonly short?: boolean;
};

/** Asks what a booked holiday costs now; the answer stands on the order's own page. */
export function PriceDropForm({ checkoutId, orderCode, short = false }: PriceDropFormProps) {
  const t = useTranslations('price_drop');
  return (
    <form method="post" action={routes.confirmation.href({ checkoutId })}>
      <input type="hidden" name="orderCode" value={orderCode} />
      {short ? (
        <Button kind="text">{t('look_short')}</Button>
      ) : (
        <Button kind="quiet">{t('look')}</Button>
      )}
    </form>
  );
}
