import type { SubmitEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { formatMoney } from '#domain/money.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { CardBrands } from '../plans/CardBrands.tsx';
import { paidOn } from '../plans/PlanTable.tsx';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import { BackLink } from '../StepLayout.tsx';
import { chosenPlan, paidAtHotel } from './Agreement.tsx';
import { PAYMENT_PAGE } from './intents.ts';
import { PlacementSteps } from './PlacementSteps.tsx';
import { useCardFrame } from './use-card-frame.ts';
import typography from '#web/ui/type.module.css';
import styles from '../booking.module.css';
import own from './Payment.module.css';

type PayFormProps = {
  readonly id: string;
  readonly checkout: CheckoutOfPageFragment;
  readonly cardFieldsUrl: string;
  readonly press: string;
  /** A press was sent: until it is answered there is no other way on. */
  readonly isPlacing: boolean;
  /** A try begins, with a card or on the provider's page. */
  readonly onPress: () => void;
  /** Something in the card fields is wrong. */
  readonly onCardWrong: () => void;
};

/** Where the card is typed. */
export const CARD_ID = 'card-fields';

/**
 * The payment: the provider's own card fields in a frame, or without script a way to the provider's
 * page. No card is ever typed here.
 */
export function PayForm({
  id,
  checkout,
  cardFieldsUrl,
  press,
  isPlacing,
  onPress,
  onCardWrong,
}: PayFormProps) {
  const t = useTranslations('paying.payment');
  const isLive = useLive();
  const amount = amountToday(checkout);
  const { total } = checkout.basket.price;
  const atHotel = paidAtHotel(checkout);
  const { isOnRequest, isPackage } = checkout.basket.holiday;
  return (
    <section id={id} tabIndex={-1} className={styles.part} aria-labelledby="pay-heading">
      <div className={own.opening}>
        <h2 id="pay-heading" className={typography.formHeading}>
          {t('pay_heading', { amount, onRequest: String(isOnRequest) })}
        </h2>
        {isOnRequest && (
          <Notice tone="amber" heading={t('on_request_heading')}>
            <p>{t('on_request', { amount })}</p>
          </Notice>
        )}
        {atHotel.amount > 0 && (
          <p>
            {t('of_total', {
              total: formatMoney(total, 'always'),
              atHotel: formatMoney(atHotel, 'always'),
            })}
          </p>
        )}
        <p className={styles.about}>{t('card_safe')}</p>
      </div>
      <CardBrands plans={checkout.paymentScheduleOptions} />
      {isLive ? (
        <CardForm
          cardFieldsUrl={cardFieldsUrl}
          press={press}
          amount={amount}
          isOnRequest={isOnRequest}
          isPackage={isPackage}
          onPress={onPress}
          onCardWrong={onCardWrong}
        />
      ) : null}
      {isPlacing ? (
        <PlacementSteps checkoutId={checkout.id} />
      ) : (
        <OtherWays checkout={checkout} onPress={onPress} />
      )}
    </section>
  );
}

/** The provider's own page, and the way back. */
function OtherWays({ checkout, onPress }: Pick<PayFormProps, 'checkout' | 'onPress'>) {
  const isLive = useLive();
  const t = useTranslations('paying.payment');
  const { isOnRequest, isPackage } = checkout.basket.holiday;
  return (
    <>
      <Form method="post" className={own.ways} onSubmit={onPress}>
        {!isLive && <Terms isPackage={isPackage} />}
        <p className={styles.about}>
          {t('their_page', { isLive: String(isLive), onRequest: String(isOnRequest) })}
        </p>
        <Button name="intent" value={PAYMENT_PAGE} kind={isLive ? 'text' : 'sun'}>
          {isLive ? t('on_their_page') : t('to_payment_page')}
        </Button>
      </Form>
      <p>
        <BackLink step="payment" checkout={checkout} />
      </p>
    </>
  );
}

/** What is taken when the order is placed, in words; empty while no plan is chosen. */
export function amountToday(checkout: CheckoutOfPageFragment): string {
  const first = chosenPlan(checkout)?.instalments[0];
  return first ? formatMoney(paidOn(first), 'always') : '';
}

type CardFormProps = Pick<PayFormProps, 'cardFieldsUrl' | 'press' | 'onPress' | 'onCardWrong'> & {
  readonly amount: string;
  readonly isOnRequest: boolean;
  readonly isPackage: boolean;
};

/**
 * Asks the frame for a token when the button is pressed, and posts it. A second press while it
 * works does nothing (visitors: R23).
 */
function CardForm({
  cardFieldsUrl,
  press,
  amount,
  isOnRequest,
  isPackage,
  onPress,
  onCardWrong,
}: CardFormProps) {
  const t = useTranslations('paying.payment');
  const submit = useSubmit();
  const { state } = useNavigation();
  const card = useCardFrame(cardFieldsUrl, {
    onToken: (cardToken) => void submit({ cardToken, press }, { method: 'post' }),
    onInvalid: onCardWrong,
  });
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPress();
    card.ask();
  };
  return (
    <form method="post" onSubmit={ask} className={own.card}>
      <iframe {...card.frame} id={CARD_ID} title={t('card_fields')} className={own.frame} />
      {card.isSilent && (
        <Notice tone="coral" role="alert">
          <p>{t('frame_silent')}</p>
        </Notice>
      )}
      <Terms isPackage={isPackage} />
      <Button className={own.book} busy={busyWords(t, card.isAsked, state)}>
        {t('book', { amount, onRequest: String(isOnRequest) })}
      </Button>
    </form>
  );
}

function busyWords(
  t: (key: 'checking_card' | 'placing_order') => string,
  isAsked: boolean,
  state: string,
): string | undefined {
  if (state !== 'idle') return t('placing_order');
  return isAsked ? t('checking_card') : undefined;
}

function Terms({ isPackage }: { readonly isPackage: boolean }) {
  const t = useTranslations('paying.payment');
  return (
    <p className={own.terms}>
      {t.rich('terms', {
        isPackage: String(isPackage),
        terms: (words) => <Link to={routes.content.href('terms-and-conditions')}>{words}</Link>,
        rights: (words) => (
          <Link to={routes.content.href(isPackage ? 'package-rights' : 'book-with-confidence')}>
            {words}
          </Link>
        ),
        privacy: (words) => <Link to={routes.content.href('privacy')}>{words}</Link>,
      })}
    </p>
  );
}
