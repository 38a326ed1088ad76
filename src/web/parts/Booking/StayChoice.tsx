import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, money, type Money } from '#domain/money.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { RadioCards, type RadioCard } from '#web/ui/RadioCards.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { BookingFrame } from './BookingFrame.tsx';
import { ChangeClosed } from './ChangeClosed.tsx';
import { differenceWords } from './difference-words.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type StayChoiceProps = {
  readonly orderCode: string;
  readonly title: string;
  /** What is booked, in a sentence. */
  readonly yours: string;
  /** Why nothing can be chosen. */
  readonly refusal: string | null;
  /** Said where nothing is offered. */
  readonly nothingOffered: string;
  /** The field of the choice. */
  readonly name: string;
  readonly cards: readonly RadioCard[];
  readonly refused: RefusedForm | undefined;
  /** What the choice means. */
  readonly children: ReactNode;
};

/** A page on which another stay is chosen for the same days; line by line it is shown next. */
export function StayChoice({ orderCode, title, refusal, refused, ...choice }: StayChoiceProps) {
  const t = useTranslations('booking_change.stays');
  const form = usePostedForm('stays', refused);
  const { cards } = choice;
  const problems = refusal === null ? form.problems : [];
  return (
    <BookingFrame orderCode={orderCode} receipt={null}>
      <PageTitle title={title} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={problems} />
      <h1>{title}</h1>
      <p className={typography.lead}>{choice.yours}</p>
      {refusal !== null && <ChangeClosed {...{ orderCode, refusal, refused }} />}
      {refusal === null && cards.length === 0 && <p>{choice.nothingOffered}</p>}
      {refusal === null && cards.length > 0 && (
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          {choice.children}
          <RadioCards {...form.field(choice.name)} label={t('which')} cards={cards} />
          <div>
            <Button>{t('see_price')}</Button>
          </div>
        </form>
      )}
    </BookingFrame>
  );
}

type OfferedStay = {
  readonly hotelQuoteId: string;
  readonly board: { readonly refundableUntil: string | null };
  readonly difference: Money;
};

/** An offered stay as a card: until when it is refunded, and what it costs more or less. */
export function useStayCard() {
  const t = useTranslations('booking_change.stays');
  return ({ hotelQuoteId, board, difference }: OfferedStay, label: string, about: string) => ({
    value: hotelQuoteId,
    label,
    detail: `${about} ${
      board.refundableUntil === null
        ? t('not_refundable')
        : t('refundable', { date: formatDate(board.refundableUntil) })
    }`,
    aside: t(differenceWords(difference), {
      amount: formatMoney(money(Math.abs(difference.amount), difference.currencyCode), 'always'),
    }),
  });
}
