import { PriceChanged } from '#web/parts/PriceChanged.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { BASKET_ACT, makeBasketAct } from './act-on-basket.ts';
import type { BasketFacts } from './basket-facts.ts';
import { DealExpired } from './DealExpired.tsx';
import { HolidaySoldOut } from './HolidaySoldOut.tsx';

type BasketNoticesProps = {
  readonly basket: BasketFacts;
  /** The clock of the page ran out before the server was asked again. */
  readonly isOver: boolean;
  /** Why the last act on the basket was refused. */
  readonly refusals: readonly { readonly message: string }[];
  /** Id of the form whose unsaved fields must not be lost (`useFormAlong`). */
  readonly formAlong?: string | undefined;
};

/**
 * What must be settled before the purchase goes on: the holiday is sold out, the deal has expired,
 * or its price is another one.
 */
export function BasketNotices({ basket, isOver, refusals, formAlong }: BasketNoticesProps) {
  const t = useTranslations('basket');
  const { priceChange } = basket;
  return (
    <>
      {refusals.map(({ message }) => (
        <Notice key={message} tone="coral" role="alert">
          <p>
            {message}. <Link to={routes.home.href()}>{t('search_again')}</Link>
          </p>
        </Notice>
      ))}
      {basket.isSoldOut && <HolidaySoldOut basket={basket} />}
      {(basket.isExpired || isOver) && !basket.isSoldOut && (
        <DealExpired key={basket.expiry} formAlong={formAlong} />
      )}
      {priceChange && !basket.isExpired && (
        <PriceChanged
          change={priceChange}
          accept={{
            name: BASKET_ACT,
            value: makeBasketAct({ kind: 'accept', total: priceChange.now.amount }),
            formAlong,
          }}
          wayOut={<Link to={routes.home.href()}>{t('search_again')}</Link>}
        />
      )}
    </>
  );
}
