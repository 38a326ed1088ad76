/** The letters about saved holidays. */
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import type { Letter } from './letter.ts';

type Reached = {
  readonly hotel: string;
  readonly place: string;
  readonly departureDate: IsoDate;
  readonly nights: number;
  /** In all: on the day it was saved, today, and what was to be told of. */
  readonly was: Money;
  readonly now: Money;
  readonly target: Money;
  readonly path: string;
  /** Where mail about prices is stopped. */
  readonly unsubscribe: string;
};

/** A saved holiday costs no more than its customer wanted to be told of. */
export function makeTargetReachedLetter(brand: Letter['brand'], reached: Reached): Letter {
  const { hotel, place, departureDate, nights, was, now, target } = reached;
  const price = formatMoney(now, 'always');
  return {
    brand,
    subject: `${hotel} now costs ${price}`,
    preview: `You asked to be told under ${formatMoney(target)}.`,
    heading: `${price} for ${hotel}`,
    paragraphs: [
      `${hotel}, ${place}: ${formatDate(departureDate)}, ${nights === 1 ? '1 night' : `${nights} nights`}. It costs ${price} in all as we write; on the day you saved it, it cost ${formatMoney(was, 'always')}.`,
      'Prices move, and we hold this one for nobody: the page shows what it costs when you open it.',
      `You asked us to tell you under ${formatMoney(target)}. We write once; set another price under your saved holidays to hear again.`,
    ],
    act: { label: 'See holiday', path: reached.path },
    unsubscribe: { label: 'Stop mail about prices', path: reached.unsubscribe },
    sections: [],
  };
}
