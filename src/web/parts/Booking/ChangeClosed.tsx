import { FIRST_REFUSALS } from '#domain/order/first-refusals.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useFocusOnAnswer } from '#web/ui/use-focus-on-answer.ts';
import layout from '#web/ui/layout.module.css';

type ChangeClosedProps = {
  readonly orderCode: string;
  /** Said by the API, in whole sentences. */
  readonly refusal: string;
  /** The form that was posted before it was closed, if any: then this is the answer to it. */
  readonly refused: unknown;
};

/** In place of the form of a change that cannot be made here: why, and what can be done instead. */
export function ChangeClosed({ orderCode, refusal, refused }: ChangeClosedProps) {
  const t = useTranslations('my_booking.closed');
  const words = useTranslations('my_booking.call');
  const { phone } = usePageProperties().domainConfig.brand;
  const { payment_declined: payFirst, their_change_open: answerFirst } = FIRST_REFUSALS;
  const focus = useFocusOnAnswer<HTMLDivElement>(refused);
  return (
    <div {...focus}>
      <Notice tone="amber" heading={t('heading')} role="status">
        <p>{refusal}</p>
        {refusal === payFirst && (
          <p>
            <ButtonLink to={bookingRoutes.payment.href({ orderCode })}>{t('pay')}</ButtonLink>
          </p>
        )}
        {refusal === answerFirst && (
          <p>
            <ButtonLink to={bookingRoutes.whatsChanged.href({ orderCode })}>
              {t('answer')}
            </ButtonLink>
          </p>
        )}
        {refusal !== payFirst && refusal !== answerFirst && (
          <>
            <p>
              <ButtonLink kind="quiet" to={bookingRoutes.conversations.href({ orderCode })}>
                {t('write')}
              </ButtonLink>
            </p>
            <p className={layout.alone}>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{words('call', { phone })}</a>
            </p>
          </>
        )}
      </Notice>
    </div>
  );
}
